import { open } from '@ia/test-support/pages';
import { failedRequest, reported } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  createAccount,
  decisions,
  follow,
  principle,
  queued,
  ROUTE,
  section,
  showQueue,
  signIn,
  submit,
  suggestion,
  write,
} from './journey.ts';

test('Suggestion goes from the form to moderation, list, vote, report and a new version', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  test.setTimeout(120_000);
  const idea = 'Ensinar a verificar notícias nas associações do bairro.';
  await open(page, ROUTE);
  const code = await submit(page, `  ${idea}  `, '  Rosa  ');
  await expect(suggestion(page, idea)).toHaveCount(0);

  await follow(page, code.toLowerCase());
  const states = page.locator('#acompanhar').getByRole('list');
  await expect(states.getByRole('listitem')).toContainText([/Recebida \(estado atual\)/]);

  // A moderator accepts it.
  const staff = await browser.newContext({ baseURL });
  const desk = await staff.newPage();
  await signIn(desk, await createAccount(site, 'moderator'));
  await expect(queued(desk, idea)).toContainText('Rosa');
  await queued(desk, idea).getByRole('button', { name: 'Pôr em análise' }).click();
  await expect(queued(desk, idea)).toHaveCount(0);
  await showQueue(desk, 'Em análise');
  await queued(desk, idea).getByRole('button', { name: 'Aceitar', exact: true }).click();
  await expect(decisions(desk)).toContainText('Sugestão aceite e publicada.');

  // It is published with its signature; a visitor supports it once.
  await page.reload();
  const card = suggestion(page, idea);
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
  await showQueue(desk, 'Denunciadas');
  await expect(queued(desk, idea)).toContainText('Expõe dados pessoais: Tem um nome.');
  await queued(desk, idea).getByRole('button', { name: 'Retirar da lista' }).click();
  const reason = desk.getByRole('dialog', { name: 'Retirar da lista pública' });
  await reason.getByLabel('Contém dados pessoais').check();
  await reason.getByLabel('Explicação para quem enviou').fill('Volte a enviar sem o nome.');
  await reason.getByRole('button', { name: 'Retirar da lista' }).click();
  await expect(queued(desk, idea)).toHaveCount(0);
  await page.reload();
  await expect(section(page, 'sugestoes').getByRole('listitem').first()).toBeVisible();
  await expect(suggestion(page, idea)).toHaveCount(0);

  await decisions(desk)
    .getByRole('listitem')
    .filter({ hasText: 'Sugestão retirada da lista.' })
    .getByRole('button', { name: 'Anular' })
    .click();
  await expect(queued(desk, idea)).toBeVisible();
  await queued(desk, idea).getByRole('button', { name: 'Marcar como integrada' }).click();
  const integrate = desk.getByRole('dialog', { name: 'Marcar como integrada' });
  await integrate.getByLabel('Criar uma versão nova').check();
  await integrate.getByLabel('Número da versão').fill('1.1');
  await integrate.getByLabel('Título da versão').fill('Literacia em cada bairro');
  await integrate.getByLabel('O que mudou').fill('As associações passam a fazer parte da formação.');
  await integrate.getByRole('button', { name: 'Marcar como integrada' }).click();
  await expect(decisions(desk)).toContainText('Sugestão marcada como integrada.');
  await desk.reload();
  await expect(decisions(desk).locator('li'), 'decisions survive a reload').toContainText([
    `Sugestão marcada como integrada. «${idea}»`,
    'Versão criada. «1.1: Literacia em cada bairro»',
    `Sugestão aceite e publicada. «${idea}»`,
    `Sugestão em análise. «${idea}»`,
  ]);

  await showQueue(desk, 'Integradas');
  await queued(desk, idea).getByRole('button', { name: 'Ver histórico' }).click();
  const history = desk.getByRole('dialog', { name: 'Histórico da sugestão' }).getByRole('listitem');
  await expect(history).toContainText([
    'Integrada na versão 1.1',
    /Retirada da lista pública.*Anulada em/s,
    'Passou a: Aceite',
    'Passou a: Em análise',
  ]);
  await staff.close();

  // Visitors and the author see the result.
  await page.reload();
  await expect(page.locator('#o-que-mudou').getByRole('listitem').first()).toContainText(
    /Versão 1.1: Literacia em cada bairro.*Ensinar a verificar notícias/s,
  );
  await expect(suggestion(page, idea)).toContainText('Integrada na versão 1.1');
  await follow(page, code);
  await expect(states.getByRole('listitem')).toContainText([
    'Recebida',
    'Em análise',
    'Aceite',
    /Aceite e integrada \(estado atual\)/,
  ]);
});

