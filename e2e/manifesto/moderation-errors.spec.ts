import { open } from '@ia/test-support/pages';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { expect, type Site, test } from '../support/fixtures.ts';
import { createAccount, fillQueue, queuedSuggestion, showQueue, signIn, signInToQueue } from './journey.ts';

// Moderators decide which suggestions the site publishes. These tests cover failures: of the server, an
// expired session, a revoked role, or a colleague who decides first.

const FAILED = 'Não foi possível guardar a decisão. Nada mudou. Tente de novo.';

const setStatus = (site: Site, text: string, status: string) =>
  site.backend.run(
    `update public.manifesto_suggestions set status = '${status}' where suggestion_text = '${text}'`,
  );

test('Moderation shows no sign-in without a backend', async ({ page, site }) => {
  site.configure({ backend: null });
  await open(page, '#/moderacao');
  await expect(
    page.getByText('A moderação precisa de ligação ao servidor, e nenhum está configurado.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar' })).toHaveCount(0);
});

test('Failed decisions show their reason, and the queue stays correct', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('401', 'moderate_suggestion'),
    failedRequest('403'),
    failedRequest('409', 'moderate_suggestion'),
    failedRequest('500', 'moderate_suggestion'),
    failedRequest('ERR_EMPTY_RESPONSE', 'moderate_suggestion'),
    // The browser's error when a connection fails.
    appReport('mfe-manifesto', 'TypeError'),
    appReport('mfe-manifesto', 'internal error'),
  );
  const account = await signInToQueue(page, site, 3);
  const accept = (text: string) =>
    queuedSuggestion(page, text).getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(queuedSuggestion(page, 'Ideia 001')).toBeVisible();
  for (const backendState of ['down', 'failing'] as const) {
    site.setBackend(backendState);
    await accept('Ideia 001');
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(queuedSuggestion(page, 'Ideia 001')).toBeVisible();
  }
  site.setBackend('up');

  // A colleague decides first.
  await setStatus(site, 'Ideia 001', 'approved');
  await accept('Ideia 001');
  await expect(page.getByRole('alert')).toHaveText(
    'Outra pessoa já tratou desta sugestão. A fila foi atualizada.',
  );
  await expect(queuedSuggestion(page, 'Ideia 001')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sugestões' }), 'the pressed button is gone').toBeFocused();

  // The session expires during work.
  site.intercept((request, response) => {
    if (!request.url?.endsWith('/rpc/moderate_suggestion')) return false;
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'PGRST303', message: 'JWT expired' }));
    return true;
  });
  await accept('Ideia 002');
  await expect(page.getByRole('alert')).toHaveText('A sessão terminou. Entre de novo para continuar.');
  site.intercept(() => false);

  // The role is revoked.
  await site.backend.run(
    `update auth.users set raw_app_meta_data = '{}'::jsonb where email = '${account.email}'`,
  );
  await accept('Ideia 002');
  await expect(page.getByRole('alert')).toHaveText('O servidor recusou: esta conta não pode moderar.');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('alert')).toContainText('Esta conta não tem permissão para moderar.');
  await expect(queuedSuggestion(page, 'Ideia 002')).toHaveCount(0);
});

test('History shows an empty state and a failed load', async ({ page, site, browserErrors }) => {
  browserErrors.expect(failedRequest('500', 'moderation_history'));
  await signInToQueue(page, site, 1);
  const history = queuedSuggestion(page, 'Ideia 001').getByRole('button', { name: 'Ver histórico' });
  await history.click();
  const dialog = page.getByRole('dialog', { name: 'Histórico da sugestão' });
  await expect(dialog.getByText('Ainda não houve decisões sobre esta sugestão.')).toBeVisible();
  await page.keyboard.press('Escape');
  site.setBackend('failing');
  await history.click();
  await expect(dialog.getByRole('alert')).toHaveText('Não foi possível carregar o histórico.');
});

