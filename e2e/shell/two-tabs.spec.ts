import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { blocks, points } from '../courses/progress.ts';
import { principle, section, submit } from '../manifesto/journey.ts';
import { expect, motion, test } from '../support/fixtures.ts';

test.use(motion);

const MANIFESTO = '#/manifesto-cocreate';
const COURSE = '#/mscopilot-course-v3';
const onwards = { name: 'Continuar', exact: true } as const;

/** State of the manifesto and of a course in a tab. */
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

test('Two tabs that vote, suggest and learn at the same time end in the same state', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => open(tab, MANIFESTO)));

  // Each tab casts its own vote and a common one, concurrently.
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
  // Resolved before the clicks: a tab that learns of the other's click shows the next block's button.
  const buttons = await Promise.all(tabs.map((tab) => tab.getByRole('button', onwards).elementHandle()));
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));

  const [one, two] = [await state(page), await state(other)];
  expect(one).toEqual(two);
  expect(one.votes).toHaveLength(3);
  expect(one.suggestions.join()).toMatch(/separador [12].*separador [12]/s);
  expect(one.points).toBe('15 de 200');
});
