import type { Principle } from '@ia/shared-services/principles';
import { Alert } from '@ia/shared-ui/alert';
import { lastKnown } from '../content/last-known.ts';
import { longDateTime } from '../rules/dates.ts';

/** Without a network, that the votes shown are those of another moment. Nothing otherwise. */
export function LastKnown({ principles }: { principles: readonly Principle[] }) {
  const at = principles.find((one) => one.lastKnown !== undefined)?.lastKnown;
  return at === undefined ? null : (
    <Alert kind="info">
      <p css={{ margin: 0 }}>{lastKnown(longDateTime(new Date(at).toISOString()))}</p>
    </Alert>
  );
}
