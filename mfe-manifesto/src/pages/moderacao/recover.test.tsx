import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import Page from './index.tsx';
import { closeProject, factor, MAILED, project, SHOWN } from './staff.test-scene.ts';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeProject);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const TITLE = 'Recuperar o acesso';

/** The page, at the form for who does not know the password. */
async function open(options: Parameters<typeof project>[0] = {}) {
  const site = project({
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
  return { ...site, said: () => JSON.stringify(shell.log) };
}
/** The panel that asks who somebody is. */
const door = () => document.querySelector<HTMLElement>('[data-way-in]');

async function withCode(options?: Parameters<typeof project>[0]) {
  const site = await open(options);
  await press('Enviar o código');
  expect(door()?.contains(await screen.findByLabelText('Código do e-mail'))).toBe(true);
  return site;
}
async function write(code: string, password: string) {
  await userEvent.clear(field('Código do e-mail'));
  await userEvent.type(field('Código do e-mail'), code);
  await userEvent.clear(field('Palavra-passe nova'));
  await userEvent.type(field('Palavra-passe nova'), password);
  await press('Mudar a palavra-passe e entrar');
}
const failure = async (words: string) =>
  vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words), 5000);
const isIn = () => screen.findByText('Sessão iniciada como ana@exemplo.pt', {}, { timeout: 5000 });

it('takes the address along, both ways, and each step begins at its heading', async () => {
  await open();
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

it('says the same whether there is such an account or not, and helps to another code', async () => {
  const { asked, said } = await withCode();
  expect(said()).toContain('Se houver uma conta com o endereço ana@exemplo.pt');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: TITLE }));
  await press('Pedir outro código');
  await press('Enviar o código');
  await screen.findByLabelText('Código do e-mail');
  expect(asked('/recover')).toHaveLength(2);
});

it('sets the password with the code and then signs in; a wrong code and a weak password lose nothing', async () => {
  const { asked, calls } = await withCode();
  await press('Mudar a palavra-passe e entrar');
  expect(document.activeElement).toBe(field('Código do e-mail'));
  await write('000000', 'uma frase nova');
  await failure('O código não está certo, ou já expirou. Confirme-o no e-mail ou peça outro.');
  expect([field('Código do e-mail').value, field('Palavra-passe nova').value]).toEqual([
    '000000',
    'uma frase nova',
  ]);
  // The code is taken now, and opens no second time: it is not asked of the server again.
  await write(MAILED, '123456789012');
  await failure('Essa palavra-passe é fácil de adivinhar.');
  expect(screen.queryByText(/^Sessão iniciada/), 'not in before the password is set').toBeNull();
  await write(MAILED, 'uma frase nova');
  expect(await isIn()).toBeTruthy();
  expect(asked('/verify').map((body) => body?.token)).toEqual(['000000', MAILED]);
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body?.password)).toEqual([
    '123456789012',
    'uma frase nova',
  ]);
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sugestões' })),
  );
});

it('asks who has a second factor for it before the password is changed', async () => {
  const { calls } = await withCode({ factors: [factor('f1', 'verified')] });
  await write(MAILED, 'uma frase nova');
  const shown = await screen.findByLabelText<HTMLInputElement>('Código de 6 algarismos');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: TITLE }));
  expect(field('Palavra-passe nova').value).toBe('uma frase nova');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.type(shown, '12{Enter}');
  expect(screen.getAllByText('Escreva os 6 algarismos do código.').length).toBeGreaterThan(0);
  await userEvent.clear(shown);
  await userEvent.type(shown, '000000{Enter}');
  await failure('O código não está certo, ou já expirou. Escreva o que a aplicação mostra agora.');
  await userEvent.clear(shown);
  await userEvent.type(shown, `${SHOWN}{Enter}`);
  expect(await isIn()).toBeTruthy();
});

it('says that an installation sends no e-mail, and what to do then', async () => {
  await open({ offered: false });
  await press('Enviar o código');
  await failure('Esta instalação não envia e-mails. Peça a quem administra o sítio uma palavra-passe nova.');
  expect(field('Endereço de e-mail').value).toBe('ana@exemplo.pt');
});
