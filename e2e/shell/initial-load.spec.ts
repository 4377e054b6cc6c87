import { open } from '@ia/test-support/pages';
import { initialLoads } from '../../bench/initial-load.ts';
import { expect, test } from '../support/fixtures.ts';
import { siteFolder } from '../support/registry.ts';

/**
 * Limits in bytes as sent (brotli). When you raise a limit, explain it here.
 * - main: document of the main page. 15 kB are visible: 8 kB CSS, with the visitor's preferences, which must
 *   be known before the first paint, and 7 kB markup, most of it azulejos. 11 kB name all modules with their
 *   hashes, some 45 bytes each; the live wall added three. About 2 kB declare the device storage of each section.
 * - document: documents of other pages contain their prerendered view. The longest is «Descobrir a IA», with its
 *   first block, the list of other courses, the library and the glossary.
 * - top: all CSS and the page up to its heading, so that it can be painted at once. Fits into the 14 kB that
 *   a server sends before it waits for an acknowledgement. The rest of the visible part (`visible`) follows
 *   in the same response. Separate CSS files would need a second response.
 */
const MAX_BYTES = {
  main: 33_200,
  document: 42_000,
  top: 13_400,
  visible: 25_000,
  shell: 117_500,
  landing: 29_000,
  /** All code that a page needs for hydration. `MAX_SCRIPT_BYTES` has exceptions for single pages. */
  scripts: 170_000,
};
const MAX_SCRIPT_BYTES: Record<string, number> = {
  '/': 148_000,
  // With the step indicator and the twelve categories, which show before the wizard has loaded.
  '/prompt-factory': 159_000,
  '/prompt-factory-v2': 159_000,
  // Lessons, answer fields and questions of a course.
  '/copilot-course': 214_000,
  '/mscopilot-course': 211_000,
  '/mscopilot-course-v2': 208_000,
  '/mscopilot-course-v3': 216_000,
  '/mission-1': 195_000,
  '/home-archive': 178_000,
  // Forms and the code that they need, which the page shows.
  '/manifesto-cocreate': 208_000,
  '/moderacao': 203_000,
  // Its tiles come in a file with the wall's, which the live wall shares (5 kB more).
  '/manifesto-votos': 177_000,
  // Votes, their queue and the list of suggestions, for a screen in a lobby.
  '/parede-ao-vivo': 179_000,
  // Every component of the library: a page for developers, rarely opened on a phone.
  '/component-library': 280_000,
  '/component-library-example': 280_000,
};

// A request wave is all requests that are possible once the responses of the wave before have arrived.
// `initialLoads` computes the waves from the built site, without a browser.
test('First view of each page takes two request waves, the document and its files, and stays within the byte limits', async ({
  page,
}) => {
  const views = await initialLoads(siteFolder);
  const waves = views.map(({ route, waves: requestWaves }) => ({
    route,
    waves: requestWaves.slice(0, 2),
    late: requestWaves.slice(2),
  }));
  expect(waves.filter(({ late }) => late.length > 0)).toEqual([]);
  for (const { route, bytes } of views) {
    expect(bytes.scripts, route).toBeLessThan(MAX_SCRIPT_BYTES[route] ?? MAX_BYTES.scripts);
    expect(bytes.document).toBeLessThan(MAX_BYTES.document);
    expect(bytes.top, route).toBeLessThan(MAX_BYTES.top);
    expect(bytes.visible).toBeLessThan(MAX_BYTES.visible);
    expect(bytes.shell).toBeLessThan(MAX_BYTES.shell);
  }
  // Modules and fonts are requested after the visible part, because they would compete for bandwidth.
  for (const { route, bytes } of views.filter(({ bytes }) => bytes.visible > 0))
    expect(bytes.early, route).toBe(0);
  const landing = views.find(({ route }) => route === '/');
  expect(landing?.bytes.visible).toBeGreaterThan(0);
  expect(landing?.bytes.document).toBeLessThan(MAX_BYTES.main);
  // Pages that most visitors open first, from a search or a link. Their limit is lower.
  for (const path of ['/manifesto-cocreate', '/prompt-factory', '/aprender', '/mscopilot-course-v3']) {
    const top = views.find(({ route }) => route === path)?.bytes.top;
    expect(top, path).toBeGreaterThan(0);
    expect(top, path).toBeLessThan(12_600);
  }
  expect(landing?.bytes.app).toBeLessThan(MAX_BYTES.landing);

  // The computed waves contain every script that a browser requests.
  const scripts: string[] = [];
  // Without idle loads, such as the drawing of the visitor's tile.
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
