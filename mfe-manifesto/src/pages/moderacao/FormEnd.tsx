import { Button } from '@ia/shared-ui/button';
import { moderation } from '../../content/moderation.ts';

interface FormEndProps {
  submit: string;
  sending: boolean;
  onCancel: () => void;
}

/** How a dialog's form ends: the decision, and the way out. */
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
