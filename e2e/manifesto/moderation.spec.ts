import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { failedRequest } from '../support/trouble.ts';
import { createAccount, ROUTE, signIn, submit } from './journey.ts';

test('signing in says what is wrong, survives a reload, and ends on request', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedRequest('400', 'token'));
  const account = await createAccount(site, 'moderator');
  await open(page, '#/moderacao');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByLabel('Endereço de e-mail')).toBeFocused();
  await expect(page.getByLabel('Endereço de e-mail')).toHaveAccessibleDescription(
    'Erro: Escreva o seu endereço de e-mail.',
  );
  await expect(page.getByText('Escreva a sua palavra-passe.')).toBeVisible();

  await page.getByLabel('Endereço de e-mail').fill(account.email);
  await page.getByLabel('Palavra-passe').fill('não é esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('O endereço ou a palavra-passe não estão certos.')).toBeVisible();

  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Sugestões' }), 'work goes on here').toBeFocused();
  await page.reload();
  await expect(page.getByText(`Sessão iniciada como ${account.email}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sugestões' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminar sessão' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('the page is useless to an account without the role', async ({ page, site, trouble }) => {
  trouble.expect(failedRequest('403'));
  await open(page, ROUTE);
  await submit(page, 'Uma ideia que só a equipa pode ler');
  await signIn(page, await createAccount(site));
  await expect(page.getByText('Esta conta não tem permissão para moderar.')).toBeVisible();
  await expect(page.getByText('Uma ideia que só a equipa pode ler')).toHaveCount(0);
});

test('a session that the server no longer knows leads back to signing in', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedRequest('400', 'token'));
  // What the page asks as it opens is answered first: asked with a session taken away, it would be refused.
  const queue = page.waitForResponse((answer) => answer.url().endsWith('/rpc/moderation_queue'));
  await signIn(page, await createAccount(site, 'moderator'));
  await queue;
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('moderationSession') ?? '{}');
    localStorage.setItem(
      'moderationSession',
      JSON.stringify({ ...session, expires_at: 1, refresh_token: 'já não existe' }),
    );
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('the queues stay where they are when their numbers come', async ({ page, site }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/rpc/moderation_counts', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, await createAccount(site, 'moderator'));
  const queues = page.getByRole('radiogroup').getByRole('radio');
  const places = () => queues.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  await expect(page.getByRole('radio', { name: /^Aceites$/ })).toBeVisible();
  const before = await places();
  come();
  await expect(page.getByRole('radio', { name: /^Aceites \([0-9]+\)$/ })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('a queue that cannot be loaded says so and can be asked for again', async ({ page, site, trouble }) => {
  trouble.expect(failedRequest('500'));
  await signIn(page, await createAccount(site, 'moderator'));
  await expect(page.getByRole('heading', { name: 'Sugestões' })).toBeVisible();
  site.setBackend('failing');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Não foi possível carregar as sugestões. Verifique a ligação')).toBeVisible();
  site.setBackend('up');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Não foi possível carregar as sugestões.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sugestões' })).toBeFocused();
});
