import * as v from 'valibot';
import { askBackend } from './ask-backend.ts';

/** As this tool writes moments, however the database does. */
const moment = v.nullable(
  v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
    v.transform((text) => new Date(text).toISOString()),
  ),
);
const aiSchema = v.object({
  providers: v.array(
    v.object({
      provider: v.string(),
      answeredAt: moment,
      failedAt: moment,
      /** How it failed last, in words of the site's own: 'timeout', 'http 503'. */
      failure: v.nullable(v.string()),
      /** While it is asked last, because it failed again and again. */
      restsUntil: moment,
    }),
  ),
  /** The ceiling that turned the last request of today away. */
  closedBy: v.nullable(v.picklist(['day', 'month'])),
  refusedToday: v.number(),
  /** Hundredths of the ceilings; null where there is none, or nobody has asked today. */
  spentOfDay: v.nullable(v.number()),
  spentOfMonth: v.nullable(v.number()),
});

/** How the AI service of a site is; without its database, why nobody knows. No key and nothing that was asked is in it. */
export type AiHealth = v.InferOutput<typeof aiSchema> | { unknown: string };

/**
 * How the AI service is, from the backend that a configuration names. It stops nobody that it is not known.
 * @returns null where the site has none of its own
 */
export async function aiHealthFrom(
  config: Record<string, unknown>,
  file: string,
  base: string | null,
): Promise<AiHealth | null> {
  if ((config.ai as { mode?: unknown } | undefined)?.mode !== 'server') return null;
  const asked = await askBackend(config, 'ai_status', file, base);
  if ('unknown' in asked) return asked;
  const health = v.safeParse(aiSchema, asked.answer);
  return health.success ? health.output : { unknown: `${asked.url} answered something else` };
}
