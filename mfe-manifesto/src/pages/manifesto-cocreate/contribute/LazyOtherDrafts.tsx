import { useShell } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import { type StoredDraft, useStoredDrafts } from '../../../state/stored-drafts.ts';
import { useDraftCopy } from '../../../state/suggestion-draft.ts';

const loadList = () => import('./OtherDrafts.tsx');

/** Loads the list of other tabs' and earlier visits' drafts when the device has any. */
export function LazyOtherDrafts({ onResume }: { onResume: (draft: StoredDraft) => void }) {
  const { drafts, forget, restore } = useStoredDrafts();
  const ownDraftId = useDraftCopy();
  const others = drafts.filter(({ id }) => id !== ownDraftId);
  const list = useModule(loadList, others.length > 0, useShell().report);
  return list.status === 'ready' ? (
    <list.module.default drafts={others} removeDraft={forget} restoreDraft={restore} onResume={onResume} />
  ) : null;
}
