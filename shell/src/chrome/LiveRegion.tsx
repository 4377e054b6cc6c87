import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { Announcement, Announcer } from '../api/announcer.ts';
import { useStore } from './use-store.ts';

/** A repeated message is told apart by a space, or nobody would hear it. */
const spoken = ({ message, id }: Announcement) => (message && id % 2 === 0 ? `${message}\u00a0` : message);

/** Where the page speaks: one region for each urgency, because a region that changes its own is not heard reliably. */
export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const { polite, assertive } = useStore(announcer);
  return (
    <div css={visuallyHidden} data-live-region>
      <div role="status" aria-live="polite" aria-atomic="true">
        {spoken(polite)}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {spoken(assertive)}
      </div>
    </div>
  );
}
