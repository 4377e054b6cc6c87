import { expectPage, open } from '@ia/test-support/pages';
import { catalogue } from '../../mfe-courses/src/content/catalogue.ts';
import { sheets } from '../../mfe-courses/src/content/trainers/sheets.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectExpandedTexts, collectTexts, findPortugueseProblems } from '../support/read-page.ts';

// Proofreading of the rendered Portuguese: composed sentences, accessible names and every route, with
// finished courses and everything expanded. scripts/portuguese checks the content files.

/** Pages for developers, with code and English names. */
const NOT_FOR_VISITORS = /^\/component-library/;

interface Registry {
  apps: Record<string, { routes: { path: string }[] }>;
}

/** Device storage of a visitor who finished every course, so that its page shows all blocks. */
const FINISHED_COURSES = Object.fromEntries(
  Object.values(catalogue).flatMap((entry) => {
    if (!('groups' in entry)) return [];
    const done = entry.groups.map(({ group_id }) => group_id);
    return [
      [entry.storageKey, String(entry.goal)],
      [`${entry.storageKey}State`, JSON.stringify({ done, finishedOn: '2026-11-22' })],
    ];
  }),
);

test.beforeEach(async ({ page }) => {
  // Tall enough to mount everything that mounts on scroll.
  await page.setViewportSize({ width: 1280, height: 9000 });
});

test('Text of every page passes the Portuguese rules, expanded and with every course finished', async ({
  page,
  site,
}) => {
  const { apps } = (await (await fetch(`${site.url}/registry.json`)).json()) as Registry;
  const routes = Object.values(apps).flatMap((app) => app.routes.map(({ path }) => path));
  const pages = routes.filter((route) => !NOT_FOR_VISITORS.test(route));
  expect(pages.length).toBeGreaterThan(12);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, FINISHED_COURSES);
  const problems: string[] = [];
  let textCount = 0;
  for (const path of [...pages, ...sheets.map(({ id }) => `/aprender/formadores?ficha=${id}`)]) {
    await open(page, `#${path}`);
    await page.waitForLoadState('networkidle');
    const texts = await collectExpandedTexts(page);
    textCount += texts.size;
    problems.push(...findPortugueseProblems(texts).map((problem) => `${path}: ${problem}`));
  }
  expect([...new Set(problems)]).toEqual([]);
  // The pages were not empty; otherwise the check above would prove nothing.
  expect(textCount).toBeGreaterThan(3000);
});

test('Portuguese rules find problems in rendered text and in accessible names', async ({ page }) => {
  await open(page, '#/');
  await expectPage(page, '/');
  expect(findPortugueseProblems(await collectTexts(page))).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const paragraph = document.createElement('p');
    const word = document.createElement('em');
    word.textContent = 'claro';
    paragraph.append('Escreva uma carta formal e ', word, '.');
    const button = document.createElement('button');
    button.ariaLabel = 'Salvar o arquivo';
    main.append(paragraph, button);
  });
  const problems = findPortugueseProblems(await collectTexts(page));
  expect(problems).toContainEqual(expect.stringContaining('não concorda'));
  expect(problems).toContainEqual(expect.stringContaining('uma palavra de Portugal'));
});
