import { goTo, open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { unspaced } from '../support/pdf.ts';
import { printed } from '../support/printed.ts';

/** What a page says that it must not say on paper, and what it must. */
const PAGES = [
  // Its six principles stand under their heading, and every slide is there before anybody saw one.
  {
    at: '/',
    most: 4,
    says: 'Todos podem contribuir',
    first: 'Bem Comum',
    buttons: ['Assinar o Manifesto', 'Explorar'],
  },
  {
    // Two of the manifesto, and its results.
    at: '/manifesto-cocreate',
    most: 4,
    says: 'Supervisão Humana',
    buttons: ['Concordo', 'Sugerir Melhoria'],
  },
  { at: '/manifesto-votos', most: 4, says: 'O que não fazemos', buttons: ['Voltar à Página Principal'] },
  { at: '/aprender', most: 4, says: 'Copilot para a CML', buttons: ['Começar', 'Preferências'] },
  { at: '/prompt-factory', most: 1, says: 'Fábrica de Prompts', buttons: ['Começar a Criar'] },
  { at: '/mission-1', most: 11, says: 'Soluções', buttons: ['Reiniciar', 'Copiar'] },
] as const;

test('every page prints as words and figures on A4: one line above, nothing to press, no page without words', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '#/');
  for (const { at, most, says, buttons, ...page1 } of PAGES) {
    await goTo(page, `#${at}`);
    await expect(page.locator('main')).toContainText(says === 'Soluções' ? 'Fim da Missão 1' : says);
    await expect(page.locator('main')).not.toContainText('A carregar');
    const pages = await printed(page);
    const text = pages.map((one) => one.text).join('');
    expect(pages.length, at).toBeLessThanOrEqual(most);
    expect(pages[0], at).toMatchObject({ width: 210, height: 297 });
    if ('first' in page1) expect(pages[0]?.text).toContain(unspaced(page1.first));
    expect(text, at).toContain(unspaced(says));
    expect(text, at).toMatch(/·http:\S+·impressoa\d/);
    for (const button of buttons) expect(text, at).not.toContain(unspaced(button));
    // Its number is on each.
    for (const [place, one] of pages.entries())
      expect(one.text.length, `${at}, page ${place + 1} of ${pages.length}`).toBeGreaterThan(60);
  }
});
