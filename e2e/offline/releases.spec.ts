import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compose, makeLive, publishRemote, revoke } from '@ia/federation/commands';
import { expectPage } from '@ia/test-support/pages';
import { expect, type Page, test } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { expectCached, openBrowser, ownFolder, portOf, serveAt } from './visitor.ts';

const app = 'mfe-landing';

/** Asserts which build of the landing page runs. */
const expectBuild = async (page: Page, build: 'first' | 'another') => {
  await expectPage(page, '/');
  expect(await page.evaluate(() => ('landingBuild' in globalThis ? 'another' : 'first'))).toBe(build);
};

/** Returns the app's versions in the cache storage. */
const cachedVersions = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.flatMap((name) => /\/mfe-landing\/([^/]+)\/$/.exec(name)?.[1] ?? []);
  });

test('Service worker serves a release at the next navigation without mixing versions, deletes revoked versions, and clears all caches when offline use is disabled', async () => {
  test.setTimeout(180_000);
  const folder = await ownFolder();
  const site = folder.at('site');
  await cp(siteFolder, site, { recursive: true });
  const build = folder.at('landing');
  await cp(path.join(workspace, app, 'dist'), path.join(build, 'dist'), { recursive: true });
  await appendFile(
    path.join(build, 'dist/remoteEntry.js'),
    '\nObject.assign(globalThis, { landingBuild: "another" });\n',
  );
  const first = publishedRegistry(site).apps[app]?.version ?? '';
  const { version: another } = await publishRemote(build, site, { activate: false });
  let server = await serveAt(site, 'memory');
  const [url, port] = [server.url, portOf(server)];
  const browser = await openBrowser(folder.at('profile'), url);
  const page = await browser.newPage();
  try {
    await page.goto('/');
    await expectBuild(page, 'first');
    await expectCached(page);

    await makeLive(site, { [app]: another });
    await page.goto('/?depois');
    await expectBuild(page, 'another');
    await expect.poll(() => cachedVersions(page)).toContain(another);
    await expectCached(page);
    await server.close();
    await page.goto('/');
    await expectBuild(page, 'another');

    server = await serveAt(site, 'memory', port);
    await revoke(site, app, another, { by: 'equipa', reason: 'a test' });
    await page.goto('/');
    await expectBuild(page, 'first');
    await expect.poll(() => cachedVersions(page)).toEqual([first]);
    await expectCached(page);
    await server.close();
    await page.goto('/?sem-servidor');
    await expectBuild(page, 'first');

    server = await serveAt(site, 'memory', port);
    const config = JSON.parse(await readFile(path.join(site, 'site.config.json'), 'utf8'));
    await writeFile(path.join(site, 'site.config.json'), JSON.stringify({ ...config, offline: false }));
    await compose(site);
    await page.goto('/');
    await expectBuild(page, 'first');
    const remaining = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    await expect.poll(remaining).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
    await folder.remove();
  }
});
