import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import Page from './index.tsx';
import { AUTHENTICATOR_CODE, closeProject, EMAILED_CODE, factor, fakeProject } from './staff.test-scene.ts';

// Password recovery on the moderation page, with a fake Supabase project that sends the code by e-mail.

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeProject);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const TITLE = 'Recuperar o acesso';

/** Renders the page at the recovery form. */
async function openRecovery(options: Parameters<typeof fakeProject>[0] = {}) {
  const site = fakeProject({
    rpc: {
      moderation_alive: { idle_minutes: 0, second_factor_missing: false },
      moderation_counts: { pending: 0 },
    },
    ...options,
  });
  const shell = fakeShell({ backend: () => site.backend });
  render(<Page shell={shell} />);
  await userEvent.type(await screen.findByLabelText('Endereço de e-mail'), 'ana@exemplo.pt');
  await press('Não sei a palavra-passe');
  return { ...site, loggedText: () => JSON.stringify(shell.log) };
}
/** The panel around the authentication forms. */
const authPanel = () => document.querySelector<HTMLElement>('[data-auth-panel]');

async function openCodeStep(options?: Parameters<typeof fakeProject>[0]) {
  const site = await openRecovery(options);
  await press('Enviar o código');
  expect(authPanel()?.contains(await screen.findByLabelText('Código do e-mail'))).toBe(true);
  return site;
}
async function submitCode(code: string, password: string) {
  await userEvent.clear(field('Código do e-mail'));
  await userEvent.type(field('Código do e-mail'), code);
  await userEvent.clear(field('Palavra-passe nova'));
  await userEvent.type(field('Palavra-passe nova'), password);
  await press('Mudar a palavra-passe e entrar');
}
const expectFailure = async (message: string) =>
  vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message), 5000);
const findSignedInText = () =>
  screen.findByText('Sessão iniciada como ana@exemplo.pt', {}, { timeout: 5000 });

it('Recovery shares the address with the sign-in form, and each step focuses its heading', async () => {
  await openRecovery();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: TITLE }));
  expect(field('Endereço de e-mail').value).toBe('ana@exemplo.pt');
  await userEvent.clear(field('Endereço de e-mail'));
  await press('Enviar o código');
  expect(document.activeElement).toBe(field('Endereço de e-mail'));
  expect(screen.getByText('Escreva o seu endereço de e-mail.')).toBeTruthy();
  await userEvent.type(field('Endereço de e-mail'), 'rui@exemplo.pt');
  await press('Voltar a «Entrar»');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Entrar' }));
  expect(field('Endereço de e-mail').value).toBe('rui@exemplo.pt');
});

it('Recovery answers the same for unknown accounts, and sends another code on request', async () => {
  const { requestBodies, loggedText } = await openCodeStep();
  expect(loggedText()).toContain('Se houver uma conta com o endereço ana@exemplo.pt');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: TITLE }));
  await press('Pedir outro código');
  await press('Enviar o código');
  await screen.findByLabelText('Código do e-mail');
  expect(requestBodies('/recover')).toHaveLength(2);
});

it('Recovery sets the password and signs in; a wrong code and a weak password keep the fields', async () => {
  const { requestBodies, calls } = await openCodeStep();
  await press('Mudar a palavra-passe e entrar');
  expect(document.activeElement).toBe(field('Código do e-mail'));
  await submitCode('000000', 'uma frase nova');
  await expectFailure('O código não está certo, ou já expirou. Confirme-o no e-mail ou peça outro.');
  expect([field('Código do e-mail').value, field('Palavra-passe nova').value]).toEqual([
    '000000',
    'uma frase nova',
  ]);
  // The code is used up now, so the retry must not verify it again.
  await submitCode(EMAILED_CODE, '123456789012');
  await expectFailure('Essa palavra-passe é fácil de adivinhar.');
  expect(screen.queryByText(/^Sessão iniciada/), 'not signed in before the password is set').toBeNull();
  await submitCode(EMAILED_CODE, 'uma frase nova');
  expect(await findSignedInText()).toBeTruthy();
  expect(requestBodies('/verify').map((body) => body?.token)).toEqual(['000000', EMAILED_CODE]);
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body?.password)).toEqual([
    '123456789012',
    'uma frase nova',
  ]);
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sugestões' })),
  );
});

it('Recovery asks for the second factor before it changes the password', async () => {
  const { calls } = await openCodeStep({ factors: [factor('f1', 'verified')] });
  await submitCode(EMAILED_CODE, 'uma frase nova');
  const factorField = await screen.findByLabelText<HTMLInputElement>('Código de 6 algarismos');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: TITLE }));
  expect(field('Palavra-passe nova').value).toBe('uma frase nova');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.type(factorField, '12{Enter}');
  expect(screen.getAllByText('Escreva os 6 algarismos do código.').length).toBeGreaterThan(0);
  await userEvent.clear(factorField);
  await userEvent.type(factorField, '000000{Enter}');
  await expectFailure('O código não está certo, ou já expirou. Escreva o que a aplicação mostra agora.');
  await userEvent.clear(factorField);
  await userEvent.type(factorField, `${AUTHENTICATOR_CODE}{Enter}`);
  expect(await findSignedInText()).toBeTruthy();
});

it('Recovery explains what to do when the installation sends no e-mail', async () => {
  await openRecovery({ offered: false });
  await press('Enviar o código');
  await expectFailure(
    'Esta instalação não envia e-mails. Peça a quem administra o site uma palavra-passe nova.',
  );
  expect(field('Endereço de e-mail').value).toBe('ana@exemplo.pt');
});
