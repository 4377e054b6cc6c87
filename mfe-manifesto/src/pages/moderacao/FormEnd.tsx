import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { moderation } from '../../content/moderation.ts';

interface FormEndProps {
  submit: string;
  saving: boolean;
  failure: string | null;
  onCancel: () => void;
}

/** How a dialog's form ends: what went wrong, the decision, and the way out. */
export function FormEnd({ submit, saving, failure, onCancel }: FormEndProps) {
  return (
    <>
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
        <Button type="submit" loading={saving} loadingLabel={moderation.actions.working}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {moderation.reject.cancel}
        </Button>
      </div>
    </>
  );
}
