import { Button } from '@ia/shared-ui/button';
import { moderation } from '../../content/moderation.ts';

interface FormButtonsProps {
  /** Label of the submit button. */
  submit: string;
  sending: boolean;
  onCancel: () => void;
}

/** Submit and cancel buttons of a dialog's form. */
export function FormButtons({ submit, sending, onCancel }: FormButtonsProps) {
  return (
    <>
      <Button type="submit" loading={sending} loadingLabel={moderation.actions.working}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {moderation.reject.cancel}
      </Button>
    </>
  );
}
