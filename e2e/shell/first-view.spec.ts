import { open } from '@ia/test-support/pages';
import { firstViews } from '../../bench/first-view.ts';
import { expect, test } from '../support/fixtures.ts';
import { siteFolder } from '../support/registry.ts';

/**
 * Bytes as they are sent (brotli). Who needs more says why here.
 * - main page: 15 kB of it are what is seen: 8 kB rules, with those of the visitor's preferences, which have to be known
 *   before the first paint, and 7 kB markup, most of it its azulejos; 11 kB name all modules with their hashes; some 2 kB are
 *   what each section says that it keeps on the device.
 * - document: those of other pages hold their first view; the longest is Mission 1, whose ten activities stand open.
 * - top: what a server sends before it waits for an answer, 14 kB, carries all rules and the page as far as its heading, header
 *   included, so that it can be painted as it is; the rest of what is seen (visible) follows in the same answer. Rules in files of their own, as
 *   they were before, came with the second answer.
 */
const MOST = {
  main: 33_000,
  document: 42_500,
  top: 13_400,
  visible: 25_000,
  shell: 117_500,
  landing: 29_000,
  /** All code that a page needs before it answers: for most, and for those with more room or less. */
  scripts: 170_000,
};
const SCRIPTS: Record<string, number> = {
  '/': 148_000,
  '/prompt-factory': 159_000,
  '/prompt-factory-v2': 159_000,
  // Lessons, places to answer and the questions of a course.
  '/copilot-course': 214_000,
  '/mscopilot-course': 211_000,
  '/mscopilot-course-v2': 208_000,
  '/mscopilot-course-v3': 216_000,
  '/mission-1': 195_000,
  '/home-archive': 178_000,
  // Forms with what goes with them, which the page shows.
  '/manifesto-cocreate': 208_000,
  '/moderacao': 203_000,
  // Every component of the library; nobody meets it on a telephone by chance.
  '/component-library': 280_000,
  '/component-library-example': 280_000,
};

test('the first view of each page takes two waves, the document and what it names, and no more bytes than it may', async ({
  page,
}) => {
  const views = await firstViews(siteFolder);
  const waves = views.map(({ route, waves: asked }) => ({
    route,
    waves: asked.slice(0, 2),
    late: asked.slice(2),
  }));
  expect(waves.filter(({ late }) => late.length > 0)).toEqual([]);
  for (const { route, bytes } of views) {
    expect(bytes.scripts, route).toBeLessThan(SCRIPTS[route] ?? MOST.scripts);
    expect(bytes.document).toBeLessThan(MOST.document);
    expect(bytes.top).toBeLessThan(MOST.top);
    expect(bytes.visible).toBeLessThan(MOST.visible);
    expect(bytes.shell).toBeLessThan(MOST.shell);
  }
  // Before what is seen, nothing is asked for that would share the line with it: no module, and no face of type.
  for (const { route, bytes } of views.filter(({ bytes }) => bytes.visible > 0))
    expect(bytes.early, route).toBe(0);
  const landing = views.find(({ route }) => route === '/');
  expect(landing?.bytes.visible).toBeGreaterThan(0);
  expect(landing?.bytes.document).toBeLessThan(MOST.main);
  // Those that most people open first, from a search or a link.
  for (const path of ['/manifesto-cocreate', '/prompt-factory', '/aprender', '/mscopilot-course-v3']) {
    const top = views.find(({ route }) => route === path)?.bytes.top;
    expect(top, path).toBeGreaterThan(0);
    expect(top, path).toBeLessThan(12_600);
  }
  expect(landing?.bytes.app).toBeLessThan(MOST.landing);

  // What is computed is what a browser does: none of these scripts was found by running another.
  const scripts: string[] = [];
  // What a page loads once the browser is idle, such as the drawing of one's own tile, is no part of it.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
  });
  await open(page, '#/manifesto-votos');
  const computed = new Set(views.find(({ route }) => route === '/manifesto-votos')?.waves.flat());
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((file) => !computed.has(file))).toEqual([]);
});
