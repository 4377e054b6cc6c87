import { expectPage, leavePages } from '@ia/test-support/pages';
import type { BrowserContext, Page } from 'playwright/test';
import { principle, ROUTE, section, write } from '../manifesto/journey.ts';
import { generate, openRecipe, ratingOf } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';

const IDEA = 'Uma ideia cuja resposta se perdeu';

const unsent = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('unsent_'))
      .sort(),
  );

/**
 * The server processes POST requests, but their responses are lost until `heard` is true.
 * @returns the number of requests with a lost response, updated as they arrive
 */
async function loseResponses(context: BrowserContext, to: RegExp) {
  const lost = { arrived: 0, heard: false };
  await context.route(to, async (route) => {
    if (lost.heard || route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    lost.arrived += 1;
    // A closed tab cancels its request.
    await route.abort('connectionreset').catch(() => undefined);
  });
  return lost;
}

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(/Backend offline/);
  browserErrors.allow(/ERR_CONNECTION_RESET|Failed to load resource/);
});

test('Outbox retries requests with lost responses from two tabs with a wrong clock, through a reload, and each counts once', async ({
  page,
  context,
  site,
}) => {
  const asksForVote = /\/rest\/v1\/rpc\/vote_/;
  const votes = await loseResponses(context, asksForVote);
  const suggestions = await loseResponses(context, /\/rest\/v1\/manifesto_suggestions/);
  await page.goto(`/${ROUTE}`);
  await expectPage(page, '/manifesto-cocreate');
  await principle(page, 'Literacia').getByRole('button', { name: 'Concordo (16)' }).click();
  await expect.poll(() => votes.arrived).toBeGreaterThan(0);
  expect(await unsent(page)).toEqual(['unsent_vote_principle_literacia']);
  await write(page, IDEA);
  const send = section(page, 'contribuir').getByRole('button', { name: 'Enviar sugestão' });
  await send.click();
  await expect.poll(() => suggestions.arrived).toBeGreaterThan(0);

  // Without a response the form keeps the text; sending it again is idempotent.
  suggestions.heard = true;
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeFocused();

  // Reload during a retry, twice.
  for (let times = 0; times < 2; times += 1) {
    const voteRequest = page.waitForRequest(asksForVote);
    await page.reload();
    await voteRequest;
  }
  expect(await unsent(page)).toEqual(['unsent_vote_principle_literacia']);

  // Responses arrive again, in two tabs whose clock is a year behind.
  votes.heard = true;
  await context.clock.install({ time: Date.now() - 365 * 86_400_000 });
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto(`/${ROUTE}`)]);
  await expect.poll(() => unsent(page), { timeout: 30_000 }).toEqual([]);
  const rows = await site.backend.query<{ n: number }>(
    `select count(*)::int as n from public.manifesto_suggestions where suggestion_text = '${IDEA}'`,
  );
  expect(rows).toEqual([{ n: 1 }]);
  await page.reload();
  await expect(principle(page, 'Literacia').getByRole('button', { name: 'Concordo (17)' })).toBeVisible();
  await expect(page.locator('#as-minhas-sugestoes')).toContainText('Recebida');
  await leavePages(page);
});

test('Outbox retries a rating with a lost response on the next visit, and it counts once', async ({
  page,
  context,
  site,
}) => {
  const RECIPE = 'chamar-voluntarios';
  const ratings = await loseResponses(context, /\/rest\/v1\/rpc\/increment_recipe_rating/);
  const before = await ratingOf(site, RECIPE);
  const once = { total_score: before.total_score + 5, vote_count: before.vote_count + 1 };
  await openRecipe(page, RECIPE);
  await generate(page);
  await page.getByRole('radio', { name: '5 estrelas' }).click();
  await expect.poll(() => ratings.arrived).toBeGreaterThan(0);
  await expect(page.getByText('Obrigado pela sua avaliação!')).toBeVisible();
  expect(await unsent(page)).toHaveLength(1);
  expect(await ratingOf(site, RECIPE)).toEqual(once);

  const times = ratings.arrived;
  await page.reload();
  await expect.poll(() => ratings.arrived).toBeGreaterThan(times);
  expect(await unsent(page)).toHaveLength(1);

  ratings.heard = true;
  await page.reload();
  await expect.poll(() => unsent(page), { timeout: 30_000 }).toEqual([]);
  expect(await ratingOf(site, RECIPE)).toEqual(once);
  await leavePages(page);
});
