import { startFakeAi, text } from '@ia/test-support/fake-ai';
import { open } from '@ia/test-support/pages';
import { localAi } from '../support/ai.ts';
import { appReport, backendErrors, failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  expectRed,
  lookUpReceipt,
  principleCard,
  ROUTE,
  section,
  showNews,
  submitSuggestion,
  suggestionItem,
  writeSuggestion,
} from './journey.ts';

// With errors.spec.ts and report.spec.ts, covers every error message of the co-creation page.
const FORM_ERROR = 'Ocorreu um erro. Por favor, tente novamente mais tarde.';
const EMPTY = 'Ainda não há sugestões aprovadas. Seja o primeiro a contribuir!';

test('Suggestion form with a hanging backend shows progress, then the error, and keeps the text', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(appReport('mfe-manifesto', 'Backend timeout'));
  await page.clock.install();
  await open(page, ROUTE);
  await writeSuggestion(page, 'Uma ideia sem resposta');
  site.setBackend('hanging');
  const form = section(page, 'contribuir');
  await form.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(form.getByRole('button', { name: 'A enviar…' })).toBeVisible();
  await page.clock.runFor(10_000); // longer than the backend client's timeout of 8 s
  const box = form.getByRole('alert');
  await expect(box).toContainText(FORM_ERROR);
  await expect(box).toContainText(
    'O serviço de sugestões não está disponível neste momento. O seu texto continua aqui e fica guardado neste dispositivo.',
  );
  await expectRed(box);
  await page.reload();
  await expect(form.getByLabel('A sua sugestão')).toHaveValue('Uma ideia sem resposta');
});

test('Rejected suggestion shows what to check and keeps the text', async ({ page, site, browserErrors }) => {
  browserErrors.expect(
    failedRequest('400', 'manifesto_suggestions'),
    appReport('mfe-manifesto', 'Backend rejected'),
  );
  await open(page, ROUTE);
  await writeSuggestion(page, 'Uma ideia recusada');
  site.intercept((request, response) => {
    if (!request.url?.includes('/manifesto_suggestions') || request.method !== 'POST') return false;
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ code: '22023', message: 'suggestion_text must have 1 to 2000 characters' }),
    );
    return true;
  });
  const form = section(page, 'contribuir');
  await form.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(form.getByRole('alert')).toContainText(FORM_ERROR);
  await expect(form.getByRole('alert')).toContainText('Não conseguimos receber este texto');
  await expectRed(form.getByRole('alert'));
  await expect(form.getByText('Uma ideia recusada')).toBeVisible();
});

for (const backendState of ['down', 'failing', 'hanging'] as const) {
  test(`Votes with the backend ${backendState} are only logged`, async ({ page, site, browserErrors }) => {
    browserErrors.expect(...backendErrors(backendState, 'mfe-manifesto'));
    await page.clock.install();
    await open(page, ROUTE);
    const card = principleCard(page, 'Inclusividade');
    const idea = section(page, 'sugestoes').getByRole('listitem').first();
    await expect(idea).toBeVisible();
    site.setBackend(backendState);
    await card.getByRole('button', { name: /^Concordo/ }).click();
    await idea.getByRole('button', { name: /^Apoiar/ }).click();
    await expect(card.getByText('Obrigado pelo seu voto!')).toBeVisible();
    await expect(idea.getByText('Obrigado por apoiar!')).toBeVisible();
    const countReports = () => browserErrors.seen.filter((line) => line.includes('mfe-manifesto')).length;
    // The device sends one vote at a time. Only a hanging request needs the clock: a slow one would time out.
    for (const reports of [1, 2]) {
      if (backendState === 'hanging') await page.clock.runFor(8_000);
      await expect.poll(countReports).toBeGreaterThanOrEqual(reports);
    }
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(card.getByRole('button', { name: /^Concordo/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(idea.getByRole('button', { name: /^Apoiada/ })).toBeDisabled();
  });
}

test('Empty list invites the visitor to write the first suggestion', async ({ page, site }) => {
  const changeStatus = (from: string, to: string) =>
    site.backend.run(`update public.manifesto_suggestions set status = '${to}' where status = '${from}'`);
  // Empties the public list.
  await changeStatus('approved', 'in_review');
  await open(page, ROUTE);
  await expect(section(page, 'sugestoes').getByText(EMPTY)).toBeVisible();
  await expect(section(page, 'sugestoes').getByRole('listitem')).toHaveCount(0);
  await changeStatus('in_review', 'approved');
  await page.reload();
  await expect(suggestionItem(page, 'Quando um serviço público usar')).toBeVisible();
});

test('Device without storage can vote and suggest, and logs a warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('Recusado', 'SecurityError');
      };
    }
  });
  await open(page, ROUTE);
  const card = principleCard(page, 'Supervisão Humana');
  await card.getByRole('button', { name: /^Concordo/ }).click();
  await expect(card.getByText('Obrigado pelo seu voto!')).toBeVisible();
  const form = section(page, 'contribuir');
  await expect(form).toContainText('O texto dura só enquanto tiver esta página aberta.');
  const code = await submitSuggestion(page, 'Uma ideia sem armazenamento');
  await expect(form).toContainText('Guarde já este código.');
  await expect(form).toContainText('esta lista desaparece quando fechar a página');
  await expect(page.locator('#as-minhas-sugestoes')).toContainText(code);
  await expect(form).not.toContainText('neste dispositivo');
  expect(
    warnings.some((line) => line.includes('O armazenamento deste dispositivo não está disponível.')),
  ).toBe(true);
});

