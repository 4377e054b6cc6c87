import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StaffError } from '../../data/moderation/staff-error.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { SignInForm } from './SignInForm.tsx';

// Validation, focus and failures of the sign-in form and of the form for a decision's reason.

it('Sign-in form requires address and password, and keeps both after wrong credentials', async () => {
  const signIn = vi.fn(() =>
    Promise.reject(new StaffError('wrong-credentials', 'Invalid login credentials')),
  );
  render(<SignInForm reason="never" signIn={signIn} />);
  const email = screen.getByLabelText<HTMLInputElement>('Endereço de e-mail');
  const password = screen.getByLabelText<HTMLInputElement>('Palavra-passe');
  const submit = screen.getByRole('button', { name: 'Entrar' });
  await userEvent.click(submit);
  expect(document.activeElement).toBe(email);
  expect(screen.getByText('Escreva a sua palavra-passe.')).toBeTruthy();
  await userEvent.keyboard('ines@exemplo.pt{Enter}');
  expect(document.activeElement).toBe(password);
  expect(signIn).not.toHaveBeenCalled();
  await userEvent.keyboard('segredo{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('não estão certos');
  expect([email.value, password.value]).toEqual(['ines@exemplo.pt', 'segredo']);
  await userEvent.click(submit);
  expect(signIn).toHaveBeenCalledTimes(2);
});

it('Reason form of an upheld decision asks for an explanation only', async () => {
  const onAct = vi.fn().mockResolvedValue(null);
  render(<ReasonForm kind="uphold" onAct={onAct} onCancel={() => {}} />);
  const submitButton = screen.getByRole('button', { name: 'Manter a decisão' });
  await userEvent.click(submitButton);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(onAct).not.toHaveBeenCalled();
  await userEvent.keyboard('É sobre uma rua.');
  await userEvent.click(submitButton);
  expect(onAct).toHaveBeenCalledWith({ kind: 'uphold', why: 'É sobre uma rua.' });
});

it('Reason form focuses the missing reason, then the missing explanation, and keeps both when saving fails', async () => {
  const onAct = vi.fn().mockResolvedValue('Não foi possível guardar a decisão.');
  render(<ReasonForm kind="reject" onAct={onAct} onCancel={() => {}} />);
  const submitButton = screen.getByRole('button', { name: 'Não publicar a sugestão' });
  await userEvent.click(submitButton);
  const [first] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard(' ');
  await userEvent.click(submitButton);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Explicação para quem enviou' });
  expect(document.activeElement).toBe(text);
  await userEvent.keyboard('Já existe uma igual.');
  await userEvent.click(submitButton);
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível guardar a decisão.');
  expect(first?.checked).toBe(true);
  expect(text.value).toBe('Já existe uma igual.');
});
