import { expect, type Page } from 'playwright/test';
import { questions as copilotV2 } from '../../mfe-courses/src/content/questions/copilot-v2.ts';
import { questions as copilotV3 } from '../../mfe-courses/src/content/questions/copilot-v3.ts';
import { questions as descobrir } from '../../mfe-courses/src/content/questions/descobrir-a-ia.ts';
import { questions as mscopilot } from '../../mfe-courses/src/content/questions/mscopilot.ts';
import { press } from '../support/keyboard.ts';

/** Locates the points of the course, whose `aria-valuetext` is like '15 de 200'. */
export const points = (page: Page) => page.getByRole('progressbar', { name: 'Pontos' });
/** Locates the unlocked blocks (lessons) of the course. */
export const blocks = (page: Page) => page.locator('#blocos article:has(h3)');
/** Locates the current group, which is the last one on the page: one or more blocks that are finished together. */
export const currentGroup = (page: Page) => page.locator('#blocos [data-group]').last();

/**
 * Stores the progress of a course before the page loads.
 * @param storageKey key of the points; groups and answers have the suffixes `State` and `Answers`
 * @param state JSON with the finished groups: see {@link stateFinishedUpTo}
 * @param chosen text of the answer to each question, by its id
 */
export async function storeProgress(
  page: Page,
  storageKey: string,
  storedPoints: string,
  state: string,
  chosen: Record<string, string> = {},
): Promise<void> {
  await page.addInitScript(
    ([name, value, stored, answers]) => {
      // Init scripts run on every navigation; the progress must be stored only once.
      if (sessionStorage.getItem('progress-stored')) return;
      sessionStorage.setItem('progress-stored', 'yes');
      localStorage.setItem(name as string, value as string);
      localStorage.setItem(`${name}State`, stored as string);
      localStorage.setItem(`${name}Answers`, answers as string);
    },
    [storageKey, storedPoints, state, JSON.stringify({ version: 1, chosen })],
  );
}

/** Right answers to the questions of all courses. */
export const RIGHT_ANSWERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...descobrir, ...mscopilot, ...copilotV2, ...copilotV3].map(({ id, options }) => [
    id,
    options.find(({ isCorrect }) => isCorrect)?.text ?? '',
  ]),
);

/** Stores a finished course, with the right answer to each question, before the page loads. */
export const storeFinishedCourse = (
  page: Page,
  { storageKey, goal, groups }: { storageKey: string; goal: number; groups: readonly { group_id: number }[] },
): Promise<void> =>
  storeProgress(
    page,
    storageKey,
    String(goal),
    JSON.stringify({ done: groups.map(({ group_id }) => group_id), finishedOn: '2026-09-30' }),
    RIGHT_ANSWERS,
  );

/** Stored state in which the groups up to `last` are finished. */
export const stateFinishedUpTo = (last: number) =>
  JSON.stringify({ done: Array.from({ length: last }, (_, index) => index + 1) });

/**
 * Finishes the current group by keyboard.
 * @param rightAnswer name of the right answer in a group with a quiz, which is selected first
 */
export async function finishGroup(page: Page, buttonName: string, rightAnswer?: RegExp): Promise<void> {
  const group = currentGroup(page);
  if (rightAnswer) {
    await press(page, group.getByRole('button', { name: rightAnswer }));
    await expect(group.locator('[data-state="correct"]').first()).toBeVisible();
  }
  await press(page, group.getByRole('button', { name: buttonName, exact: true }));
}
