import * as v from 'valibot';
import { callBackend } from './call-backend.ts';

/** A database timestamp, normalized to ISO 8601 in UTC. */
const timestamp = v.nullable(
  v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
    v.transform((text) => new Date(text).toISOString()),
  ),
);
/** Result of the database function `ai_status`. */
const aiSchema = v.object({
  providers: v.array(
    v.object({
      provider: v.string(),
      /** Last response. */
      answeredAt: timestamp,
      /** Last failure. */
      failedAt: timestamp,
      /** Kind of the last failure: 'timeout', 'http 503'. */
      failure: v.nullable(v.string()),
      /** End of the provider's cool-down after repeated failures. Until then it is tried last. */
      restsUntil: timestamp,
    }),
  ),
  /** The spending limit that rejected the last request of today. */
  closedBy: v.nullable(v.picklist(['day', 'month'])),
  refusedToday: v.number(),
  /** Spending in percent of each limit; null without a limit, or without a request today. */
  spentOfDay: v.nullable(v.number()),
  spentOfMonth: v.nullable(v.number()),
});

/** Health of a site's AI service, or the reason why it is unknown. Contains no keys and no prompts. */
export type AiHealth = v.InferOutput<typeof aiSchema> | { unknown: string };

/**
 * Reads the health of the AI service from the configured backend. Never throws when it is unknown.
 * @returns null when the site has no AI service
 */
export async function readAiHealth(
  config: Record<string, unknown>,
  file: string,
  base: string | null,
): Promise<AiHealth | null> {
  if ((config.ai as { mode?: unknown } | undefined)?.mode !== 'server') return null;
  const response = await callBackend(config, 'ai_status', file, base);
  if ('unknown' in response) return response;
  const health = v.safeParse(aiSchema, response.answer);
  return health.success ? health.output : { unknown: `${response.url} returned an unexpected response` };
}
