import { useShell } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import { useEffect } from 'react';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { useReported } from '../../../state/reported.ts';

const loadDialog = () => import('./ReportDialog.tsx');

interface LazyReportDialogProps {
  /** Suggestion to report; null closes the dialog. */
  suggestion: Suggestion | null;
  onClose: () => void;
}

/** Loads the report dialog on first use. */
export function LazyReportDialog({ suggestion, onClose }: LazyReportDialogProps) {
  const { notify, report } = useShell();
  const { isReported, noteReported } = useReported();
  const dialog = useModule(loadDialog, suggestion !== null, report);
  const hasFailed = dialog.status === 'failed' && suggestion !== null;
  useEffect(() => {
    if (!hasFailed) return;
    notify({ kind: 'error', message: community.reportNotOpened });
    onClose();
  }, [hasFailed, notify, onClose]);
  return dialog.status === 'ready' ? (
    <dialog.module.default
      suggestion={suggestion}
      hasReported={suggestion !== null && isReported(suggestion.id)}
      onClose={onClose}
      onReceived={noteReported}
    />
  ) : null;
}
