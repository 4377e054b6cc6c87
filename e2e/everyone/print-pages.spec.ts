import { goTo, open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { unspaced } from '../support/pdf.ts';
import { printToPdf } from '../support/print-to-pdf.ts';

/** Expected and forbidden text of each printed page. */
const PAGES = [
  // Prints all six principles below their heading, and every slide, although it has not been shown.
  {
    at: '/',
    most: 4,
    expectedText: 'Todos podem contribuir',
    first: 'Bem Comum',
    buttons: ['Assinar o Manifesto', 'Explorar'],
  },
  {
    // Two sheets of the manifesto, and its results.
    at: '/manifesto-cocreate',
    most: 4,
    expectedText: 'Supervisão Humana',
    buttons: ['Concordo', 'Sugerir Melhoria'],
  },
  {
    at: '/manifesto-votos',
    most: 4,
    expectedText: 'O que não fazemos',
    buttons: ['Voltar à Página Principal'],
  },
  { at: '/aprender', most: 4, expectedText: 'Copilot para a CML', buttons: ['Começar', 'Preferências'] },
  { at: '/prompt-factory', most: 1, expectedText: 'Fábrica de Prompts', buttons: ['Começar a Criar'] },
  { at: '/mission-1', most: 11, expectedText: 'Soluções', buttons: ['Reiniciar', 'Copiar'] },
] as const;

test('Every page prints on A4 as text and figures, with one header line, no controls and no blank sheets', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '#/');
  for (const { at, most, expectedText, buttons, ...page1 } of PAGES) {
    await goTo(page, `#${at}`);
    await expect(page.locator('main')).toContainText(
      expectedText === 'Soluções' ? 'Fim da Missão 1' : expectedText,
    );
    await expect(page.locator('main')).not.toContainText('A carregar');
    const pages = await printToPdf(page);
    const text = pages.map((one) => one.text).join('');
    expect(pages.length, at).toBeLessThanOrEqual(most);
    expect(pages[0], at).toMatchObject({ width: 210, height: 297 });
    if ('first' in page1) expect(pages[0]?.text).toContain(unspaced(page1.first));
    expect(text, at).toContain(unspaced(expectedText));
    expect(text, at).toMatch(/·http:\S+·impressoa\d/);
    for (const button of buttons) expect(text, at).not.toContain(unspaced(button));
    // Every sheet has content.
    for (const [index, one] of pages.entries())
      expect(one.text.length, `${at}, page ${index + 1} of ${pages.length}`).toBeGreaterThan(60);
  }
});
