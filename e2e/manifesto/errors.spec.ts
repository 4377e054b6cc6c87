import { startFakeAi, status, text } from '@ia/test-support/fake-ai';
import { open } from '@ia/test-support/pages';
import { localAi } from '../support/ai.ts';
import { appReport, backendErrors, failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { followNavigation, keyboard } from '../support/input-methods.ts';
import {
  expectRed,
  lookUpReceipt,
  principleCard,
  ROUTE,
  section,
  showNews,
  suggestionItem,
  writeSuggestion,
} from './journey.ts';

// What the co-creation page shows when the backend or an AI provider fails, and how it recovers.
const NO_SUGGESTIONS = 'Não foi possível carregar as sugestões da comunidade.';
const NO_PRINCIPLES = 'Não foi possível carregar os princípios. Verifique a ligação e tente de novo.';
const FORM_ERROR = 'Ocorreu um erro. Por favor, tente novamente mais tarde.';

for (const backendState of ['down', 'failing'] as const) {
  test(`With the backend ${backendState}, each section shows its error and recovers on retry`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(...backendErrors(backendState, 'mfe-manifesto'));
    site.setBackend(backendState);
    await open(page, ROUTE);
    const noPrinciples = page.getByText(NO_PRINCIPLES);
    await expect(noPrinciples).toBeVisible();
    await expectRed(noPrinciples);
    // The heading renders despite the error, so that the header's link works.
    const heading = section(page, 'principios').getByRole('heading', { level: 2 });
    await followNavigation(keyboard, page, /^(Nesta página|Menu)$/, 'Princípios');
    await expect(heading).toBeFocused();
    await expect(section(page, 'principios').getByRole('article')).toHaveCount(0);
    await expect(page.getByText(NO_SUGGESTIONS)).toBeVisible();
    await expect(page.getByText('Não foi possível carregar as versões do Manifesto.')).toBeVisible();
    // Example suggestions, principles and example votes, which the app contains.
    await expect(section(page, 'stats').locator('dd')).toContainText(['7', '6', '83']);
    await expect(section(page, 'responsible-use').getByRole('listitem')).toHaveCount(6);

    site.setBackend('up');
    const retry = (id: string) => section(page, id).getByRole('button', { name: 'Tentar de novo' });
    await retry('principios').click();
    await expect(section(page, 'principios').getByRole('article')).toHaveCount(6);
    await expect(heading).toBeFocused();
    await retry('o-que-mudou').click();
    await expect(section(page, 'o-que-mudou').getByRole('heading', { level: 2 })).toBeFocused();
    await expect(section(page, 'o-que-mudou').getByRole('listitem').first()).toBeVisible();
    await retry('sugestoes').click();
    await expect(section(page, 'sugestoes').getByRole('heading', { level: 2 })).toBeFocused();
    await expect(section(page, 'principios').getByRole('article')).toHaveCount(6);
    await expect(section(page, 'sugestoes').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(NO_SUGGESTIONS)).toHaveCount(0);
  });

  test(`With the backend ${backendState}, a suggestion is not lost`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(...backendErrors(backendState, 'mfe-manifesto'));
    const idea = `Uma ideia que espera pelo servidor (${backendState})`;
    await open(page, ROUTE);
    await writeSuggestion(page, idea);
    site.setBackend(backendState);
    const form = section(page, 'contribuir');
    await form.getByRole('button', { name: 'Enviar sugestão' }).click();
    await expect(form.getByRole('alert')).toContainText(FORM_ERROR);
    await expect(form.getByRole('alert')).toContainText('O seu texto continua aqui');
    await expectRed(form.getByRole('alert'));
    await page.reload();
    await expect(form.getByLabel('A sua sugestão')).toHaveValue(idea);

    site.setBackend('up');
    await form.getByRole('button', { name: 'Continuar' }).click();
    await form.getByRole('button', { name: 'Enviar sugestão' }).click();
    await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeVisible();
  });
}

test('With a hanging backend, the page shows loading texts and then errors', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(appReport('mfe-manifesto', 'Backend timeout'));
  await page.clock.install();
  site.setBackend('hanging');
  await open(page, ROUTE);
  await expect(page.getByText('A carregar os princípios…')).toBeVisible();
  await expect(page.getByText('A carregar as sugestões…')).toBeVisible();
  await page.clock.runFor(10_000); // longer than the backend client's timeout of 8 s
  await expect(page.getByText(NO_PRINCIPLES)).toBeVisible();
  await expect(page.getByText(NO_SUGGESTIONS)).toBeVisible();
});

