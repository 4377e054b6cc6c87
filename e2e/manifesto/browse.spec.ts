import { expectAccessible } from '@ia/test-support/axe';
import { goTo, open } from '@ia/test-support/pages';
import type { Page, Response } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ROUTE, section, submitSuggestion, suggestionItem } from './journey.ts';

// The public list of suggestions on the co-creation page: search, filters, order, links to one suggestion,
// and paging. Before each test, four known suggestions replace all others except the examples of the team.

const suggestions = (page: Page) => section(page, 'sugestoes').getByRole('article');
/** Text that the form prefills for a suggestion about a principle. The list hides it. */
const PREFILL = 'Sugestão acerca do princípio "Bem Comum" do Manifesto IA para Todos: ';
/** A word that browsers cannot break, longer than the narrowest card. */
const UNBREAKABLE = 'á'.repeat(100);

test.beforeEach(({ site }) =>
  site.backend.run(
    `delete from public.manifesto_suggestions where not is_example;
     insert into public.manifesto_suggestions (suggestion_text, author, status, upvotes, created_at) values
       ('Contar a energia', 'Ana', 'approved', 9, '2026-11-01'),
       ('${PREFILL}Contar a água', null, 'approved', 4, '2026-11-20'),
       ('${UNBREAKABLE}', '${'W'.repeat(80)}', 'approved', 2, '2026-11-10'),
       ('${'Uma frase comprida que se repete. '.repeat(58)}Fim.', null, 'approved', 1, '2026-11-05')`,
  ),
);

