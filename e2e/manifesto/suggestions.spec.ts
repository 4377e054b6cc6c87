import { open } from '@ia/test-support/pages';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  createAccount,
  decisionList,
  lookUpReceipt,
  principleCard,
  queuedSuggestion,
  ROUTE,
  section,
  showQueue,
  signIn,
  submitSuggestion,
  suggestionItem,
  writeSuggestion,
} from './journey.ts';

// A suggestion from the form to a new version of the manifesto, for its author and for a moderator. The
// moderator uses a second browser context.

test('Suggestion goes from the form to moderation, list, vote, report and a new version', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  test.setTimeout(120_000);
  const idea = 'Ensinar a verificar notícias nas associações do bairro.';
  await open(page, ROUTE);
  const code = await submitSuggestion(page, `  ${idea}  `, '  Rosa  ');
  await expect(suggestionItem(page, idea)).toHaveCount(0);

  await lookUpReceipt(page, code.toLowerCase());
  const states = page.locator('#acompanhar').getByRole('list');
  await expect(states.getByRole('listitem')).toContainText([/Recebida \(estado atual\)/]);

  // A moderator accepts it.
  const moderatorContext = await browser.newContext({ baseURL });
  const moderatorPage = await moderatorContext.newPage();
  await signIn(moderatorPage, await createAccount(site, 'moderator'));
  await expect(queuedSuggestion(moderatorPage, idea)).toContainText('Rosa');
  await queuedSuggestion(moderatorPage, idea).getByRole('button', { name: 'Pôr em análise' }).click();
  await expect(queuedSuggestion(moderatorPage, idea)).toHaveCount(0);
  await showQueue(moderatorPage, 'Em análise');
  await queuedSuggestion(moderatorPage, idea).getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(decisionList(moderatorPage)).toContainText('Sugestão publicada.');

  // It is published with its signature; a visitor supports it once.
  await page.reload();
  const card = suggestionItem(page, idea);
  await expect(card).toContainText(/Rosa, \d+ de \p{L}+ de \d{4}/u);
  await card.getByRole('button', { name: 'Apoiar (0)' }).click();
  await expect(card.getByRole('button', { name: 'Apoiada (1)' })).toBeDisabled();
  await expect(card.getByText('Obrigado por apoiar!')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Apoiada (1)' })).toBeDisabled();

  // The visitor reports it.
  await card.getByRole('button', { name: 'Denunciar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Denunciar esta sugestão' });
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog.getByText('Escolha um motivo.')).toBeVisible();
  await dialog.getByLabel('Expõe dados pessoais').check();
  await dialog.getByLabel('Quer explicar melhor?').fill('Tem um nome.');
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Denúncia enviada. Obrigado por cuidar deste espaço.').first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Já denunciada' })).toBeFocused();

  // The team sees the report, hides the suggestion, undoes that, and integrates it in a new version.
  await showQueue(moderatorPage, 'Denunciadas');
  await expect(queuedSuggestion(moderatorPage, idea)).toContainText('Expõe dados pessoais: Tem um nome.');
  await queuedSuggestion(moderatorPage, idea).getByRole('button', { name: 'Retirar da lista' }).click();
  const reason = moderatorPage.getByRole('dialog', { name: 'Retirar da lista pública' });
  await reason.getByLabel('Expõe dados pessoais').check();
  await reason.getByLabel('Explicação para quem enviou').fill('Volte a enviar sem o nome.');
  await reason.getByRole('button', { name: 'Retirar da lista' }).click();
  await expect(queuedSuggestion(moderatorPage, idea)).toHaveCount(0);
  await page.reload();
  await expect(section(page, 'sugestoes').getByRole('listitem').first()).toBeVisible();
  await expect(suggestionItem(page, idea)).toHaveCount(0);

  await decisionList(moderatorPage)
    .getByRole('listitem')
    .filter({ hasText: 'Sugestão retirada da lista.' })
    .getByRole('button', { name: 'Anular' })
    .click();
  await expect(queuedSuggestion(moderatorPage, idea)).toBeVisible();
  await queuedSuggestion(moderatorPage, idea).getByRole('button', { name: 'Marcar como integrada' }).click();
  const integrate = moderatorPage.getByRole('dialog', { name: 'Marcar como integrada' });
  await integrate.getByLabel('Criar uma versão nova').check();
  await integrate.getByLabel('Número da versão').fill('1.1');
  await integrate.getByLabel('Título da versão').fill('Literacia em cada bairro');
  await integrate.getByLabel('O que mudou').fill('As associações passam a fazer parte da formação.');
  await integrate.getByRole('button', { name: 'Marcar como integrada' }).click();
  await expect(decisionList(moderatorPage)).toContainText('Sugestão marcada como integrada.');
  await moderatorPage.reload();
  await expect(decisionList(moderatorPage).locator('li'), 'decisions survive a reload').toContainText([
    `Sugestão marcada como integrada. «${idea}»`,
    'Versão criada. «1.1: Literacia em cada bairro»',
    `Sugestão publicada. «${idea}»`,
    `Sugestão em análise. «${idea}»`,
  ]);

  await showQueue(moderatorPage, 'Integradas');
  await queuedSuggestion(moderatorPage, idea).getByRole('button', { name: 'Ver histórico' }).click();
  const history = moderatorPage.getByRole('dialog', { name: 'Histórico da sugestão' }).getByRole('listitem');
  await expect(history).toContainText([
    'Integrada na versão 1.1',
    /Retirada da lista pública.*Anulada em/s,
    'Passou a: Publicada',
    'Passou a: Em análise',
  ]);
  await moderatorContext.close();

  // Visitors and the author see the result.
  await page.reload();
  await expect(page.locator('#o-que-mudou').getByRole('listitem').first()).toContainText(
    /Versão 1.1: Literacia em cada bairro.*Ensinar a verificar notícias/s,
  );
  await expect(suggestionItem(page, idea)).toContainText('Integrada na versão 1.1');
  await lookUpReceipt(page, code);
  await expect(states.getByRole('listitem')).toContainText([
    'Recebida',
    'Em análise',
    'Publicada',
    /Publicada e integrada \(estado atual\)/,
  ]);
});

