import type { Principle } from '@ia/shared-services/principles';
import { Alert } from '@ia/shared-ui/alert';
import { cachedVotesText } from '../content/cached-votes.ts';
import { formatDateTime } from '../rules/dates.ts';

/** Offline notice with the time of the cached votes; renders nothing for live votes. */
export function CachedVotesNotice({ principles }: { principles: readonly Principle[] }) {
  const cachedAt = principles.find((principle) => principle.lastKnown !== undefined)?.lastKnown;
  return cachedAt === undefined ? null : (
    <Alert kind="info">
      <p css={{ margin: 0 }}>{cachedVotesText(formatDateTime(new Date(cachedAt).toISOString()))}</p>
    </Alert>
  );
}