test('Without a backend, the built-in principles accept votes and the form keeps its text', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(appReport('mfe-manifesto', 'Backend offline'));
  site.configure({ backend: null });
  await open(page, ROUTE);
  await expect(section(page, 'principios').getByRole('article')).toHaveCount(6);
  await expect(
    page.getByText('Ainda não há sugestões aprovadas. Seja o primeiro a contribuir!'),
  ).toBeVisible();
  await principleCard(page, 'Literacia').getByRole('button', { name: 'Concordo (16)' }).click();
  await page.reload();
  await expect(
    principleCard(page, 'Literacia').getByRole('button', { name: 'Concordo (17)' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await writeSuggestion(page, 'Uma ideia sem servidor');
  await section(page, 'contribuir').getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(section(page, 'contribuir').getByRole('alert')).toContainText(FORM_ERROR);
});

test('Failed support request is only logged, and is sent again after a reload', async ({
  page,
  site,
  browserErrors,
}) => {
  // A device requests its visitor id with its first write.
  browserErrors.expect(failedRequest('500', 'visitor_token'), appReport('mfe-manifesto', 'Backend server'));
  const idea = 'Criar sessões de iniciação';
  await open(page, ROUTE);
  await expect(suggestionItem(page, idea)).toBeVisible();
  site.setBackend('failing');
  await suggestionItem(page, idea).getByRole('button', { name: 'Apoiar (11)' }).click();
  await expect(suggestionItem(page, idea).getByRole('button', { name: 'Apoiada (12)' })).toBeDisabled();
  await expect.poll(() => browserErrors.seen.some((line) => line.includes('mfe-manifesto'))).toBe(true);
  site.setBackend('up');
  const voteResponse = page.waitForResponse((response) => response.url().includes('vote_on_suggestion'));
  await page.reload();
  expect((await (await voteResponse).json()).upvotes).toBe(12);
  await expect(suggestionItem(page, idea).getByRole('button', { name: 'Apoiada (12)' })).toBeDisabled();
});

test('Form shows an hourly rate limit and keeps the text', async ({ page, site, browserErrors }) => {
  browserErrors.expect(
    failedRequest('429', 'manifesto_suggestions'),
    appReport('mfe-manifesto', 'Backend rate-limited'),
  );
  await site.backend.run(
    `update private.settings set value = '0' where key = 'suggestions_per_visitor_hour'`,
  );
  await open(page, ROUTE);
  await writeSuggestion(page, 'Mais uma ideia');
  const form = section(page, 'contribuir');
  await form.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(form.getByRole('alert')).toContainText(FORM_ERROR);
  await expect(form.getByRole('alert')).toContainText(
    /Nesta hora já enviou muitas sugestões\. O seu texto continua aqui\. Pode enviá-lo (amanhã, )?a partir das? \d\d:00\./,
  );
  await expect(page.getByRole('heading', { name: 'As minhas sugestões' })).toHaveCount(0);
  await expect(form.getByRole('alert'), 'nothing contradicts «wait»').not.toContainText('quando quiser');
  await site.backend.run(
    `update private.settings set value = '5' where key = 'suggestions_per_visitor_hour'`,
  );
  await form.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeVisible();
});

test('Receipt lookup handles a mistyped, an unknown and a failing code', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('500', 'suggestion_receipt'),
    appReport('mfe-manifesto', 'Backend server'),
  );
  await open(page, ROUTE);
  const region = page.locator('#acompanhar');
  await lookUpReceipt(page, 'IA-123');
  await expect(region.getByLabel('Código de acompanhamento')).toHaveAttribute('aria-invalid', 'true');
  await expect(region.getByLabel('Código de acompanhamento')).toBeFocused();
  await expect(
    region.getByText('Depois de «IA», o código tem 16 letras e algarismos.').first(),
  ).toBeVisible();
  await lookUpReceipt(page, 'IA-0000-0000-0000-0000');
  await expect(region.getByRole('alert')).toContainText('Não encontrámos nenhuma sugestão com este código.');
  site.setBackend('failing');
  await lookUpReceipt(page, 'IA-0000-0000-0000-0000');
  await expect(region.getByRole('alert')).toContainText('Não foi possível consultar a sugestão.');
  await expect(region.getByLabel('Código de acompanhamento')).toHaveValue('IA-0000-0000-0000-0000');
});

