import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { blocks, points } from '../courses/progress.ts';
import { principleCard, section, submitSuggestion } from '../manifesto/journey.ts';
import { expect, motion, test } from '../support/fixtures.ts';

test.use(motion);

const MANIFESTO = '#/manifesto-cocreate';
const COURSE = '#/mscopilot-course-v3';
const CONTINUE = { name: 'Continuar', exact: true } as const;

/** Reads the state of the manifesto and of a course in a tab. */
async function readState(tab: Page) {
  await open(tab, MANIFESTO);
  const cards = section(tab, 'principios').getByRole('article');
  await expect(cards).toHaveCount(6);
  const pressedButtons = cards.getByRole('button', { pressed: true });
  const ownSuggestions = tab.getByRole('region', { name: 'As minhas sugestões' }).getByRole('listitem');
  await expect(ownSuggestions).toHaveCount(2);
  const suggestions = await ownSuggestions.allInnerTexts();
  const votes = await pressedButtons.allInnerTexts();
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
  const otherTab = await context.newPage();
  const tabs = [page, otherTab];
  await Promise.all(tabs.map((tab) => open(tab, MANIFESTO)));

  // Each tab casts its own vote and a common one, concurrently.
  await Promise.all([
    principleCard(page, 'Literacia')
      .getByRole('button', { name: /^Concordo/ })
      .click(),
    principleCard(otherTab, 'Bem Comum').getByRole('button', { name: 'Não concordo' }).click(),
  ]);
  await Promise.all(
    tabs.map((tab) =>
      principleCard(tab, 'Inclusividade')
        .getByRole('button', { name: /^Concordo/ })
        .dispatchEvent('click'),
    ),
  );
  await Promise.all(tabs.map((tab, i) => submitSuggestion(tab, `Uma ideia do separador ${i + 1}`)));

  await Promise.all(tabs.map((tab) => open(tab, COURSE)));
  // Resolved before the clicks: a tab that learns of the other's click shows the next block's button.
  const buttons = await Promise.all(tabs.map((tab) => tab.getByRole('button', CONTINUE).elementHandle()));
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));

  const [firstState, secondState] = [await readState(page), await readState(otherTab)];
  expect(firstState).toEqual(secondState);
  expect(firstState.votes).toHaveLength(3);
  expect(firstState.suggestions.join()).toMatch(/separador [12].*separador [12]/s);
  expect(firstState.points).toBe('15 de 200');
});
