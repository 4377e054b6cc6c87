import { expectAccessible } from '@ia/test-support/axe';
import type { Page } from 'playwright/test';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { queuedSuggestion, showQueue, signInToQueue } from './journey.ts';

// The moderation queue shows 50 suggestions; a button adds up to 50 more. `signInToQueue` fills it with
// «Ideia 001», the oldest, and the following numbers.

const entries = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('blockquote') });
const moreButton = (page: Page) => page.getByRole('button', { name: /^Mostrar mais \d+$/ });

test('Moderation queue of 230 suggestions can be processed by keyboard', async ({ page, site }) => {
  await signInToQueue(page, site, 230);
  await expect(page.getByText('50 de 230 sugestões')).toBeVisible();
  await expect(entries(page)).toHaveCount(50);
  for (const shownCount of [100, 150, 200, 230]) {
    await moreButton(page).press('Enter');
    await expect(entries(page)).toHaveCount(shownCount);
    const firstNewEntry =
      shownCount === 230 ? 'Ideia 201' : `Ideia ${String(shownCount - 49).padStart(3, '0')}`;
    await expect(queuedSuggestion(page, firstNewEntry), 'focus moves to the first new entry').toBeFocused();
    await expect(queuedSuggestion(page, firstNewEntry)).toBeInViewport();
    const addedCount = shownCount === 230 ? 30 : 50;
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `Mais ${addedCount} sugestões. A mostrar ${shownCount} de 230.` }),
    ).toHaveCount(1);
  }
  await expect(moreButton(page)).toHaveCount(0);
  await expect(page.getByText('230 sugestões', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    queuedSuggestion(page, 'Ideia 201').getByRole('button', { name: 'Publicar', exact: true }),
  ).toBeFocused();

  // A decision far down the queue leaves the other entries in place.
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(229);
  await expect(queuedSuggestion(page, 'Ideia 230')).toBeVisible();
  await showQueue(page, 'Publicadas');
  await expect(queuedSuggestion(page, 'Ideia 201')).toBeVisible();
});

test("Queue paging skips nothing after a colleague's decisions", async ({ page, site }) => {
  await signInToQueue(page, site, 120);
  await expect(entries(page)).toHaveCount(50);
  await site.backend.run(
    `update public.manifesto_suggestions set status = 'in_review' where suggestion_text in ('Ideia 002', 'Ideia 003')`,
  );
  await moreButton(page).click();
  await expect(page.getByText('100 de 118 sugestões')).toBeVisible();
  await expect(queuedSuggestion(page, 'Ideia 051')).toBeFocused();
  await expect(queuedSuggestion(page, 'Ideia 002')).toHaveCount(0);
  await moreButton(page).click();
  await expect(entries(page)).toHaveCount(118);
});

test('Next page that fails to load shows an error and keeps the list', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('500'),
    failedRequest('ERR_EMPTY_RESPONSE'),
    appReport('mfe-manifesto', 'TypeError'),
    appReport('mfe-manifesto', 'internal error'),
  );
  await signInToQueue(page, site, 60);
  await expect(moreButton(page)).toHaveText('Mostrar mais 10');
  for (const backendState of ['down', 'failing'] as const) {
    site.setBackend(backendState);
    await moreButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Não foi possível carregar mais sugestões. Verifique a ligação e tente de novo.',
    );
    await expect(entries(page)).toHaveCount(50);
  }
  await expectAccessible(page, { within: 'main' });
  site.setBackend('up');
  await moreButton(page).click();
  await expect(entries(page)).toHaveCount(60);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
