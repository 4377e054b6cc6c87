import { forcedColourFaults } from '@ia/test-support/forced-colours';
import { open } from '@ia/test-support/pages';
import type { Locator } from 'playwright/test';
import { openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';

// Forced colours mode removes backgrounds, shadows and shades, so lines, marks and text must carry their
// meaning. `shell/layout` checks every page on load; these are states after interaction.

test.use({ actionTimeout: 15_000, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Serialises a control's rendering without colour: lines, marks and text only. */
const serialiseShapes = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const look = (one: Element, part?: string) => {
      const style = getComputedStyle(one, part);
      const fill = style.getPropertyValue('forced-color-adjust') === 'none' ? style.backgroundColor : '';
      // Rating stars are SVG shapes with or without fill.
      const star = style.fill === 'none' ? 'empty' : 'filled';
      const lines = [
        star,
        style.borderTopStyle,
        style.borderTopWidth,
        style.textDecorationLine,
        style.appearance,
      ];
      return [part ? style.content : '', ...lines, style.fontWeight, fill].join(' ');
    };
    const parts = [element, ...element.querySelectorAll('*')];
    return parts
      .map((one) => `${one.localName} ${look(one)} ${look(one, '::before')} ${look(one, '::after')}`)
      .join('\n');
  });

async function expectDistinguishable(one: Locator, other: Locator): Promise<void> {
  expect
    .soft(await serialiseShapes(one), `${one} and ${other} differ by more than colour`)
    .not.toBe(await serialiseShapes(other));
}

test('Chosen, answered and reached states differ in forced colours', async ({ page }) => {
  await open(page, '#/manifesto-cocreate');
  const card = page.getByRole('article', { name: 'Literacia' });
  await card.getByRole('button', { name: /^Concordo/ }).click();
  await expectDistinguishable(
    card.getByRole('button', { name: /^Concordo/ }),
    card.getByRole('button', { name: 'Não concordo' }),
  );
  await card.getByRole('button', { name: 'Saber mais...' }).click();
  await card.getByRole('tab', { name: 'Teste Rápido' }).click();
  await expectDistinguishable(card.getByRole('tab', { selected: true }), card.getByRole('tab').first());
  const mine = card.getByRole('button', { name: /Confio: se houvesse/ });
  const other = card.getByRole('button', { name: /Repito a pergunta/ });
  await mine.click();
  await expectDistinguishable(mine, other);
  expect.soft(await forcedColourFaults(page, '#principio-literacia')).toEqual([]);

  await openRecipe(page, 'brainstorm');
  const steps = page.getByRole('navigation').filter({ hasText: 'Tema' }).getByRole('listitem');
  await expectDistinguishable(steps.nth(2), steps.nth(1));
  await page.getByRole('button', { name: 'Gerar com IA' }).click();
  await page.getByRole('radio', { name: '3 estrelas' }).click();
  await expectDistinguishable(
    page.getByRole('radio', { name: '3 estrelas' }),
    page.getByRole('radio', { name: '4 estrelas' }),
  );
  expect.soft(await forcedColourFaults(page, '#fabrica')).toEqual([]);

  await open(page, '#/mscopilot-course-v3');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.locator('[data-quiz] button').first().click();
  expect.soft(await forcedColourFaults(page, '#blocos')).toEqual([]);

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Preferências' }).click();
  const choices = header.getByRole('radiogroup', { name: 'Contraste' }).getByRole('radio');
  await expect(choices.first()).toHaveCSS('appearance', 'auto');
  expect.soft(await forcedColourFaults(page, 'header')).toEqual([]);
});