test('Rejection that first fails to save reaches the author with its reason', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const idea = 'Uma proposta que já existe.';
  await open(page, ROUTE);
  const code = await submitSuggestion(page, idea);
  const moderatorContext = await browser.newContext({ baseURL });
  const moderatorPage = await moderatorContext.newPage();
  await signIn(moderatorPage, await createAccount(site, 'moderator'));
  await expect(queuedSuggestion(moderatorPage, idea)).toContainText('Anónimo');
  await queuedSuggestion(moderatorPage, idea).getByRole('button', { name: 'Não publicar' }).click();
  const dialog = moderatorPage.getByRole('dialog', { name: 'Não publicar a sugestão' });
  await dialog.getByRole('button', { name: 'Não publicar a sugestão' }).click();
  await expect(dialog.getByText('Escolha um motivo.')).toBeVisible();
  await expect(dialog.getByText('Escreva uma frase que explique a decisão.')).toBeVisible();
  await dialog.getByLabel('Já existe uma sugestão igual').check();
  await dialog.getByLabel('Explicação para quem enviou').fill('Veja a sugestão sobre as bibliotecas.');
  site.setBackend('failing');
  await dialog.getByRole('button', { name: 'Não publicar a sugestão' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Não foi possível guardar a decisão.');
  await expect(dialog.getByLabel('Explicação para quem enviou')).toHaveValue(/Veja a sugestão/);
  site.setBackend('up');
  await dialog.getByRole('button', { name: 'Não publicar a sugestão' }).click();
  await expect(dialog).toBeHidden();
  await expect(decisionList(moderatorPage)).toContainText('Sugestão não publicada.');
  await expect(moderatorPage.getByRole('heading', { name: 'Sugestões', exact: true })).toBeFocused();
  await moderatorContext.close();

  await lookUpReceipt(page, code);
  await expect(page.locator('#acompanhar').getByRole('listitem').last()).toContainText(
    /Não publicada \(estado atual\).*Já existe uma sugestão igual\. Veja a sugestão sobre as bibliotecas\./s,
  );
});

test('Form requires a text, keeps it across a reload and resets after sending', async ({ page }) => {
  await open(page, ROUTE);
  const form = section(page, 'contribuir');
  await form.getByRole('button', { name: 'Continuar' }).click();
  const textField = form.getByLabel('A sua sugestão');
  await expect(textField).toBeFocused();
  await expect(textField).toHaveAttribute('aria-invalid', 'true');
  await expect(textField).toHaveAccessibleDescription(/Erro: Escreva a sua sugestão antes de continuar\./);

  await form.getByLabel('A sua sugestão').fill('a'.repeat(2003));
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText(/A sugestão tem 3 caracteres a mais/)).toBeVisible();
  await expect(textField).toHaveValue('a'.repeat(2003));

  await form.getByLabel('A sua sugestão').fill('Uma ideia que demora a escrever');
  await page.reload();
  await expect(form.getByLabel('A sua sugestão')).toHaveValue('Uma ideia que demora a escrever');

  await submitSuggestion(page, 'Uma ideia que demora a escrever', '   ');
  await form.getByRole('button', { name: 'Submeter outra ideia' }).click();
  await expect(form.getByRole('heading', { name: 'O que mudaria no Manifesto?' })).toBeFocused();
  await expect(form.getByLabel('A sua sugestão')).toHaveValue('');
});

