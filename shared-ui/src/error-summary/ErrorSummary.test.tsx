import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const Form = ({ broken }: { broken: boolean }) => (
  <>
    <ErrorSummary
      problems={broken ? [{ field: 'email', message: 'Escreva o seu correio eletrónico.' }] : []}
    />
    <TextField id="email" label="Correio eletrónico" error={broken && 'Escreva o seu correio eletrónico.'} />
  </>
);

test('takes the focus when it appears, and its links lead into the fields without touching the address', async () => {
  const { rerender } = render(<Form broken={false} />);
  expect(screen.queryByRole('group')).toBeNull();
  rerender(<Form broken />);
  expect(screen.getByRole('group', { name: 'Há campos por corrigir' })).toBe(document.activeElement);

  const before = window.location.href;
  await userEvent.click(screen.getByRole('link', { name: 'Escreva o seu correio eletrónico.' }));
  expect(screen.getByRole('textbox', { name: 'Correio eletrónico' })).toBe(document.activeElement);
  expect(window.location.href).toBe(before);
});

test('the field with the problem is marked, and its error is read with it', () => {
  render(<Form broken />);
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Erro: Escreva o seu correio eletrónico.');
});
