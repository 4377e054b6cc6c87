import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeLive, publishRemote } from '@ia/federation/commands';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

// To release an app, a team publishes a build and makes it live; other apps stay as they are. The test
// releases an altered build of the landing page.

const app = 'mfe-landing';
/** Copies the build of the landing page and adds a statement that marks the document. */
async function copyAlteredBuild(folder: string): Promise<void> {
  await cp(path.join(workspace, app, 'dist'), path.join(folder, 'dist'), { recursive: true });
  await appendFile(
    path.join(folder, 'dist/remoteEntry.js'),
    '\nObject.assign(globalThis, { landingBuild: "altered" });\n',
  );
}

/** Waits until a page runs the published build or the altered one. */
const expectBuild = (page: Page, build: 'first' | 'altered') => {
  const readBuild = () =>
    page
      .evaluate(() => ('landingBuild' in globalThis ? 'altered' : 'first'))
      // Another document is loading.
      .catch(() => 'none');
  return expect.poll(readBuild).toBe(build);
};

test('Release of one remote goes live without a build of the others, and is rolled back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  await copyAlteredBuild(path.join(folder, 'landing'));
  const before = publishedRegistry(site).apps[app];
  if (!before) throw new Error(`${app} is not published`);
  const ownSite = await startSite({ site });
  try {
    const { version } = await publishRemote(path.join(folder, 'landing'), site, { activate: false });
    await page.goto(ownSite.url);
    await expectPage(page, '/');
    await expectBuild(page, 'first');

    await makeLive(site, { [app]: version });
    const visitor = await page.context().newPage();
    await visitor.goto(ownSite.url);
    await expectPage(visitor, '/');
    await expectBuild(visitor, 'altered');

    // An open tab keeps its build until a later navigation, which loads a new document.
    await expectBuild(page, 'first');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // A navigation reads `registry.json` again only if the last read is over five seconds old.
    await page.clock.install({ time: Date.now() + 60_000 });
    await goTo(page, '#/manifesto-cocreate');
    await page.clock.runFor(1000); // a navigation waits up to 400 ms for the registry
    await expectPage(page, '/manifesto-cocreate');
    await page.clock.resume();
    await goTo(page, '#/');
    const isMarked = () => page.evaluate(() => 'sameDocument' in window).catch(() => false);
    await expect.poll(isMarked).toBe(false);
    await expectPage(page, '/');
    await expectBuild(page, 'altered');

    await makeLive(site, { [app]: before.version });
    await visitor.reload();
    await expectPage(visitor, '/');
    await expectBuild(visitor, 'first');
  } finally {
    await leavePages(page);
    await ownSite.close();
    await rm(folder, { recursive: true, force: true });
  }
});
