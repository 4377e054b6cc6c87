import { useShell } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import { type KeptDraft, useKeptDrafts } from '../../../state/kept-drafts.ts';
import { useDraftCopy } from '../../../state/suggestion-draft.ts';

const load = () => import('./OtherDrafts.tsx');

/** The drafts of other tabs and earlier visits, downloaded when the device has some. */
export function LazyOtherDrafts({ onResume }: { onResume: (draft: KeptDraft) => void }) {
  const { drafts, forget, bringBack } = useKeptDrafts();
  const own = useDraftCopy();
  const others = drafts.filter(({ id }) => id !== own);
  const list = useModule(load, others.length > 0, useShell().report);
  return list.status === 'ready' ? (
    <list.module.default others={others} forget={forget} bringBack={bringBack} onResume={onResume} />
  ) : null;
}
