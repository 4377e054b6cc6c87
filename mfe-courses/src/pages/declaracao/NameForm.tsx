import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { Award } from '@ia/shared-ui/icon';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import { declaration } from '../../content/declaration/words.ts';

/** What fits on the sheet, in its smallest letters. */
const MAX_NAME = 120;

interface NameFormProps {
  typed: string;
  onType: (typed: string) => void;
  onPrint: () => void;
  /** What else one can do with the name that stands there. */
  more?: ReactNode;
}

export function NameForm({ typed, onType, onPrint, more }: NameFormProps) {
  const tooLong = [...typed.trim()].length > MAX_NAME;
  return (
    <Form
      problems={{ name: tooLong ? declaration.nameTooLong : null }}
      onSubmit={onPrint}
      css={{ gap: token.space[4], width: '100%', maxWidth: '34rem' }}
      actions={
        <>
          <Button type="submit" iconStart={Award}>
            {declaration.print}
          </Button>
          {more}
        </>
      }
    >
      <TextField
        name="name"
        label={declaration.name}
        hint={declaration.nameHint}
        optional
        autoComplete="name"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </Form>
  );
}
