import { expectPage, open } from '@ia/test-support/pages';
import { catalogue } from '../../mfe-courses/src/content/catalogue.ts';
import { sheets } from '../../mfe-courses/src/content/trainers/sheets.ts';
import { expect, test } from '../support/fixtures.ts';
import { markedIn, readAll, textsOn } from '../support/read-page.ts';

// The checker of scripts/portuguese reads every content file. Here it reads what becomes of them: sentences that code puts
// together, names for screen readers, pages of every route, with their courses finished and everything unfolded.

/** For developers, whose code and names it shows. */
const NOT_FOR_VISITORS = /^\/component-library/;

interface Registry {
  apps: Record<string, { routes: { path: string }[] }>;
}

/** Somebody who has finished every course: all of its blocks are on its page. */
const finished = Object.fromEntries(
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
  // So tall that everything that waits to be seen is.
  await page.setViewportSize({ width: 1280, height: 9000 });
});

test('every page reads well, unfolded and with every course finished', async ({ page, site }) => {
  const { apps } = (await (await fetch(`${site.url}/registry.json`)).json()) as Registry;
  const routes = Object.values(apps).flatMap((app) => app.routes.map(({ path }) => path));
  const pages = routes.filter((route) => !NOT_FOR_VISITORS.test(route));
  expect(pages.length).toBeGreaterThan(12);
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, finished);
  const marked: string[] = [];
  let read = 0;
  for (const path of [...pages, ...sheets.map(({ id }) => `/aprender/formadores?ficha=${id}`)]) {
    await open(page, `#${path}`);
    await page.waitForLoadState('networkidle');
    const texts = await readAll(page);
    read += texts.size;
    marked.push(...markedIn(texts).map((problem) => `${path}: ${problem}`));
  }
  expect([...new Set(marked)]).toEqual([]);
  // Proof that the pages were read, and not passed by while they were still empty.
  expect(read).toBeGreaterThan(3000);
});

test('what is wrong on a page alone is found, in its words and in its names', async ({ page }) => {
  await open(page, '#/');
  await expectPage(page, '/');
  expect(markedIn(await textsOn(page))).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const paragraph = document.createElement('p');
    const word = document.createElement('em');
    word.textContent = 'claro';
    paragraph.append('Escreva uma carta formal e ', word, '.');
    const button = document.createElement('button');
    button.ariaLabel = 'Salvar o arquivo';
    main.append(paragraph, button);
  });
  const marked = markedIn(await textsOn(page));
  expect(marked).toContainEqual(expect.stringContaining('não concorda'));
  expect(marked).toContainEqual(expect.stringContaining('uma palavra de Portugal'));
});
