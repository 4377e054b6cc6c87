import { Button } from '@ia/shared-ui/button';
import { moderation } from '../../content/moderation.ts';

interface FormEndProps {
  submit: string;
  sending: boolean;
  onCancel: () => void;
}

/** Submit and cancel buttons of a dialog's form. */
export function FormEnd({ submit, sending, onCancel }: FormEndProps) {
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