test('Version that a colleague has just created is not created twice', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(failedRequest('409', 'create_manifesto_version'));
  await fillQueue(site, 1);
  await setStatus(site, 'Ideia 001', 'approved');
  await signIn(page, await createAccount(site, 'moderator'));
  await showQueue(page, 'Publicadas');
  await queuedSuggestion(page, 'Ideia 001').getByRole('button', { name: 'Marcar como integrada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar como integrada' });
  const submit = dialog.getByRole('button', { name: 'Marcar como integrada' });
  await submit.click();
  await expect(dialog.getByText('Escolha uma versão.')).toBeVisible();
  await dialog.getByLabel('Criar uma versão nova').check();
  await dialog.getByLabel('Número da versão').fill('um');
  await dialog.getByLabel('Título da versão').fill('Nova');
  await dialog.getByLabel('O que mudou').fill('Uma mudança.');
  await expect(dialog.getByText('Escreva um número de versão como 1.1.')).toBeVisible();
  await dialog.getByLabel('Número da versão').fill('3.0');
  await site.backend.run(
    `insert into public.manifesto_versions (version, title, summary) values ('3.0', 'De outra pessoa', 'Resumo.')`,
  );
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Essa versão já existe. Escolha-a na lista.');
  await dialog.getByLabel('3.0: De outra pessoa').check();
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Sugestão marcada como integrada. «Ideia 001»')).toBeVisible();
});

test('Sign-in shows an error when its chunk fails to download', async ({ page, browserErrors }) => {
  // `dist-*.js` is the chunk of @supabase/supabase-js, named after the folder of the package's entry.
  browserErrors.expect(failedRequest('ERR_FAILED', 'dist'));
  await page.route('**/mfe-manifesto/**/dist-*.js', (route) => route.abort());
  await open(page, '#/moderacao');
  await expect(
    page.getByText('Não foi possível contactar o servidor. Verifique a ligação e recarregue a página.'),
  ).toBeVisible();
});

test('Sign-in on a hanging server shows progress and then times out', async ({ page, site }) => {
  const account = await createAccount(site, 'moderator');
  await page.clock.install();
  await open(page, '#/moderacao');
  site.setBackend('hanging');
  await page.getByLabel('Endereço de e-mail').fill(account.email);
  await page.getByLabel('Palavra-passe').fill(account.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: 'A entrar…' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('alert')).toHaveText(
    'Não foi possível entrar. Verifique a ligação e tente de novo.',
  );
  site.setBackend('up');
  await signIn(page, account);
  await expect(page.getByText(/^\d+ sugest|^Não há sugestões/)).toBeVisible();
  site.setBackend('hanging');
  await page.getByRole('radio', { name: /^Publicadas/ }).check();
  await expect(page.getByText('A carregar a fila…')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByText('Não foi possível carregar as sugestões. Verifique a ligação')).toBeVisible();
});

// Must be the last test: it locks sign-in from this address for a while.
test('Sign-in shows errors while the server fails and after too many attempts', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('400', 'token'),
    failedRequest('429', 'token'),
    failedRequest('500', 'token'),
    failedRequest('ERR_EMPTY_RESPONSE', 'token'),
  );
  await open(page, '#/moderacao');
  await page.getByLabel('Endereço de e-mail').fill('alguem@equipa.example');
  await page.getByLabel('Palavra-passe').fill('palavra-passe-errada');
  const signInButton = page.getByRole('button', { name: 'Entrar' });
  for (const backendState of ['down', 'failing'] as const) {
    site.setBackend(backendState);
    await signInButton.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Não foi possível entrar. Verifique a ligação e tente de novo.',
    );
  }
  site.setBackend('up');
  const lockoutMessage = page.getByText('Demasiadas tentativas. Espere alguns minutos e tente de novo.');
  for (let tries = 0; tries < 15 && !(await lockoutMessage.isVisible()); tries += 1) {
    const tokenResponse = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
    await signInButton.click();
    await tokenResponse;
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await expect(lockoutMessage).toBeVisible();
});