test('Principle prefills a suggestion from its card and from a link', async ({ page }) => {
  const prefill = (title: string) => `Sugestão acerca do princípio "${title}" do Manifesto IA para Todos: `;
  await open(page, ROUTE);
  const textField = section(page, 'contribuir').getByLabel('A sua sugestão');
  await principleCard(page, 'Bem Comum').getByRole('button', { name: 'Sugerir Melhoria' }).click();
  await expect(textField).toHaveValue(prefill('Bem Comum'));
  await expect(section(page, 'contribuir').getByRole('heading', { level: 2 })).toBeFocused();
  await textField.fill(`${prefill('Bem Comum')}Contar a água.`);
  await principleCard(page, 'Literacia').getByRole('button', { name: 'Sugerir Melhoria' }).click();
  await expect(textField).toHaveValue(`${prefill('Literacia')}Contar a água.`);

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
  await open(page, `${ROUTE}?principio=inclusividade#contribuir`);
  await expect(textField).toHaveValue(prefill('Inclusividade'));
  await expect(section(page, 'contribuir').getByRole('heading', { level: 2 })).toBeInViewport();

  // The prefill alone is not a valid suggestion.
  const form = section(page, 'contribuir');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText(/Falta a sua sugestão\./)).toBeVisible();
  await expect(textField).toBeFocused();
  await expect(textField).toHaveValue(prefill('Inclusividade'));
});

test('Receipt can be copied and printed alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, ROUTE);
  const code = await submitSuggestion(page, 'Uma ideia com recibo');
  const copy = page.getByRole('button', { name: 'Copiar código' });
  await copy.click();
  await expect(copy).toContainText('Código copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Imprimir o recibo' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print="recibo"]').getByText(code)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Acompanhar esta sugestão' }).click();
  await expect(page.locator('#acompanhar')).toContainText(/Recebida \(estado atual\)/);

  // The button fills in the code of the receipt.
  await page.getByLabel('Código de acompanhamento').fill('outro');
  await page.getByRole('button', { name: 'Acompanhar esta sugestão' }).click();
  await expect(page.getByLabel('Código de acompanhamento')).toHaveValue(code);
});

test('Suggestion whose answer was lost is not sent twice', async ({ page, site, browserErrors }) => {
  browserErrors.expect(
    failedRequest('ERR_FAILED', 'manifesto_suggestions'),
    appReport('mfe-manifesto', 'Backend offline'),
  );
  browserErrors.allow(failedRequest('409', 'manifesto_suggestions'));
  browserErrors.expect(failedRequest('ERR_FAILED', 'suggestion_receipt'));
  const idea = 'Uma ideia com má ligação';
  await open(page, ROUTE);
  await writeSuggestion(page, idea);
  // The server stores it; its answer is lost, and so is the answer to the lookup that follows.
  await page.route('**/manifesto_suggestions', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/rpc/suggestion_receipt', (route) => route.abort());
  const lookup = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/suggestion_receipt'),
  );
  const form = section(page, 'contribuir');
  const sendButton = form.getByRole('button', { name: 'Enviar sugestão' });
  await sendButton.click();
  await expect(form.getByText('Ocorreu um erro. Por favor, tente novamente mais tarde.')).toBeVisible();
  await lookup;
  await page.unroute('**/manifesto_suggestions');
  await page.unroute('**/rpc/suggestion_receipt');
  await sendButton.click();
  await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeFocused();

  await signIn(page, await createAccount(site, 'moderator'));
  await expect(queuedSuggestion(page, idea)).toHaveCount(1);
});