test('Receipt shows a fallback when copying fails, and a rate limit of lookups', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(failedRequest('429', 'suggestion_receipt'));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Recusado', 'NotAllowedError'));
  });
  await open(page, ROUTE);
  const code = await submitSuggestion(page, 'Uma ideia que não se copia');
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await expect(page.getByText('Não foi possível copiar. Copie o código selecionado.')).toBeVisible();

  const allow = (count: number) =>
    site.backend.run(
      `update private.settings set value = '${count}' where key = 'receipts_per_address_hour'`,
    );
  await allow(0);
  await lookUpReceipt(page, code);
  await expect(
    page
      .locator('#acompanhar')
      .getByText('Houve muitas consultas a partir desta ligação à Internet na última hora.')
      .first(),
  ).toBeVisible();
  await allow(240);
  await lookUpReceipt(page, code);
  await expect(page.locator('#acompanhar').getByRole('listitem')).toHaveCount(1);
});

for (const backendState of ['down', 'hanging'] as const) {
  test(`Receipt lookup with the backend ${backendState} shows the error`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(...backendErrors(backendState, 'mfe-manifesto'));
    await page.clock.install();
    await open(page, ROUTE);
    site.setBackend(backendState);
    await lookUpReceipt(page, 'IA-0000-0000-0000-0000');
    const region = page.locator('#acompanhar');
    if (backendState === 'hanging') {
      await expect(region.getByText('A procurar…').first()).toBeVisible();
      await page.clock.runFor(10_000); // longer than the backend client's timeout of 8 s
    }
    await expect(region.getByText('Não foi possível consultar a sugestão.').first()).toBeVisible();
  });
}

test('Details that fail to download show an error and can be retried', async ({ page, browserErrors }) => {
  browserErrors.expect(
    failedRequest('ERR_FAILED', 'PrincipleDetails'),
    appReport('mfe-manifesto', 'PrincipleDetails'),
  );
  await page.route('**/PrincipleDetails-*.js', (route) => route.abort());
  await open(page, ROUTE);
  const card = principleCard(page, 'Responsabilidade');
  await card.getByRole('button', { name: 'Saber mais...' }).click();
  await expect(card.getByRole('alert')).toContainText(
    'Não foi possível abrir os detalhes. Verifique a ligação e tente de novo.',
  );
  await page.unroute('**/PrincipleDetails-*.js');
  await card.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(card.getByRole('tabpanel')).toBeVisible();
});

test('News are absent without AI, and show an error when the AI is slow or unreachable', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('ERR_CONNECTION_REFUSED'),
    appReport('mfe-manifesto', 'Não foi possível carregar as notícias mais recentes.'),
  );
  const FAILED = 'Não foi possível carregar as notícias mais recentes.';
  await open(page, ROUTE);
  await principleCard(page, 'Literacia').getByRole('button', { name: 'Saber mais...' }).click();
  await expect(principleCard(page, 'Literacia').getByRole('tablist')).toBeVisible();
  await expect(page.getByText('Nas notícias'), 'no news section without AI').toHaveCount(0);
  expect(browserErrors.seen, 'a site without AI is a choice, not a failure').toEqual([]);

  const fake = await startFakeAi();
  site.configure({ ai: localAi(fake) });
  const facts = ['Fact1: Abriram cursos em março.', 'Fact2: As sessões são gratuitas.'].join('\n');
  fake.script({ gemini: text(facts, { hold: true }) });
  await page.reload();
  const slow = await showNews(page, 'Literacia');
  await expect(slow).toContainText('A procurar notícias recentes…');
  await fake.until((log) => log.length === 1);
  fake.release();
  await expect(slow.getByRole('listitem')).toHaveCount(2);

  await fake.close();
  await expect(await showNews(page, 'Bem Comum')).toContainText(FAILED);
});
