import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { Award } from '@ia/shared-ui/icon';
import { Heading } from '@ia/shared-ui/text';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { words } from '../../content/words.ts';
import type { Printer } from './use-printer.ts';

/** What fits on one line of the certificate, or two. */
const MAX_NAME = 80;

function nameProblem(name: string): string | null {
  if (!name) return words.certificate.nameMissing;
  return [...name].length > MAX_NAME ? words.certificate.nameTooLong : null;
}

/** The name stays in this form: it is neither stored nor sent, only printed. */
export function CertificateForm({ printer }: { printer: Printer }) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  return (
    <Form
      problems={{ name: nameProblem(name) }}
      onSubmit={() => printer.print({ kind: 'certificate', name })}
      css={{ gap: token.space[4], maxWidth: '34rem' }}
      actions={
        <Button type="submit" variant="secondary" iconStart={Award}>
          {words.certificate.print}
        </Button>
      }
    >
      <Heading level={4}>{words.certificate.title}</Heading>
      <TextField
        name="name"
        label={words.certificate.name}
        hint={words.certificate.lead}
        autoComplete="name"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Form>
  );
}
