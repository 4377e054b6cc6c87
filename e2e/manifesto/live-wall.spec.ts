import { expectAccessible } from '@ia/test-support/axe';
import { layoutFaults } from '@ia/test-support/layout';
import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { backendErrors } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { principleCard, ROUTE } from './journey.ts';

// The live wall is a page for a screen in a town hall or a library. It has one tile for each vote and
// updates itself.

const WALL = '#/parede-ao-vivo';

/** Asserts that wall and panel fit the screen, and that the wall has no tile outside. */
async function expectOneScreen(page: Page): Promise<void> {
  const wall = page.getByRole('img', { name: /^Parede de todos/ });
  await expect(wall).toBeVisible();
  const faults = () =>
    wall.evaluate((field) => {
      const tiles = [...field.querySelectorAll(':scope > svg[viewBox]')];
      const outside = tiles.filter((tile) => {
        const { left, top, right, bottom } = tile.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      });
      const { scrollHeight, clientHeight } = document.documentElement;
      // The team's example votes alone are over 50 tiles.
      return { tiles: tiles.length > 50, outside: outside.length, scrolls: scrollHeight > clientHeight };
    });
  await expect.poll(faults).toEqual({ tiles: true, outside: 0, scrolls: false });
  expect(await layoutFaults(page)).toEqual([]);
}

test('Live wall fills one screen in both orientations, and names a new vote', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, WALL);
  await expect(page.getByRole('heading', { level: 1, name: 'Parede de todos' })).toBeVisible();
  await expect(page.getByText('Ainda ninguém votou: os azulejos são exemplos.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Código QR da página em que se vota' })).toBeVisible();
  await expectOneScreen(page);
  await page.setViewportSize({ width: 1080, height: 1920 });
  await expectOneScreen(page);
  await expectAccessible(page);

  const visitor = await browser.newContext({ baseURL });
  const visitorPage = await visitor.newPage();
  await open(visitorPage, ROUTE);
  const counted = visitorPage.waitForResponse((response) => response.url().includes('vote_on_principle'));
  await principleCard(visitorPage, 'Inclusividade').getByRole('button', { name: 'Não concordo' }).click();
  await counted;
  await visitor.close();

  // The page asks again when the network returns, and every 30 seconds.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Mais um voto em «Inclusividade»')).toBeVisible();
  await expect(page.getByText('1 voto', { exact: true })).toBeVisible();
  await expect(page.getByText(/Também há azulejos de exemplo: \d+ votos e 7 sugestões\.$/)).toBeVisible();
  await expectOneScreen(page);
});

test('Live wall works on a phone, and leads back to the vote', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, ROUTE);
  await page.getByRole('link', { name: 'Abrir a parede ao vivo, para um ecrã grande' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parede de todos' })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voltar ao Manifesto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Co-criar o Manifesto' })).toBeVisible();
});

test('Live wall dims at night', async ({ page }) => {
  // Night begins at 22:00. The page checks the time each minute.
  await page.clock.install({ time: new Date('2026-11-27T21:59:30') });
  await open(page, WALL);
  const screen = page.locator('[data-night]');
  await expect(screen).toHaveAttribute('data-night', 'false');
  await page.clock.runFor(61_000);
  await expect(screen).toHaveAttribute('data-night', 'true');
});

test('Live wall shows no examples while the server is down, and recovers by itself', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.allow(...backendErrors('down', 'mfe-manifesto'));
  site.setBackend('down');
  await open(page, WALL);
  await expect(page.getByText('Sem ligação aos votos. A parede volta sozinha.')).toBeVisible();
  await expect(page.getByText('Ainda ninguém votou')).toHaveCount(0);
  site.setBackend('up');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Sem ligação aos votos. A parede volta sozinha.')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /São exemplos: \d+ votos e [1-9]\d* sugestões/ })).toBeVisible();
});
