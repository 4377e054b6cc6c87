import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { Award } from '@ia/shared-ui/icon';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import { declaration } from '../../content/declaration/text.ts';

/** Maximum characters that fit on the sheet at the smallest font size. */
const MAX_NAME_LENGTH = 120;

interface NameFormProps {
  name: string;
  onNameChange: (name: string) => void;
  onPrint: () => void;
  /** Further actions for the entered name. */
  actions?: ReactNode;
}

/** Form for the name on the declaration, with the print button. */
export function NameForm({ name, onNameChange, onPrint, actions }: NameFormProps) {
  const isTooLong = [...name.trim()].length > MAX_NAME_LENGTH;
  return (
    <Form
      problems={{ name: isTooLong ? declaration.nameTooLong : null }}
      onSubmit={onPrint}
      css={{ gap: token.space[4], width: '100%', maxWidth: '34rem' }}
      actions={
        <>
          <Button type="submit" iconStart={Award}>
            {declaration.print}
          </Button>
          {actions}
        </>
      }
    >
      <TextField
        name="name"
        label={declaration.name}
        hint={declaration.nameHint}
        optional
        autoComplete="name"
        value={name}
        onChange={(event) => onNameChange(event.target.value)}
      />
    </Form>
  );
}
