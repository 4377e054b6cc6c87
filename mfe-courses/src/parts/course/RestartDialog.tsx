import { Button } from '@ia/shared-ui/button';
import { Dialog, type DialogProps } from '@ia/shared-ui/dialog';
import { t } from '../../content/text.ts';

interface RestartDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'returnsFocus'> {
  /** Text that lists the data to erase. */
  question: string;
  onErase: () => void;
}

/** Confirmation dialog before a course restarts. */
export const RestartDialog = ({ question, onErase, ...dialog }: RestartDialogProps) => (
  <Dialog
    {...dialog}
    title={t.restart.title}
    description={question}
    actions={
      <>
        <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
          {t.restart.cancel}
        </Button>
        <Button variant="danger" onClick={onErase}>
          {t.restart.confirm}
        </Button>
      </>
    }
  />
);