test.describe('With AI', () => {
  const NEWS = [
    'QuestionTitle: Quem explica a IA a quem não a pediu?',
    'StatementHeadline: Mais bibliotecas abriram cursos.',
    'Statistic: 120 sessões gratuitas em seis meses',
    'Fact1: Abriram cursos em março.',
    'Fact2: As sessões são gratuitas.',
    'Fact3_Positive: A procura duplicou.',
  ].join('\n');
  const SOURCES = [
    { uri: 'https://jornal.example/a', title: 'Jornal A' },
    { uri: 'https://jornal.example/a', title: 'Jornal A, de novo' },
    { uri: 'https://jornal.example/b', title: 'Jornal B' },
    { uri: 'https://jornal.example/c', title: 'Jornal C' },
  ];

  test('news load once with label, date and at most two distinct sources, and each failure has its own text', async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(
      failedRequest('500'),
      appReport('mfe-manifesto', 'Não foi possível carregar as notícias mais recentes.'),
      appReport('mfe-manifesto', 'Não foi possível gerar factos suficientes a partir das notícias.'),
    );
    const fake = await startFakeAi();
    site.configure({ ai: localAi(fake) });
    fake.script({
      gemini: [text(NEWS, { sources: SOURCES }), text('Fact1: Só um facto.'), status(500)],
    });
    await open(page, ROUTE);
    expect(fake.log, 'no request before the block is visible').toHaveLength(0);

    const first = await showNews(page, 'Literacia');
    await expect(first).toContainText('Quem explica a IA a quem não a pediu?');
    await expect(first).toContainText('Gerado por IA');
    await expect(first).toContainText(/Resumo gerado em \d+ de \S+ de \d{4}\./);
    await expect(first.getByText('120', { exact: true })).toBeVisible();
    await expect(first.getByRole('listitem')).toHaveCount(3);
    await expect(first.getByRole('link')).toHaveText([/^Jornal A /, /^Jornal B /]);
    await principleCard(page, 'Literacia').getByRole('button', { name: 'Mostrar menos' }).click();
    await principleCard(page, 'Literacia').getByRole('button', { name: 'Saber mais...' }).click();
    await expect(first).toContainText('Quem explica a IA');
    expect(fake.log).toHaveLength(1);

    await expect(await showNews(page, 'Bem Comum')).toContainText(
      'Não foi possível gerar factos suficientes a partir das notícias.',
    );
    await expect(await showNews(page, 'Inclusividade')).toContainText(
      'Não foi possível carregar as notícias mais recentes.',
    );
    await fake.close();
  });

  test('AI comment on a suggestion is requested and labelled; a failure shows a retry button and a prepared text', async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(failedRequest('500'), appReport('mfe-manifesto', 'All AI providers failed.'));
    const fake = await startFakeAi();
    site.configure({ ai: localAi(fake) });
    await open(page, ROUTE);
    const form = section(page, 'contribuir');
    const requestComment = async (idea: string) => {
      await writeSuggestion(page, idea);
      await form.getByRole('button', { name: 'Pedir um comentário à IA' }).click();
    };

    fake.script({
      gemini: text(
        '```json\n{"summary":"Pede cursos.","category":"Education","feedback_to_user":"Boa ideia!"}\n```',
      ),
    });
    await writeSuggestion(page, 'Mais cursos');
    expect(fake.log, 'no request before the visitor asks').toHaveLength(0);
    await form.getByRole('button', { name: 'Pedir um comentário à IA' }).click();
    await expect(form.getByRole('heading', { name: 'O que a IA leu na sua sugestão' })).toBeFocused();
    await expect(form).toContainText('Gerado por IA');
    await expect(form.getByRole('definition')).toHaveText(['Pede cursos.', 'Educação', 'Boa ideia!']);

    await form.getByRole('button', { name: 'Alterar o texto' }).click();
    fake.script({ gemini: text('isto não é JSON') });
    await requestComment('Outra ideia');
    const retryButton = form.getByRole('button', { name: 'Pedir outra vez' });
    await expect(retryButton, 'an unparsable answer is not shown as an AI comment').toBeFocused();
    await expect(form).not.toContainText('Gerado por IA');
    await expect(form, 'not confirmed before sending').not.toContainText('foi recebida');
    await form.getByRole('button', { name: 'Enviar sugestão' }).click();
    await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeVisible();
    await expect(form).toContainText(
      'A sua sugestão foi recebida e será analisada. Obrigado pela sua valiosa contribuição! A sua ideia foi registada e será revista pela comunidade.',
    );

    await form.getByRole('button', { name: 'Submeter outra ideia' }).click();
    fake.script({ gemini: status(500), openrouter: status(500), huggingface: status(500) });
    await requestComment('Uma terceira ideia');
    await expect(form).toContainText('Não foi possível obter o comentário da IA.');
    await expect(retryButton).toBeFocused();
    await form.getByRole('button', { name: 'Enviar sugestão' }).click();
    await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeVisible();
    await expect(form).not.toContainText('foi recebida');
    await fake.close();
  });
});
