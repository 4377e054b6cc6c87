import styled from '@emotion/styled';
import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { type FormEvent, useId, useState } from 'react';
import { newsletter } from '../../../content/archive/showcases.ts';
import { Chapter } from '../../../parts/Chapter.tsx';

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: token.space[3],
  maxWidth: '40rem',
  '& > div': { display: 'grid', gap: token.space[2], flex: '1 1 16rem' },
  '& label': { fontWeight: 650 },
});

const Input = styled.input({
  minHeight: '3rem',
  width: '100%',
  paddingInline: token.space[4],
  border: `2px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  // The browser's grey is unreadable on a solid band.
  '&::placeholder': { color: 'currentColor', opacity: 0.85 },
});

/**
 * Sample newsletter form. It sends nothing and says so after submit, because a button without feedback looks
 * broken.
 */
export function Newsletter() {
  const inputId = useId();
  const [isSubmitted, setIsSubmitted] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
  }
  return (
    <Chapter
      id="newsletter"
      kind="statement"
      divider={<AzulejoDivider />}
      eyebrow={newsletter.eyebrow}
      title={newsletter.title}
      intro={newsletter.text}
    >
      <Form onSubmit={submit} noValidate>
        <div>
          <label htmlFor={inputId}>{newsletter.emailLabel}</label>
          <Input id={inputId} type="email" autoComplete="off" placeholder={newsletter.placeholder} />
        </div>
        <Button type="submit">{newsletter.submit}</Button>
      </Form>
      <p role="status">{isSubmitted ? newsletter.done : ''}</p>
    </Chapter>
  );
}
