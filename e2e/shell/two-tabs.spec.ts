import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { blocks, points } from '../courses/journey.ts';
import { principle, section, submit } from '../manifesto/journey.ts';
import { expect, motion, test } from '../support/fixtures.ts';

test.use(motion);

const MANIFESTO = '#/manifesto-cocreate';
const COURSE = '#/mscopilot-course-v3';
const onwards = { name: 'Continuar', exact: true } as const;

/** What a visitor finds who opens the pages in this tab. */
async function state(tab: Page) {
  await open(tab, MANIFESTO);
  const cards = section(tab, 'principios').getByRole('article');
  await expect(cards).toHaveCount(6);
  const voted = cards.getByRole('button', { pressed: true });
  const mine = tab.getByRole('region', { name: 'As minhas sugestões' }).getByRole('listitem');
  await expect(mine).toHaveCount(2);
  const suggestions = await mine.allInnerTexts();
  const votes = await voted.allInnerTexts();
  const totals = await cards
    .getByRole('meter')
    .evaluateAll((all) => all.map((meter) => meter.getAttribute('aria-valuetext')));
  const draft = await section(tab, 'contribuir').getByLabel('A sua sugestão').inputValue();
  await open(tab, COURSE);
  return {
    votes,
    totals,
    suggestions,
    draft,
    points: await points(tab).getAttribute('aria-valuetext'),
    blocks: await blocks(tab).getByRole('heading', { level: 3 }).allInnerTexts(),
  };
}

test('two tabs that vote, write and learn at once end in the same state', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => open(tab, MANIFESTO)));

  // Each its own vote and the same one as well, none waiting for the other.
  await Promise.all([
    principle(page, 'Literacia')
      .getByRole('button', { name: /^Concordo/ })
      .click(),
    principle(other, 'Bem Comum').getByRole('button', { name: 'Não concordo' }).click(),
  ]);
  await Promise.all(
    tabs.map((tab) =>
      principle(tab, 'Inclusividade')
        .getByRole('button', { name: /^Concordo/ })
        .dispatchEvent('click'),
    ),
  );
  await Promise.all(tabs.map((tab, i) => submit(tab, `Uma ideia do separador ${i + 1}`)));

  await Promise.all(tabs.map((tab) => open(tab, COURSE)));
  // Found before either is pressed: a tab that has heard of the other's press shows the next block's button.
  const buttons = await Promise.all(tabs.map((tab) => tab.getByRole('button', onwards).elementHandle()));
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));

  const [one, two] = [await state(page), await state(other)];
  expect(one).toEqual(two);
  expect(one.votes).toHaveLength(3);
  expect(one.suggestions.join()).toMatch(/separador [12].*separador [12]/s);
  expect(one.points).toBe('15 de 200');
});
