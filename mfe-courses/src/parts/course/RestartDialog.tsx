import { Button } from '@ia/shared-ui/button';
import { Dialog, type DialogProps } from '@ia/shared-ui/dialog';
import { words } from '../../content/words.ts';

interface RestartDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'returnsFocus'> {
  /** What would be erased, in words. */
  question: string;
  onErase: () => void;
}

/** Asks before a course begins anew. */
export const RestartDialog = ({ question, onErase, ...dialog }: RestartDialogProps) => (
  <Dialog
    {...dialog}
    title={words.restart.title}
    description={question}
    actions={
      <>
        <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
          {words.restart.keep}
        </Button>
        <Button onClick={onErase}>{words.restart.confirm}</Button>
      </>
    }
  />
);
