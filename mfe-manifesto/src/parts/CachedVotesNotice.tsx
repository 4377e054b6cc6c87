import type { Principle } from '@ia/shared-services/principles';
import { Alert } from '@ia/shared-ui/alert';
import { cachedVotesText } from '../content/cached-votes.ts';
import { longDateTime } from '../rules/dates.ts';

/** Offline notice with the time of the cached votes; renders nothing for live votes. */
export function CachedVotesNotice({ principles }: { principles: readonly Principle[] }) {
  const at = principles.find((one) => one.lastKnown !== undefined)?.lastKnown;
  return at === undefined ? null : (
    <Alert kind="info">
      <p css={{ margin: 0 }}>{cachedVotesText(longDateTime(new Date(at).toISOString()))}</p>
    </Alert>
  );
}
