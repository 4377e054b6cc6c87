import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeLive, publishRemote } from '@ia/federation/publish';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

const app = 'mfe-landing';
/** Another build of the landing page: the same, but it leaves a mark in the page that runs it. */
async function anotherBuild(folder: string): Promise<void> {
  await cp(path.join(workspace, app, 'dist'), path.join(folder, 'dist'), { recursive: true });
  await appendFile(
    path.join(folder, 'dist/remoteEntry.js'),
    '\nObject.assign(globalThis, { landingBuild: "another" });\n',
  );
}

/** Which of the two builds a page runs. */
const runs = (page: Page, build: 'first' | 'another') => {
  const running = () =>
    page
      .evaluate(() => ('landingBuild' in globalThis ? 'another' : 'first'))
      // It is on its way to another document.
      .catch(() => 'none');
  return expect.poll(running).toBe(build);
};

test('another build of one remote goes live without any other being built, and is taken back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  await anotherBuild(path.join(folder, 'landing'));
  const before = publishedRegistry(site).apps[app];
  if (!before) throw new Error(`${app} is not published`);
  const own = await startSite({ site });
  try {
    const { version } = await publishRemote(path.join(folder, 'landing'), site, { activate: false });
    await page.goto(own.url);
    await expectPage(page, '/');
    await runs(page, 'first');

    await makeLive(site, { [app]: version });
    const visitor = await page.context().newPage();
    await visitor.goto(own.url);
    await expectPage(visitor, '/');
    await runs(visitor, 'another');

    // The tab left open keeps what it shows, and takes the new build up at a later route change, by a new document.
    await runs(page, 'first');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.clock.install({ time: Date.now() + 60_000 });
    await goTo(page, '#/manifesto-cocreate');
    await page.clock.runFor(1000);
    await expectPage(page, '/manifesto-cocreate');
    await page.clock.resume();
    await goTo(page, '#/');
    const isMarked = () => page.evaluate(() => 'sameDocument' in window).catch(() => false);
    await expect.poll(isMarked).toBe(false);
    await expectPage(page, '/');
    await runs(page, 'another');

    await makeLive(site, { [app]: before.version });
    await visitor.reload();
    await expectPage(visitor, '/');
    await runs(visitor, 'first');
  } finally {
    await leavePages(page);
    await own.close();
    await rm(folder, { recursive: true, force: true });
  }
});
