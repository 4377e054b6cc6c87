import { readFile } from 'node:fs/promises';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { ROUTE, section } from './journey.ts';

// Each principle has a tile on its card: unglazed (bare clay) before the vote, glazed (in colour) after
// it. After the sixth vote, the visitor can save the six tiles as a picture.

for (const width of [360, 1280])
  test(`Vote glazes the tile of the principle, and nothing moves (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, ROUTE);
    const cards = section(page, 'principios').getByRole('article');
    await expect(cards).toHaveCount(6);
    const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    const before = await heights();
    const tile = cards.first().locator('[data-glazed]');
    await expect(tile).toHaveAttribute('data-glazed', 'false');
    const [agree, disagree] = [/^Concordo/, 'Não concordo'].map((name) =>
      cards.first().getByRole('button', { name }),
    );
    const tops = async () => [(await agree?.boundingBox())?.y, (await disagree?.boundingBox())?.y];
    const [agreeTop, disagreeTop] = await tops();
    expect(disagreeTop, 'side by side').toBe(agreeTop);
    await agree?.click();
    await expect(tile).toHaveAttribute('data-glazed', 'true');
    await expect(cards.first().getByText('Obrigado pelo seu voto!')).toBeVisible();
    expect(await heights()).toEqual(before);
  });

test('Six votes are six tiles, which can be kept as a picture', async ({ page }) => {
  await open(page, ROUTE);
  const cards = section(page, 'principios').getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const isLast = (await card.getByRole('heading', { level: 3 }).textContent()) === 'Supervisão Humana';
    await card.getByRole('button', { name: isLast ? 'Não concordo' : /^Concordo/ }).click();
  }
  const panel = page.locator('[data-all-voted]');
  await expect(panel.getByRole('heading', { name: 'Votou nos seis' })).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Guardar os meus seis' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('os-meus-seis-azulejos.png');
  const png = await readFile(await download.path());
  const colours = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    // Beside the figure of each tile: tiles of 320 px in three columns, from x = 60 and y = 382. The point is
    // 30 px from the tile's left edge, at half its height.
    const grounds = [0, 1, 2, 3, 4, 5].map((tile) => {
      const [x, y] = [60 + (tile % 3) * 320 + 30, 382 + Math.floor(tile / 3) * 320 + 160];
      return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join(' ');
    });
    return { size: `${image.width}x${image.height}`, grounds };
  }, png.toString('base64'));
  expect(colours.size).toBe('1080x1350');
  const [agreed, ...others] = colours.grounds;
  const against = others.pop();
  expect(new Set(others), 'one ground for five votes in favour').toEqual(new Set([agreed]));
  expect(against, 'another for the vote against').not.toBe(agreed);
});

test('Poster button does not move the sections below it when it appears', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/manifesto_principles*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, ROUTE);
  await expect(section(page, 'sugestoes').getByRole('article').first()).toBeVisible();
  const picture = page.getByRole('img', { name: /^Parede de todos/ });
  // The picture itself grows with the votes of other tests.
  const distanceBelowPicture = async () => {
    const stats = await section(page, 'stats').elementHandle();
    return picture.evaluate(
      (element, below) =>
        (below as Element).getBoundingClientRect().top - element.getBoundingClientRect().bottom,
      stats,
    );
  };
  const before = await distanceBelowPicture();
  release();
  await expect(page.getByRole('button', { name: 'Imprimir o cartaz (A3)' })).toBeVisible();
  expect(await distanceBelowPicture()).toBe(before);
});
