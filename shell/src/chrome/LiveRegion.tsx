import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { Announcer } from '../api/announcer.ts';
import { useStore } from './use-store.ts';

/** The page's one live region. A repeated message is told apart by a space, or nobody would hear it. */
export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const { message, politeness, id } = useStore(announcer);
  return (
    <div css={visuallyHidden} role="status" aria-live={politeness} aria-atomic="true" data-live-region>
      {message}
      {message && id % 2 === 0 ? '\u00a0' : ''}
    </div>
  );
}
