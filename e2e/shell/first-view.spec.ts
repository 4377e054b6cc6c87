import { open } from '@ia/test-support/pages';
import { firstViews } from '../../bench/first-view.ts';
import { expect, test } from '../support/fixtures.ts';
import { siteFolder } from '../support/registry.ts';

/**
 * Bytes as they are sent (brotli). Who needs more says why here.
 * - shell: some 3 kB of it are the visitor's preferences, which have to be known before the first paint, and most of them the
 *   colours of «reforçado»; 2 kB the rules of its frame; 0.3 kB the one column and the three kinds of section of every page.
 * - main page: 7 kB of it are its first view, most of them its azulejos; 11 kB name all modules with their
 *   hashes; some 2 kB are what each section says that it keeps on the device.
 * - document: those of other pages hold their first view; the longest is Mission 1, whose ten activities stand open.
 * - visible: what a server sends before it waits for an answer, 14 kB, carries all that is seen; of Mission 1 the last activity
 *   comes after it, far below what is in view.
 * - landing: 2 kB are the rules of its first view.
 */
const MOST = { main: 27_000, document: 34_000, visible: 15_500, shell: 125_500, landing: 32_000 };

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
  for (const { bytes } of views) {
    expect(bytes.document).toBeLessThan(MOST.document);
    expect(bytes.visible).toBeLessThan(MOST.visible);
    expect(bytes.shell).toBeLessThan(MOST.shell);
  }
  const landing = views.find(({ route }) => route === '/');
  expect(landing?.bytes.visible).toBeGreaterThan(0);
  expect(landing?.bytes.document).toBeLessThan(MOST.main);
  // Those that most people open first, from a search or a link.
  for (const path of ['/manifesto-cocreate', '/prompt-factory', '/aprender', '/mscopilot-course-v3']) {
    const visible = views.find(({ route }) => route === path)?.bytes.visible;
    expect(visible, path).toBeGreaterThan(0);
    expect(visible, path).toBeLessThan(14_000);
  }
  expect(landing?.bytes.app).toBeLessThan(MOST.landing);

  // What is computed is what a browser does: none of these scripts was found by running another.
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
  });
  await open(page, '#/manifesto-votos');
  const computed = new Set(views.find(({ route }) => route === '/manifesto-votos')?.waves.flat());
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((file) => !computed.has(file))).toEqual([]);
});
