import { expectAccessible } from '@ia/test-support/axe';
import { goTo, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { expect, motion, type Site, test } from '../support/fixtures.ts';
import { principleCard, ROUTE } from './journey.ts';

// Visitors can undo a vote on a principle within 30 seconds. The vote that follows an undo is final.

test.use(motion);

const undoButton = (page: Page, title: string) =>
  principleCard(page, title).getByRole('button', { name: 'Anular o voto' });
/** Reads the keys of the stored and of the unsent votes on principles. */
const readVoteKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.includes('vote_principle'))
      .sort(),
  );
/** Reads the totals of a principle from the server. */
async function readTotals(site: Site, id: string): Promise<{ upvotes: number; downvotes: number }> {
  const response = await site.backend.fetch(
    new Request(`http://backend/rest/v1/manifesto_principles?select=upvotes,downvotes&id=eq.${id}`, {
      headers: { apikey: site.backend.publishableKey },
    }),
    { peerAddress: null },
  );
  return (await response.json())[0];
}

test('Vote is undone by keyboard in all tabs, and the next one is final', async ({ page, context, site }) => {
  const before = await readTotals(site, 'literacia');
  await open(page, ROUTE);
  const other = await context.newPage();
  await open(other, ROUTE);
  const card = principleCard(page, 'Literacia');
  await expect(card.getByText('Depois de votar, pode anular durante 30 segundos.')).toBeVisible();
  await card.getByRole('button', { name: 'Não concordo' }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText('Obrigado pelo seu voto!')).toBeVisible();
  await expect(undoButton(page, 'Literacia')).toBeVisible();
  await expect(card.getByText(/^Faltam \d+ segundos$/)).toBeVisible();
  await expectAccessible(page, { within: '#principio-literacia' });
  await expect(
    principleCard(other, 'Literacia').getByRole('button', { name: 'Não concordo' }),
    'the other tab follows',
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(undoButton(other, 'Literacia'), 'only the tab that cast the vote offers undo').toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(undoButton(page, 'Literacia')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByText('O voto foi anulado. Pode votar de novo neste princípio.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Não concordo' })).toBeFocused();
  await expect(card.getByRole('button', { name: 'Não concordo' })).toHaveAttribute('aria-pressed', 'false');
  await expect(card.locator('[data-glazed]')).toHaveAttribute('data-glazed', 'false');
  expect(await readTotals(site, 'literacia')).toEqual(before);
  expect(await readVoteKeys(page)).toEqual([]);
  for (const tab of [page, other]) {
    const agree = principleCard(tab, 'Literacia').getByRole('button', { name: /^Concordo/ });
    await expect(agree).toHaveText(`Concordo (${before.upvotes})`);
    await expect(agree).toBeEnabled();
    await expect(agree).toHaveAttribute('aria-pressed', 'false');
  }

  await card.getByRole('button', { name: /^Concordo/ }).click();
  await expect(card.getByRole('button', { name: `Concordo (${before.upvotes + 1})` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(card.getByText('O voto é definitivo.')).toBeVisible();
  await expect(undoButton(page, 'Literacia')).toHaveCount(0);
  await card.getByRole('button', { name: 'Não concordo' }).click({ force: true });
  await expect(card.getByText('Neste princípio votou «Concordo». Já não pode mudar o voto.')).toBeVisible();
  expect(await readTotals(site, 'literacia')).toEqual({ ...before, upvotes: before.upvotes + 1 });

  await page.reload();
  await expect(card.getByText('Obrigado pelo seu voto!')).toBeVisible();
  await expect(undoButton(page, 'Literacia')).toHaveCount(0);
});

test('Vote undo ends after 30 seconds without layout shift', async ({ page }) => {
  await open(page, ROUTE);
  const card = principleCard(page, 'Bem Comum');
  await card.getByRole('button', { name: /^Concordo/ }).click();
  await undoButton(page, 'Bem Comum').focus();
  const height = (await card.boundingBox())?.height;
  await expect(card.getByText('O voto é definitivo.')).toBeVisible({ timeout: 32_000 });
  await expect(card.getByRole('button', { name: /^Concordo/ })).toBeFocused();
  expect((await card.boundingBox())?.height).toBe(height);
});

test('Late undo is rejected with a message, and the vote stays', async ({ page, site }) => {
  await open(page, ROUTE);
  const card = principleCard(page, 'Responsabilidade');
  await card.getByRole('button', { name: /^Concordo/ }).click();
  await expect(card.getByText(/^Faltam/)).toBeVisible();
  await site.backend.run(
    `update private.principle_votes set created_at = created_at - interval '31 seconds' where principle = 'responsabilidade'`,
  );
  await undoButton(page, 'Responsabilidade').click();
  await expect(card.getByText('Os 30 segundos já tinham passado.')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Concordo/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('button', { name: /^Concordo/ })).toBeFocused();
});

test('Undo of a queued vote removes it from the device, and the vote is never sent', async ({
  page,
  context,
  site,
  browserErrors,
}) => {
  browserErrors.allow(
    failedRequest('ERR_INTERNET_DISCONNECTED'),
    appReport('mfe-manifesto', 'Backend offline'),
  );
  const before = await readTotals(site, 'inclusividade');
  await open(page, ROUTE);
  // An earlier vote loads the undo's chunk.
  await principleCard(page, 'Supervisão Humana')
    .getByRole('button', { name: /^Concordo/ })
    .click();
  await expect(undoButton(page, 'Supervisão Humana')).toBeVisible();
  await context.setOffline(true);
  const card = principleCard(page, 'Inclusividade');
  await card.getByRole('button', { name: /^Concordo/ }).click();
  await expect(card.getByText('Pode anular enquanto não for enviado.')).toBeVisible();
  await undoButton(page, 'Inclusividade').click();
  await expect(card.getByText('O voto foi anulado. Pode votar de novo neste princípio.')).toBeVisible();
  expect((await readVoteKeys(page)).filter((key) => key.includes('inclusividade'))).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  const free = card.getByRole('button', { name: `Concordo (${before.upvotes})` });
  await expect(free).toBeEnabled();
  await expect(free).toHaveAttribute('aria-pressed', 'false');
  expect(await readTotals(site, 'inclusividade')).toEqual(before);
});

// The archive of the main page shows the same principles.
test('Archive also offers vote undo', async ({ page, site }) => {
  const before = await readTotals(site, 'potencial-humano');
  await open(page, '#/home-archive#principios');
  const agree = page.locator('#principios').getByRole('button', { name: /^Concordo .*: Potencial Humano$/ });
  await agree.click();
  await page.getByRole('button', { name: 'Anular o voto: Potencial Humano' }).click();
  await expect(agree).toHaveText(`Concordo (${before.upvotes})`);
  await expect(agree).toBeEnabled();
  await expect(agree).toBeFocused();
  expect(await readTotals(site, 'potencial-humano')).toEqual(before);
  await goTo(page, ROUTE);
  const cardButton = principleCard(page, 'Potencial Humano').getByRole('button', {
    name: `Concordo (${before.upvotes})`,
  });
  await expect(cardButton).toBeEnabled();
  await expect(cardButton).toHaveAttribute('aria-pressed', 'false');
});

test('Principle card shows that a vote will not be remembered when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, ROUTE);
  await expect(
    principleCard(page, 'Literacia').getByText('O navegador não deixa guardar dados neste dispositivo.'),
  ).toBeVisible();
});
