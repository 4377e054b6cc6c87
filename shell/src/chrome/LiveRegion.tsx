import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { Announcement, Announcer } from '../api/announcer.ts';
import { useStore } from '../lib/use-store.ts';

/** Every second announcement ends in a space: screen readers ignore a region whose text does not change. */
const announcedText = ({ message, id }: Announcement) =>
  message && id % 2 === 0 ? `${message}\u00a0` : message;

/**
 * The shell's live regions, one polite and one assertive: a region that changes its `aria-live` is not
 * announced reliably.
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
