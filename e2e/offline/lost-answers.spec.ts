import { expectPage, leavePages } from '@ia/test-support/pages';
import type { BrowserContext, Page } from 'playwright/test';
import { principleCard, ROUTE, section, writeSuggestion } from '../manifesto/journey.ts';
import { generate, openRecipe, readRating } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';

// The outbox keeps votes, suggestions and ratings on the device (`unsent_…` in `localStorage`) until the
// server has answered. Here the server stores them, but its answer is lost.

const IDEA = 'Uma ideia cuja resposta se perdeu';

const readUnsentKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('unsent_'))
      .sort(),
  );

/**
 * Aborts POST requests to a URL after the server has processed them, until `isOnline` is set.
 * @returns `isOnline`, and the number of requests with a lost response
 */
async function loseResponses(context: BrowserContext, url: RegExp) {
  const link = { lostResponses: 0, isOnline: false };
  await context.route(url, async (route) => {
    if (link.isOnline || route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    link.lostResponses += 1;
    // A closed tab cancels its request.
    await route.abort('connectionreset').catch(() => undefined);
  });
  return link;
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
  const VOTE_URL = /\/rest\/v1\/rpc\/vote_/;
  const votes = await loseResponses(context, VOTE_URL);
  // A lookup that gets its response would confirm the suggestion before it is sent again.
  const suggestions = await loseResponses(
    context,
    /\/rest\/v1\/(manifesto_suggestions|rpc\/suggestion_receipt)/,
  );
  await page.goto(`/${ROUTE}`);
  await expectPage(page, '/manifesto-cocreate');
  await principleCard(page, 'Literacia').getByRole('button', { name: 'Concordo (16)' }).click();
  await expect.poll(() => votes.lostResponses).toBeGreaterThan(0);
  expect(await readUnsentKeys(page)).toEqual(['unsent_vote_principle_literacia']);
  await writeSuggestion(page, IDEA);
  const send = section(page, 'contribuir').getByRole('button', { name: 'Enviar sugestão' });
  await send.click();
  await expect.poll(() => suggestions.lostResponses).toBe(2);

  // After a lost response, the form keeps the text; sending it again is idempotent.
  suggestions.isOnline = true;
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeFocused();

  // Reload during a retry, twice.
  for (let times = 0; times < 2; times += 1) {
    const voteRequest = page.waitForRequest(VOTE_URL);
    await page.reload();
    await voteRequest;
  }
  expect(await readUnsentKeys(page)).toEqual(['unsent_vote_principle_literacia']);

  // Responses arrive again, in two tabs whose clock is a year behind.
  votes.isOnline = true;
  await context.clock.install({ time: Date.now() - 365 * 86_400_000 });
  const otherTab = await context.newPage();
  await Promise.all([page.reload(), otherTab.goto(`/${ROUTE}`)]);
  await expect.poll(() => readUnsentKeys(page), { timeout: 30_000 }).toEqual([]);
  const rows = await site.backend.query<{ n: number }>(
    `select count(*)::int as n from public.manifesto_suggestions where suggestion_text = '${IDEA}'`,
  );
  expect(rows).toEqual([{ n: 1 }]);
  await page.reload();
  await expect(principleCard(page, 'Literacia').getByRole('button', { name: 'Concordo (17)' })).toBeVisible();
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
  const before = await readRating(site, RECIPE);
  const ratedOnce = { total_score: before.total_score + 5, vote_count: before.vote_count + 1 };
  await openRecipe(page, RECIPE);
  await generate(page);
  await page.getByRole('radio', { name: '5 estrelas' }).click();
  await expect.poll(() => ratings.lostResponses).toBeGreaterThan(0);
  await expect(page.getByText('Obrigado pela sua avaliação!')).toBeVisible();
  expect(await readUnsentKeys(page)).toHaveLength(1);
  expect(await readRating(site, RECIPE)).toEqual(ratedOnce);

  const lostBefore = ratings.lostResponses;
  await page.reload();
  await expect.poll(() => ratings.lostResponses).toBeGreaterThan(lostBefore);
  expect(await readUnsentKeys(page)).toHaveLength(1);

  ratings.isOnline = true;
  await page.reload();
  await expect.poll(() => readUnsentKeys(page), { timeout: 30_000 }).toEqual([]);
  expect(await readRating(site, RECIPE)).toEqual(ratedOnce);
  await leavePages(page);
});
