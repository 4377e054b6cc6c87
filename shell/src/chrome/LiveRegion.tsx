import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { Announcement, Announcer } from '../api/announcer.ts';
import { useStore } from '../lib/use-store.ts';

/** A repeated message differs by a space, because screen readers ignore unchanged regions. */
const announcedText = ({ message, id }: Announcement) =>
  message && id % 2 === 0 ? `${message}\u00a0` : message;

/**
 * Live regions: one for each urgency, because a region that changes its urgency is not announced reliably.
 */
export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const { polite, assertive } = useStore(announcer);
  return (
    <div css={visuallyHidden} data-live-region>
      <div role="status" aria-live="polite" aria-atomic="true">
        {announcedText(polite)}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {announcedText(assertive)}
      </div>
    </div>
  );
}