test('Rejection reaches its author with the reason, also after a failed save', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const idea = 'Uma proposta que já existe.';
  await open(page, ROUTE);
  const code = await submit(page, idea);
  const staff = await browser.newContext({ baseURL });
  const desk = await staff.newPage();
  await signIn(desk, await createAccount(site, 'moderator'));
  await expect(queued(desk, idea)).toContainText('Anónimo');
  await queued(desk, idea).getByRole('button', { name: 'Não aceitar' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Não aceitar a sugestão' });
  await dialog.getByRole('button', { name: 'Não aceitar a sugestão' }).click();
  await expect(dialog.getByText('Escolha um motivo.')).toBeVisible();
  await expect(dialog.getByText('Escreva uma frase que explique a decisão.')).toBeVisible();
  await dialog.getByLabel('Já existe uma sugestão igual').check();
  await dialog.getByLabel('Explicação para quem enviou').fill('Veja a sugestão sobre as bibliotecas.');
  site.setBackend('failing');
  await dialog.getByRole('button', { name: 'Não aceitar a sugestão' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Não foi possível guardar a decisão.');
  await expect(dialog.getByLabel('Explicação para quem enviou')).toHaveValue(/Veja a sugestão/);
  site.setBackend('up');
  await dialog.getByRole('button', { name: 'Não aceitar a sugestão' }).click();
  await expect(dialog).toBeHidden();
  await expect(decisions(desk)).toContainText('Sugestão não aceite.');
  await expect(desk.getByRole('heading', { name: 'Sugestões', exact: true })).toBeFocused();
  await staff.close();

  await follow(page, code);
  await expect(page.locator('#acompanhar').getByRole('listitem').last()).toContainText(
    /Não aceite \(estado atual\).*Já existe uma sugestão igual\. Veja a sugestão sobre as bibliotecas\./s,
  );
});

test('Form requires a text, keeps it across a reload and resets after sending', async ({ page }) => {
  await open(page, ROUTE);
  const form = section(page, 'contribuir');
  await form.getByRole('button', { name: 'Continuar' }).click();
  const text = form.getByLabel('A sua sugestão');
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/Erro: Escreva a sua sugestão antes de continuar\./);

  await form.getByLabel('A sua sugestão').fill('a'.repeat(2003));
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText(/A sugestão tem 3 caracteres a mais/)).toBeVisible();
  await expect(text).toHaveValue('a'.repeat(2003));

  await form.getByLabel('A sua sugestão').fill('Uma ideia que demora a escrever');
  await page.reload();
  await expect(form.getByLabel('A sua sugestão')).toHaveValue('Uma ideia que demora a escrever');

  await submit(page, 'Uma ideia que demora a escrever', '   ');
  await form.getByRole('button', { name: 'Submeter outra ideia' }).click();
  await expect(form.getByRole('heading', { name: 'O que mudaria no Manifesto?' })).toBeFocused();
  await expect(form.getByLabel('A sua sugestão')).toHaveValue('');
});

test('Principle prefills a suggestion from its card and from a link', async ({ page }) => {
  const start = (title: string) => `Sugestão acerca do princípio "${title}" do Manifesto IA para Todos: `;
  await open(page, ROUTE);
  const text = section(page, 'contribuir').getByLabel('A sua sugestão');
  await principle(page, 'Bem Comum').getByRole('button', { name: 'Sugerir Melhoria' }).click();
  await expect(text).toHaveValue(start('Bem Comum'));
  await expect(section(page, 'contribuir').getByRole('heading', { level: 2 })).toBeFocused();
  await text.fill(`${start('Bem Comum')}Contar a água.`);
  await principle(page, 'Literacia').getByRole('button', { name: 'Sugerir Melhoria' }).click();
  await expect(text).toHaveValue(`${start('Literacia')}Contar a água.`);

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
  await open(page, `${ROUTE}?principio=inclusividade#contribuir`);
  await expect(text).toHaveValue(start('Inclusividade'));
  await expect(section(page, 'contribuir').getByRole('heading', { level: 2 })).toBeInViewport();

  // The prefill alone is not a valid suggestion.
  const form = section(page, 'contribuir');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText(/Falta a sua sugestão\./)).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(start('Inclusividade'));
});

test('Receipt can be copied and printed alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, ROUTE);
  const code = await submit(page, 'Uma ideia com recibo');
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible();
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

  await page.getByLabel('Código de acompanhamento').fill('outro');
  await page.getByRole('button', { name: 'Acompanhar esta sugestão' }).click();
  await expect(page.getByLabel('Código de acompanhamento')).toHaveValue(code);
});

test('Suggestion whose answer was lost is not sent twice', async ({ page, site, browserErrors }) => {
  browserErrors.expect(
    failedRequest('ERR_FAILED', 'manifesto_suggestions'),
    reported('mfe-manifesto', 'Backend offline'),
  );
  browserErrors.allow(failedRequest('409', 'manifesto_suggestions'));
  const idea = 'Uma ideia com má ligação';
  await open(page, ROUTE);
  await write(page, idea);
  // The server stores it; the answer is lost.
  await page.route('**/manifesto_suggestions', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const form = section(page, 'contribuir');
  await form.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(form.getByText('Ocorreu um erro. Por favor, tente novamente mais tarde.')).toBeVisible();
  await page.unroute('**/manifesto_suggestions');
  // Either the visitor sends it again, or «As minhas sugestões» first finds at the server that it arrived.
  const again = form.getByRole('button', { name: 'Enviar sugestão' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();

  await signIn(page, await createAccount(site, 'moderator'));
  await expect(queued(page, idea)).toHaveCount(1);
});
