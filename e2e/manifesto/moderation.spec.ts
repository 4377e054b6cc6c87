import { open } from '@ia/test-support/pages';
import { failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { createAccount, ROUTE, signIn, submitSuggestion } from './journey.ts';

// The moderation page (`#/moderacao`): sign-in of the team, and the queue of suggestions that wait for a
// decision.

test('Sign-in shows errors, survives a reload and ends on request', async ({ page, site, browserErrors }) => {
  browserErrors.expect(failedRequest('400', 'token'));
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
  await expect(page.getByRole('heading', { name: 'Sugestões' }), 'focus after sign-in').toBeFocused();
  await page.reload();
  await expect(page.getByText(`Sessão iniciada como ${account.email}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sugestões' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminar sessão' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('Moderation shows nothing to an account without the role', async ({ page, site, browserErrors }) => {
  browserErrors.expect(failedRequest('403'));
  await open(page, ROUTE);
  await submitSuggestion(page, 'Uma ideia que só a equipa pode ler');
  await signIn(page, await createAccount(site));
  await expect(page.getByText('Esta conta não tem permissão para moderar.')).toBeVisible();
  await expect(page.getByText('Uma ideia que só a equipa pode ler')).toHaveCount(0);
});

test('Session unknown to the server returns to sign-in', async ({ page, site, browserErrors }) => {
  browserErrors.expect(failedRequest('400', 'token'));
  // Wait for the page's first requests: with the session removed they would be rejected.
  const queueResponse = page.waitForResponse((response) => response.url().endsWith('/rpc/moderation_queue'));
  await signIn(page, await createAccount(site, 'moderator'));
  await queueResponse;
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

test('Queue filters do not shift when their counts load', async ({ page, site }) => {
  let releaseCounts = () => {};
  const countsReleased = new Promise<void>((resolve) => {
    releaseCounts = resolve;
  });
  await page.route('**/rpc/moderation_counts', async (route) => {
    await countsReleased;
    await route.continue();
  });
  await signIn(page, await createAccount(site, 'moderator'));
  const queues = page.getByRole('radiogroup').getByRole('radio');
  const readPositions = () =>
    queues.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  await expect(page.getByRole('radio', { name: /^Publicadas$/ })).toBeVisible();
  const before = await readPositions();
  releaseCounts();
  await expect(page.getByRole('radio', { name: /^Publicadas \([0-9]+\)$/ })).toBeVisible();
  expect(await readPositions()).toEqual(before);
});

test('Queue that fails to load shows an error and can be retried', async ({ page, site, browserErrors }) => {
  browserErrors.expect(failedRequest('500'));
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
