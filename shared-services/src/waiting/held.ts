import * as v from 'valibot';
import { BackendError } from '../backend/index.ts';

/** Why a suggestion is queued on this device though there is a network, and until when. */
export const heldSchema = v.object({
  /** Whose limit was reached: of the connection, which many may share; of the whole site; of this visitor. */
  by: v.picklist(['connection', 'site', 'visitor']),
  /** When the server accepts more; milliseconds since 1970 by this device's clock. */
  until: v.number(),
});
export type Held = v.InferOutput<typeof heldSchema>;

/** Seconds until the next try when a server, or a proxy before it, does not say how long. */
const UNSAID_S = 600;

/** What a refusal by a rate limit means for what is sent; null for every other error. */
export function heldBy(error: unknown, now = Date.now()): Held | null {
  if (!(error instanceof BackendError) || error.kind !== 'rate-limited') return null;
  const [, whose] = /_per_(visitor|site)_/.exec(error.limit ?? '') ?? [];
  return {
    by: whose === 'visitor' || whose === 'site' ? whose : 'connection',
    until: now + (error.wait ?? UNSAID_S) * 1000,
  };
}
