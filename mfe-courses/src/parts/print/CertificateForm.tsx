import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { Award } from '@ia/shared-ui/icon';
import { Heading } from '@ia/shared-ui/text';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { type FormEvent, useRef, useState } from 'react';
import { words } from '../../content/words.ts';
import type { Printer } from './use-printer.ts';

const Form = styled.form({
  display: 'grid',
  gap: token.space[4],
  justifyItems: 'start',
  maxWidth: '34rem',
  '& > div': { width: '100%' },
});

/** The name stays in this form: it is neither stored nor sent, only printed. */
export function CertificateForm({ printer }: { printer: Printer }) {
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function print(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    setMissing(!given);
    if (given) printer.print({ kind: 'certificate', name: given });
    else field.current?.focus();
  }

  return (
    <Form onSubmit={print} noValidate>
      <Heading level={4}>{words.certificate.title}</Heading>
      <TextField
        ref={field}
        label={words.certificate.name}
        hint={words.certificate.lead}
        error={missing ? words.certificate.nameMissing : undefined}
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" iconStart={Award}>
        {words.certificate.print}
      </Button>
    </Form>
  );
}
