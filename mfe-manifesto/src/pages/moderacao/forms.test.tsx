import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StaffError } from '../../data/moderation/staff-error.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { SignInForm } from './SignInForm.tsx';

it('Sign-in form requires address and password, and keeps both after a refusal', async () => {
  const signIn = vi.fn(() =>
    Promise.reject(new StaffError('wrong-credentials', 'Invalid login credentials')),
  );
  render(<SignInForm why="never" signIn={signIn} />);
  const email = screen.getByLabelText<HTMLInputElement>('Endereço de e-mail');
  const password = screen.getByLabelText<HTMLInputElement>('Palavra-passe');
  const enter = screen.getByRole('button', { name: 'Entrar' });
  await userEvent.click(enter);
  expect(document.activeElement).toBe(email);
  expect(screen.getByText('Escreva a sua palavra-passe.')).toBeTruthy();
  await userEvent.keyboard('ines@exemplo.pt{Enter}');
  expect(document.activeElement).toBe(password);
  expect(signIn).not.toHaveBeenCalled();
  await userEvent.keyboard('segredo{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('não estão certos');
  expect([email.value, password.value]).toEqual(['ines@exemplo.pt', 'segredo']);
  await userEvent.click(enter);
  expect(signIn).toHaveBeenCalledTimes(2);
});

it('Reason form focuses the missing reason, then the missing explanation, and keeps both when saving fails', async () => {
  const onAct = vi.fn().mockResolvedValue('Não foi possível guardar a decisão.');
  render(<ReasonForm kind="reject" onAct={onAct} onCancel={() => {}} />);
  const decide = screen.getByRole('button', { name: 'Não aceitar a sugestão' });
  await userEvent.click(decide);
  const [first] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard(' ');
  await userEvent.click(decide);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Explicação para quem enviou' });
  expect(document.activeElement).toBe(text);
  await userEvent.keyboard('Já existe uma igual.');
  await userEvent.click(decide);
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível guardar a decisão.');
  expect(first?.checked).toBe(true);
  expect(text.value).toBe('Já existe uma igual.');
});
