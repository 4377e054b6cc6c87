import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { catalogue } from '../../mfe-courses/src/content/catalogue.ts';
import { declarationEntries } from '../../mfe-courses/src/content/declaration/topics.ts';
import { expect, test } from '../support/fixtures.ts';
import { press } from '../support/keyboard.ts';
import { printToPdf } from '../support/print-to-pdf.ts';
import { RIGHT_ANSWERS } from './progress.ts';

// A declaration is a printed sheet on which visitors declare that they finished a course. The name that they
// type on the page stays in the page.

/** Longer than one line of the declaration. */
const NAME =
  'Maria da Conceição Albuquerque de Vasconcelos e Sousa Guimarães Telles de Menezes e Castro Corte-Real de Almada';
const courses = [catalogue.descobrir, catalogue.mscopilot, catalogue.copilotV2, catalogue.copilotV3];

test('declaration of each finished course prints to one A4 page, without storing or sending the name', async ({
  page,
}) => {
  const finishedCourses = courses.map((course) => ({
    ...course,
    answers: JSON.stringify({ version: 1, chosen: RIGHT_ANSWERS }),
  }));
  await page.addInitScript((finished) => {
    for (const { storageKey, goal, groups, answers } of finished) {
      localStorage.setItem(`${storageKey}Answers`, answers);
      localStorage.setItem(storageKey, String(goal));
      const done = groups.map(({ group_id }) => group_id);
      localStorage.setItem(`${storageKey}State`, JSON.stringify({ done, finishedOn: '2026-09-30' }));
    }
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  }, finishedCourses);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));

  // From the end of the course, by keyboard.
  await open(page, `#${catalogue.copilotV2.to}#fim-do-curso`);
  await press(page, page.getByRole('link', { name: 'Ver a declaração de conclusão' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A sua declaração de conclusão');
  const paper = page.getByRole('article', { name: 'A folha que vai imprimir' });
  await expect(paper).toContainText('«MS Copilot V2»');
  await expectAccessible(page, { within: 'main' });
  await page.getByLabel('Nome').fill(NAME);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  for (const { id } of declarationEntries) {
    await open(page, `#/aprender/declaracao?curso=${id}`);
    await expect(paper).toContainText('De que trata o curso');
    expect(await printToPdf(page), `${id}, without a name`).toHaveLength(1);
    await page.getByLabel('Nome').fill(NAME);
    await expect(paper).toContainText('Corte-Real');
    expect(await printToPdf(page), `${id}, with a long name`).toHaveLength(1);
    // Text of 11 pt that stays inside the frame.
    await page.emulateMedia({ media: 'print' });
    const { smallestPt, overflowPx } = await paper.evaluate((sheet) => ({
      smallestPt: Math.min(
        ...[...sheet.querySelectorAll('section :is(p, li, dd)')].map(
          (element) => (Number.parseFloat(getComputedStyle(element).fontSize) * 72) / 96,
        ),
      ),
      overflowPx: Math.max(
        ...[sheet, ...sheet.children].map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ),
    }));
    expect(smallestPt, id).toBeGreaterThanOrEqual(10.99);
    expect(overflowPx, `${id}, with one pixel for rounding`).toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: null });
  }
  // Text at 200 % on a small phone in dark mode: no horizontal scroll, and one light printed page.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  // The viewport regains its width shortly after printing.
  const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflowPx).toBeLessThanOrEqual(0);
  expect(await printToPdf(page)).toHaveLength(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The text is dark (OKLCH lightness below 0.4) although the device is in dark mode.
  const inkColour = await paper.evaluate((element) => getComputedStyle(element).color);
  expect(Number(/oklch\((0\.\d+)/.exec(inkColour)?.[1] ?? 0), inkColour).toBeLessThan(0.4);

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('Conceição');
  expect(requests.map(decodeURIComponent).join('\n')).not.toContain('Conceição');
});