test('Suggestions are searched, filtered and sorted by keyboard, and Back restores it', async ({ page }) => {
  await open(page, ROUTE);
  await expect(suggestions(page).first(), 'most supported first').toContainText('Contar a energia');
  const search = page.getByRole('searchbox', { name: 'Procurar' });
  await search.focus();
  await page.keyboard.type('contar AGUA');
  await expect(suggestions(page)).toHaveCount(1);
  await expect(section(page, 'sugestoes').getByRole('status').first()).toHaveText('1 sugestão encontrada.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('contar');
  await expect(suggestions(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sobre o princípio')).toBeFocused();
  await page.keyboard.type('Bem');
  await expect(suggestions(page)).toHaveText([/Contar a água/]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mais r');
  await expect(page.getByLabel('Ordenar por')).toHaveValue('recent');

  await goTo(page, '#/');
  await page.goBack();
  await expect(search).toHaveValue('contar');
  await expect(page.getByText('Filtrar e ordenar · Bem Comum · Mais recentes')).toBeVisible();
  await expect(suggestions(page)).toHaveText([/Contar a água/]);
  await page.getByRole('button', { name: 'Limpar a procura' }).click();
  await expect(search).toBeFocused();
  await expect(suggestions(page).first(), 'the newest first, as chosen').toContainText('Contar a água');
  await search.fill('isto não está lá');
  await expect(section(page, 'sugestoes')).toContainText('Nenhuma sugestão corresponde ao que procura.');
  await expect(suggestions(page)).toHaveCount(0);
});

// Chromium reports a native select as selected when it is inserted, and Orca then moves to it.
test('Page opens without a rendered select, so that screen readers stay at its heading', async ({ page }) => {
  await open(page, ROUTE);
  await expect(suggestions(page).first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('Suggestion has a shareable URL, and an unknown one shows a notice', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, ROUTE);
  const share = suggestionItem(page, 'Contar a energia').getByRole('button', { name: 'Partilhar' });
  await share.click();
  await expect(share).toContainText('Ligação copiada');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address, 'clean to cite').toMatch(/\/#\/manifesto-cocreate\?sugestao=[0-9a-f-]{36}$/);
  await page.goto('about:blank');
  // With a suffix, as mail programs and social networks append.
  await page.goto(`${address}?fbclid=abc.`);
  const shared = page.getByRole('region', { name: 'Sugestão partilhada' });
  await expect(shared.getByRole('article')).toContainText('Contar a energia');
  await expect(section(page, 'sugestoes').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(shared.getByRole('article')).toBeInViewport();
  await expect(page.getByRole('article').filter({ hasText: 'Contar a energia' })).toHaveCount(1);
  await shared.getByRole('link', { name: 'Ver todas as sugestões' }).click();
  await expect(shared).toHaveCount(0);

  await goTo(page, `${ROUTE}?sugestao=00000000-0000-4000-8000-000000000000#sugestoes`);
  await expect(page.getByText('Não encontrámos a sugestão desta ligação.')).toBeVisible();
  await expect(suggestions(page).first()).toBeVisible();
});

test('Long and unbroken texts wrap and collapse on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, ROUTE);
  await submitSuggestion(page, UNBREAKABLE, 'W'.repeat(80));
  const long = suggestionItem(page, 'Uma frase comprida');
  const collapsedHeight = await long.evaluate((element) => element.clientHeight);
  await long.getByRole('button', { name: 'Ler tudo' }).click();
  await expect(long).toContainText('Fim.');
  expect(await long.evaluate((element) => element.clientHeight)).toBeGreaterThan(collapsedHeight * 2);
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await scrollWidth(), 'nothing scrolls sideways').toBeLessThanOrEqual(320);
  await long.getByRole('button', { name: 'Ler menos' }).click();
  await expect(long).not.toContainText('Fim.');
  await expect(long.getByRole('button', { name: 'Ler tudo' })).toBeFocused();
  await page.getByRole('button', { name: 'Acompanhar esta sugestão' }).click();
  await expect(page.locator('#acompanhar')).toContainText('Recebida');
  expect(await scrollWidth()).toBeLessThanOrEqual(320);
  await expectAccessible(page, { within: '#sugestoes' });
  await expectAccessible(page, { within: '#contribuir' });
});

test('Long list loads one page of suggestions; more load by keyboard, and Back, search and URL find them', async ({
  page,
  site,
}) => {
  await site.backend.run(
    `insert into public.manifesto_suggestions (id, suggestion_text, status, upvotes, created_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Ideia ' || n || ' com algumas palavras que alguém escreveu. ${'E mais. '.repeat(15)}',
            'approved', 0, timestamptz '2026-11-01' - n * interval '1 minute' from generate_series(1, 300) n`,
  );
  const responses: { url: string; bytes: Promise<number> }[] = [];
  const recordResponse = (response: Response) => {
    if (!response.url().includes('/rest/v1/')) return;
    responses.push({ url: response.url(), bytes: response.body().then(({ length }) => length) });
  };
  page.on('response', recordResponse);
  await open(page, ROUTE);
  const cards = section(page, 'sugestoes').locator('li[id^="cartao-"]');
  // One page of 12, and the seven suggestions that the team wrote as examples.
  await expect(cards).toHaveCount(12 + 7);
  expect(
    responses.map(({ url }) => url).length,
    responses.map(({ url }) => url).join('\n'),
  ).toBeLessThanOrEqual(4);
  const bytes = (await Promise.all(responses.map((response) => response.bytes))).reduce(
    (sum, size) => sum + size,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(60_000);
  page.off('response', recordResponse);

  const moreButton = page.getByRole('button', { name: 'Ver mais sugestões' });
  await moreButton.press('Enter');
  await expect(cards).toHaveCount(24 + 7);
  await expect(
    cards.filter({ hasText: 'Ideia 9 com' }),
    'four that people supported come first',
  ).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Mais 12 sugestões. A mostrar 24 de 304.' }),
  ).toHaveCount(1);
  const last = cards.filter({ hasText: 'Ideia 20 com' });
  await last.scrollIntoViewIfNeeded();
  await goTo(page, '#/');
  await page.goBack();
  await expect(cards).toHaveCount(24 + 7);
  await expect(last).toBeInViewport();

  await page.getByRole('searchbox', { name: 'Procurar' }).fill('ideia 277');
  await expect(suggestions(page)).toHaveText([/^Ideia 277 com/]);
  await goTo(page, `${ROUTE}?sugestao=00000000-0000-4000-8000-000000000290#sugestoes`);
  await expect(page.getByRole('region', { name: 'Sugestão partilhada' }).getByRole('article')).toContainText(
    'Ideia 290 com',
  );
});
