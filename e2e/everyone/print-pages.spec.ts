import { expectPage, goTo, open, waitForContent } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { removeSpaces } from '../support/pdf.ts';
import { printToPdf } from '../support/print-to-pdf.ts';

/**
 * Pages with different layouts, each with its largest number of A4 sheets, expected text and forbidden button labels.
 */
const PAGES = [
  // Prints all six principles below their heading, and every slide, although it has not been shown.
  {
    path: '/',
    maxSheets: 4,
    expectedText: 'Todos podem contribuir',
    firstSheetText: 'Bem Comum',
    buttons: ['Assinar o Manifesto', 'Explorar'],
  },
  {
    // Two sheets of the manifesto, and up to two of its results.
    path: '/manifesto-cocreate',
    maxSheets: 4,
    expectedText: 'Supervisão Humana',
    buttons: ['Concordo', 'Sugerir Melhoria'],
  },
  {
    path: '/manifesto-votos',
    maxSheets: 4,
    expectedText: 'O que não fazemos',
    buttons: ['Voltar à Página Principal'],
  },
  {
    path: '/aprender',
    maxSheets: 4,
    expectedText: 'Copilot para a CML',
    buttons: ['Começar', 'Preferências'],
  },
  { path: '/prompt-factory', maxSheets: 1, expectedText: 'Fábrica de Prompts', buttons: ['Começar a Criar'] },
  { path: '/mission-1', maxSheets: 11, expectedText: 'Soluções', buttons: ['Reiniciar', 'Copiar'] },
] as const;

test('Main pages print on A4 as text and figures, with one header line, no controls and no blank sheets', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '#/');
  for (const { path, maxSheets, expectedText, buttons, ...options } of PAGES) {
    await goTo(page, `#${path}`);
    await expectPage(page, path);
    await expect(page.locator('main')).toContainText(
      // The solutions of the mission exist only in print.
      expectedText === 'Soluções' ? 'Fim da Missão 1' : expectedText,
    );
    await waitForContent(page);
    const sheets = await printToPdf(page);
    const text = sheets.map((sheet) => sheet.text).join('');
    expect(sheets.length, path).toBeLessThanOrEqual(maxSheets);
    expect(sheets[0], path).toMatchObject({ width: 210, height: 297 });
    if ('firstSheetText' in options) expect(sheets[0]?.text).toContain(removeSpaces(options.firstSheetText));
    expect(text, path).toContain(removeSpaces(expectedText));
    // The header line: «title · address · impresso a date», without spaces.
    expect(text, path).toMatch(/·http:\S+·impressoa\d/);
    for (const button of buttons) expect(text, path).not.toContain(removeSpaces(button));
    // Every sheet has more than the header line.
    for (const [index, sheet] of sheets.entries())
      expect(sheet.text.length, `${path}, sheet ${index + 1} of ${sheets.length}`).toBeGreaterThan(60);
  }
});
