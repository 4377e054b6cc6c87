import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { removeSpaces } from '../support/pdf.ts';
import { pressToPrint } from '../support/press-to-print.ts';
import { printToPdf } from '../support/print-to-pdf.ts';
import { ROUTE, section } from './journey.ts';

/** Sets fixed totals: 15 votes for one principle, five against, and no others. */
const SET_VOTES_SQL = `
  update public.manifesto_principles set upvotes = example_upvotes, downvotes = example_downvotes;
  update public.manifesto_principles set upvotes = upvotes + 15, downvotes = downvotes + 5 where id = 'literacia'`;
const EXPECTED_TEXTS = [
  'Votos nos princípios: 20',
  'Princípios em votação: 6',
  'Votos em cada princípio, sem os exemplos',
  'Literacia 15 5 75 %',
  'Total 15 5 75 %',
  'Levar às escolas',
  'Exemplo da equipa · Apoios:',
  'Apoios: ',
];

test('Page prints with votes, percentages, statistics and suggestions on separate sheets', async ({
  page,
  site,
}) => {
  await site.backend.run(SET_VOTES_SQL);
  await open(page, ROUTE);
  await expect(section(page, 'sugestoes').getByRole('article').first()).toBeVisible();
  await expect(section(page, 'stats')).toContainText('Os votos são de pessoas.');
  await page.waitForLoadState('networkidle');
  const pages = await printToPdf(page);
  const firstResultsSheet = pages.findIndex(({ text }) => text.includes('Resultados'));
  expect(firstResultsSheet, 'after the manifesto').toBeGreaterThan(0);
  expect(firstResultsSheet, 'sheets of the manifesto').toBeLessThanOrEqual(2);
  const text = pages
    .slice(firstResultsSheet)
    .map((sheet) => sheet.text)
    .join('');
  for (const result of EXPECTED_TEXTS) expect(text).toContain(removeSpaces(result));
  expect(pages[firstResultsSheet]?.text, 'starts a new sheet').not.toContain(removeSpaces('Uso Responsável'));
  expect(text).not.toMatch(/Denunciar|Partilhar|Imprimir|Procurar/);
});

test('Results print alone by their button, by keyboard on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.backend.run(SET_VOTES_SQL);
  await open(page, ROUTE);
  await expect(section(page, 'sugestoes').getByRole('article').first()).toBeVisible();
  const expectPageUnchanged = await pressToPrint(
    page,
    section(page, 'stats').getByRole('button', { name: 'Imprimir os resultados' }),
  );
  const pages = await printToPdf(page);
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pages[0]).toMatchObject({ width: 210, height: 297 });
  const text = pages.map((sheet) => sheet.text).join('');
  for (const result of EXPECTED_TEXTS) expect(text).toContain(removeSpaces(result));
  expect(text).not.toContain(removeSpaces('Uso Responsável'));
  await expectPageUnchanged();
});

test('Vote totals agree in statistics, table and export, without examples', async ({ page, site }) => {
  await site.backend.run(SET_VOTES_SQL);
  await open(page, ROUTE);
  const stats = section(page, 'stats');
  await stats.scrollIntoViewIfNeeded();
  // Seven example suggestions, six principles, and the 20 votes of `SET_VOTES_SQL`.
  await expect(stats.locator('dd')).toHaveText(['7', '6', '20']);
  await expect(stats.locator('dt')).toHaveText([/exemplo$/, 'Princípios em votação', 'Votos nos princípios']);
  await page.getByText('Ver em tabela').click();
  const table = page.getByRole('table', { name: 'Votos em cada princípio, sem os exemplos' });
  await expect(table.getByRole('row', { name: /^Total/ })).toHaveText('Total155');
  await expect(
    page.getByRole('img', {
      name: /^Parede de todos: 15 votos a favor, 5 contra\. São exemplos: \d+ votos e 7 sugestões/,
    }),
  ).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarregar JSON' }).click();
  const file = await (await downloaded).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString()).totais.votos_nos_principios).toBe(20);
});
