import { open } from '@ia/test-support/pages';
import { catalogue } from '../../mfe-courses/src/content/catalogue.ts';
import { storeFinishedCourse } from '../courses/progress.ts';
import { button, heading, openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';
import { press } from '../support/keyboard.ts';
import { removeSpaces } from '../support/pdf.ts';
import { pressToPrint } from '../support/press-to-print.ts';
import { printToPdf } from '../support/print-to-pdf.ts';

/**
 * Everything with a print button, except the poster (e2e/manifesto/poster.spec.ts) and the receipt, which
 * appears after sending.
 */
const PRINTABLE = [
  {
    route: '#/mscopilot-course-v2',
    button: 'Imprimir o curso completo',
    sheetRange: [6, 12],
    expectedTexts: ['A receita RTF', 'Como quer receber a resposta? Diga o tamanho e a forma.', 'Soluções'],
  },
  {
    route: '#/mission-1',
    button: 'Imprimir a missão completa',
    sheetRange: [6, 11],
    expectedTexts: ['Uma manhã com escolhas', 'Fim da Missão 1', 'Soluções'],
  },
  {
    route: '#/manifesto-cocreate',
    button: 'Imprimir o Manifesto',
    sheetRange: [2, 2],
    expectedTexts: ['Co-criar o Manifesto', 'Supervisão Humana', 'Uso Responsável'],
  },
  {
    route: '#/aprender/declaracao?curso=copilot-v2',
    button: 'Imprimir ou guardar em PDF',
    sheetRange: [1, 1],
    expectedTexts: ['Declaração de conclusão', '«MS Copilot V2»', 'Não houve exame', 'artigo 4.º'],
    landscape: true,
  },
  {
    route: '#/aprender/declaracao?curso=copilot-v2',
    button: 'Imprimir a folha para colorir',
    sheetRange: [2, 2],
    expectedTexts: ['os cantos completam-se', 'Seis princípios', 'Bem Comum'],
  },
  {
    route: '#/aprender/formadores?ficha=copilot-v2',
    button: 'Imprimir esta ficha',
    sheetRange: [3, 9],
    expectedTexts: ['Ficha para formadores', 'Perguntas e respostas', '/mscopilot-course-v2'],
  },
] as const;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The declaration and the colouring sheet require a finished course.
  await storeFinishedCourse(page, catalogue.copilotV2);
});

for (const { route, button: name, sheetRange, expectedTexts, ...printable } of PRINTABLE)
  test(`Button «${name}» prints ${route}`, async ({ page }) => {
    test.setTimeout(60_000);
    await open(page, route);
    const expectPageUnchanged = await pressToPrint(page, page.getByRole('button', { name }));
    const sheets = await printToPdf(page);
    expect(sheets.length).toBeGreaterThanOrEqual(sheetRange[0]);
    expect(sheets.length).toBeLessThanOrEqual(sheetRange[1]);
    const landscape = 'landscape' in printable;
    expect(sheets[0]).toMatchObject(landscape ? { width: 297, height: 210 } : { width: 210, height: 297 });
    const text = sheets.map((sheet) => sheet.text).join('');
    for (const phrase of expectedTexts) expect(text).toContain(removeSpaces(phrase));
    expect(text).not.toContain(removeSpaces(name));
    for (const sheet of sheets) expect(sheet.text.length).toBeGreaterThan(15);
    await expectPageUnchanged();
  });

// The recipe's example is chosen at random; both are tested.
for (const [position, randomValue] of [
  ['first', 0],
  ['second', 0.99],
] as const)
  test(`Prompt and answer print on one page with the ${position} example`, async ({ page }) => {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, randomValue);
    await openRecipe(page, 'brainstorm');
    await press(page, button(page, 'Gerar com IA'));
    await expect(heading(page, 'O seu resultado')).toBeFocused();
    const print = page.getByRole('button', { name: 'Imprimir', exact: true });
    const expectPageUnchanged = await pressToPrint(page, print);
    const sheets = await printToPdf(page);
    expect(sheets).toHaveLength(1);
    // The header line: «title · address · impresso a date», without spaces.
    expect(sheets[0]?.text).toMatch(/^.*·http:\S+·impressoa\d/);
    for (const phrase of ['Copiar', 'Continuaraconversa', 'Dicaavançada'])
      expect(sheets[0]?.text).not.toContain(phrase);
    await expectPageUnchanged();
  });
