import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { removeSpaces } from '../support/pdf.ts';
import { pressToPrint } from '../support/press-to-print.ts';
import { printToPdf } from '../support/print-to-pdf.ts';

test('Wall of all prints as one A3 sheet, by keyboard on a phone, and restores the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await open(page, '#/manifesto-cocreate');
  const button = page.getByRole('button', { name: 'Imprimir o cartaz (A3)' });
  await expect(page.getByText(/Inclui \d+ votos de exemplo/)).toBeVisible();
  // The poster's chunk loads on demand.
  expect(requestedUrls.filter((url) => /\/Poster-/.test(url))).toEqual([]);

  const expectPageUnchanged = await pressToPrint(page, button);
  const pages = await printToPdf(page);
  expect(pages).toHaveLength(1);
  const [poster] = pages;
  expect(poster).toMatchObject({ width: 297, height: 420 });
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
    expect(poster?.text).toContain(removeSpaces(text));
  expect(poster?.text).not.toContain('Imprimir');
  await expectPageUnchanged();
});
