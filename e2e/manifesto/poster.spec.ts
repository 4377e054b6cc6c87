import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { removeSpaces } from '../support/pdf.ts';
import { pressToPrint } from '../support/press-to-print.ts';
import { printToPdf } from '../support/print-to-pdf.ts';

// The poster is an A3 sheet with the wall of all, one tile for each vote. Visitors print it from the page.

test('Wall of all prints as one A3 sheet, by keyboard on a phone, and restores the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await open(page, '#/manifesto-cocreate');
  const button = page.getByRole('button', { name: 'Imprimir o cartaz (A3)' });
  await expect(page.getByText(/há \d+ votos de exemplo/)).toBeVisible();
  // The poster's chunk loads on demand.
  expect(requestedUrls.filter((url) => /\/Poster-/.test(url))).toEqual([]);

  const expectPageUnchanged = await pressToPrint(page, button);
  const pages = await printToPdf(page);
  expect(pages).toHaveLength(1);
  const [sheet] = pages;
  expect(sheet).toMatchObject({ width: 297, height: 420 });
  for (const text of [
    'Parede de todos',
    'Cada azulejo é um voto, com a figura do seu princípio',
    'Supervisão Humana',
    '16 a favor',
    'O seu lugar',
    'sugestões publicadas',
    'exemplos da equipa',
    `de ${new Date().getFullYear()}`,
    '/manifesto-cocreate',
  ])
    expect(sheet?.text).toContain(removeSpaces(text));
  expect(sheet?.text).not.toContain('Imprimir');
  await expectPageUnchanged();
});

test('Poster has whole rows of tiles over about half of its height, and a QR code beside the address', async ({
  page,
}) => {
  await open(page, '#/manifesto-cocreate');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Imprimir o cartaz (A3)' }).click();
  await page.emulateMedia({ media: 'print' });
  const poster = page.locator('main [data-printing="only"]');
  await expect(poster.getByRole('img', { name: 'Código QR da página em que se vota' })).toBeVisible();
  const wall = poster.getByRole('img', { name: /^Parede de todos/ });
  const [wallBox, posterBox] = await Promise.all([wall.boundingBox(), poster.boundingBox()]);
  const heightShare = (wallBox?.height ?? 0) / (posterBox?.height ?? 1);
  expect(heightShare).toBeGreaterThan(0.45);
  expect(heightShare).toBeLessThan(0.58);
  const tilesPerRow = await wall.evaluate((field) => {
    const rows: Record<number, number> = {};
    for (const tile of field.querySelectorAll(':scope > svg:has(> use)')) {
      const top = Math.round(tile.getBoundingClientRect().top);
      rows[top] = (rows[top] ?? 0) + 1;
    }
    return Object.values(rows);
  });
  expect(new Set(tilesPerRow).size, `tiles in each row: ${tilesPerRow}`).toBe(1);
});
