import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Account } from './Account.tsx';
import { AUTHENTICATOR_CODE, closeProject, factor, PASSWORD, signedInClient } from './staff.test-scene.ts';

// The account section of the moderation page (password, second factor, team) with a fake Supabase project.

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeProject);

const TEAM = [
  { id: 'u1', email: 'ana@exemplo.pt', last_act: '2026-11-21T10:00:00Z' },
  { id: 'u2', email: 'rui@exemplo.pt', last_act: null },
];

async function openAccount(options: Parameters<typeof signedInClient>[0] = {}) {
  const site = await signedInClient({ rpc: { moderation_team: TEAM }, ...options });
  const shell = fakeShell();
  render(
    <ShellProvider shell={shell}>
      <Account client={site.client} />
    </ShellProvider>,
  );
  await userEvent.click(screen.getByText('A minha conta'));
  await screen.findByRole('heading', { name: 'Segundo fator' });
  return { ...site, loggedText: () => JSON.stringify(shell.log) };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submitPassword = () => userEvent.click(screen.getByRole('button', { name: 'Mudar a palavra-passe' }));

it('Password form requires both passwords and the minimum length before it sends', async () => {
  const { requestBodies } = await openAccount();
  await submitPassword();
  expect(document.activeElement).toBe(field('Palavra-passe atual'));
  expect(screen.getByText('Escreva a sua palavra-passe atual.')).toBeTruthy();
  await userEvent.keyboard(`${PASSWORD}{Enter}`);
  expect(document.activeElement).toBe(field('Palavra-passe nova'));
  await userEvent.keyboard('curta{Enter}');
  expect(
    screen.getAllByText('Escreva uma palavra-passe com pelo menos 12 caracteres.').length,
  ).toBeGreaterThan(0);
  expect(requestBodies('/user')).toEqual([null]);
});

it.each([
  ['a wrong one', 'outra', 'uma frase nova', 'A palavra-passe atual não está certa.'],
  ['the same again', PASSWORD, PASSWORD, 'Essa já é a sua palavra-passe. Escreva uma diferente.'],
  ['one that is easily guessed', PASSWORD, '123456789012', 'Essa palavra-passe é fácil de adivinhar.'],
])('Password form shows the error after %s and keeps both fields', async (_case, current, next, message) => {
  await openAccount();
  await userEvent.type(field('Palavra-passe atual'), current);
  await userEvent.type(field('Palavra-passe nova'), next);
  await submitPassword();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect([field('Palavra-passe atual').value, field('Palavra-passe nova').value]).toEqual([current, next]);
});

it('Password form changes the password, notifies, ends other sessions and clears the fields', async () => {
  const { calls, loggedText } = await openAccount();
  await userEvent.type(field('Palavra-passe atual'), PASSWORD);
  await userEvent.type(field('Palavra-passe nova'), 'uma frase nova{Enter}');
  await vi.waitFor(() => expect(loggedText()).toContain('Palavra-passe mudada.'));
  const sent = calls.filter(({ method, path }) => method === 'PUT' || path === '/logout');
  expect(sent).toMatchObject([
    { path: '/user', body: { password: 'uma frase nova', current_password: PASSWORD } },
    { path: '/logout' },
  ]);
  await vi.waitFor(() => expect(field('Palavra-passe atual').value).toBe(''));
  expect(field('Palavra-passe nova').value).toBe('');
});

it('Second factor enrolment notifies and returns focus to its heading', async () => {
  const factors: object[] = [];
  const { loggedText } = await openAccount({ factors });
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar um segundo fator' }));
  const heading = await screen.findByRole('heading', { name: 'Adicionar um segundo fator', level: 4 });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  factors.push(factor('f-new', 'verified'));
  await userEvent.type(screen.getByLabelText('Código de 6 algarismos'), `${AUTHENTICATOR_CODE}{Enter}`);
  expect(await screen.findByText(/A sua conta já tem um segundo fator/)).toBeTruthy();
  expect(loggedText()).toContain('Segundo fator confirmado.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Segundo fator' }));
});

it('Account offers no second enrolment when a factor exists', async () => {
  await openAccount({ factors: [factor('f1', 'verified')] });
  expect(await screen.findByText(/A sua conta já tem um segundo fator/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Adicionar um segundo fator' })).toBeNull();
});

it('Account shows that the installation has no second factors', async () => {
  await openAccount({ offered: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar um segundo fator' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Esta instalação não tem segundo fator.');
});

it('Account lists moderators with their last decision and reloads on each opening', async () => {
  const { rpc } = await openAccount();
  const teamSection = async () =>
    within((await screen.findByRole('heading', { name: 'Quem modera' })).parentElement as HTMLElement);
  expect(
    await (await teamSection()).findByText(/^ana@exemplo.pt: última decisão em 21 de novembro de 2026/),
  ).toBeTruthy();
  expect((await teamSection()).getByText('rui@exemplo.pt: ainda sem decisões')).toBeTruthy();
  rpc.moderation_team = TEAM.slice(1);
  await userEvent.click(screen.getByText('A minha conta'));
  await userEvent.click(screen.getByText('A minha conta'));
  await vi.waitFor(() => expect(screen.queryByText(/^ana@exemplo.pt:/)).toBeNull());
  expect(await screen.findByText('rui@exemplo.pt: ainda sem decisões')).toBeTruthy();
});

it('Account shows a failed team list and retries', async () => {
  const { rpc } = await openAccount({ rpc: { moderation_team: new Error('em baixo') } });
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar a equipa.');
  rpc.moderation_team = TEAM;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('rui@exemplo.pt: ainda sem decisões')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
