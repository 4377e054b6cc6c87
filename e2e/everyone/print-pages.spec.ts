import { expectPage, goTo, open, waitForContent } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { removeSpaces } from '../support/pdf.ts';
import { printToPdf } from '../support/print-to-pdf.ts';

/**
 * Pages with different layouts, each with its largest number of A4 sheets, expected text and texts that must not
 * print, such as the labels of buttons.
 */
const PAGES = [
  // Prints all six principles below their heading, and every slide, although it has not been shown.
  {
    path: '/',
    maxSheets: 4,
    expectedText: 'Todos podem contribuir',
    firstSheetText: 'Bem Comum',
    absentTexts: ['Assinar o Manifesto', 'Explorar'],
  },
  {
    // Two sheets of the manifesto, and up to two of its results.
    path: '/manifesto-cocreate',
    maxSheets: 4,
    expectedText: 'Supervisão Humana',
    absentTexts: ['Concordo', 'Sugerir Melhoria'],
  },
  {
    path: '/manifesto-votos',
    maxSheets: 4,
    expectedText: 'O que não fazemos',
    absentTexts: ['Voltar à Página Principal'],
  },
  {
    path: '/aprender',
    maxSheets: 4,
    expectedText: 'Copilot para a CML',
    absentTexts: ['Começar', 'Preferências'],
  },
  {
    path: '/prompt-factory',
    maxSheets: 1,
    expectedText: 'Fábrica de Prompts',
    absentTexts: ['Começar a Criar'],
  },
  // Only the open activity or block: the whole has its button (printing-by-keyboard.spec.ts).
  {
    path: '/mission-1',
    maxSheets: 2,
    expectedText: 'Uma manhã com escolhas',
    firstSheetText: 'O botão «Imprimir a missão completa», ao fundo da página, imprime tudo.',
    absentTexts: ['Reiniciar', 'Copiar', 'Fim da Missão 1', 'Soluções'],
  },
  {
    path: '/mscopilot-course-v3',
    maxSheets: 3,
    expectedText: 'O que é o Microsoft Copilot',
    firstSheetText: 'O botão «Imprimir o curso completo», ao fundo da página, imprime tudo.',
    absentTexts: ['Continuar', 'Os seus dados e o escudo «Protegido»', 'Soluções'],
  },
] as const;

test('Main pages print on A4 as text and figures, with one header line, no controls and no blank sheets', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '#/');
  for (const { path, maxSheets, expectedText, absentTexts, ...options } of PAGES) {
    await goTo(page, `#${path}`);
    await expectPage(page, path);
    await expect(page.locator('main')).toContainText(expectedText);
    await waitForContent(page);
    const sheets = await printToPdf(page);
    const text = sheets.map((sheet) => sheet.text).join('');
    expect(sheets.length, path).toBeLessThanOrEqual(maxSheets);
    expect(sheets[0], path).toMatchObject({ width: 210, height: 297 });
    if ('firstSheetText' in options) expect(sheets[0]?.text).toContain(removeSpaces(options.firstSheetText));
    expect(text, path).toContain(removeSpaces(expectedText));
    // The header line, without spaces: «name title · address · impresso a date».
    expect(text, path).toMatch(/IAparaTodos\S*http:\S+·impressoa\d/);
    for (const absent of absentTexts) expect(text, path).not.toContain(removeSpaces(absent));
    // Every sheet has more than the header line.
    for (const [index, sheet] of sheets.entries())
      expect(sheet.text.length, `${path}, sheet ${index + 1} of ${sheets.length}`).toBeGreaterThan(60);
  }
});
