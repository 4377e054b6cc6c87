import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compose, makeLive, publishRemote, revoke } from '@ia/federation/commands';
import { expectPage } from '@ia/test-support/pages';
import { expect, type Page, test } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { createTempFolder, expectCached, openBrowser, readPort, startServer } from './visitor.ts';

// A cached page must not keep visitors on an old version. The test publishes a second build of the landing
// page, makes it live, revokes it, and then disables offline use.

const app = 'mfe-landing';

/** Asserts which build of the landing page runs: the published or the altered one. */
const expectBuild = async (page: Page, build: 'first' | 'altered') => {
  await expectPage(page, '/');
  expect(await page.evaluate(() => ('landingBuild' in globalThis ? 'altered' : 'first'))).toBe(build);
};

/** Returns the app's versions in the cache storage. */
const cachedVersions = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.flatMap((name) => /\/mfe-landing\/([^/]+)\/$/.exec(name)?.[1] ?? []);
  });

test('Service worker serves a release at the next navigation without mixing versions, deletes revoked versions, and clears all caches when offline use is disabled', async () => {
  test.setTimeout(180_000);
  const folder = await createTempFolder();
  const site = folder.at('site');
  await cp(siteFolder, site, { recursive: true });
  const altered = folder.at('landing');
  await cp(path.join(workspace, app, 'dist'), path.join(altered, 'dist'), { recursive: true });
  await appendFile(
    path.join(altered, 'dist/remoteEntry.js'),
    '\nObject.assign(globalThis, { landingBuild: "altered" });\n',
  );
  const firstVersion = publishedRegistry(site).apps[app]?.version ?? '';
  const { version: alteredVersion } = await publishRemote(altered, site, { activate: false });
  let server = await startServer(site, 'memory');
  const [url, port] = [server.url, readPort(server)];
  const browser = await openBrowser(folder.at('profile'), url);
  const page = await browser.newPage();
  try {
    await page.goto('/');
    await expectBuild(page, 'first');
    await expectCached(page);

    await makeLive(site, { [app]: alteredVersion });
    await page.goto('/?depois');
    await expectBuild(page, 'altered');
    await expect.poll(() => cachedVersions(page)).toContain(alteredVersion);
    await expectCached(page);
    await server.close();
    await page.goto('/');
    await expectBuild(page, 'altered');

    server = await startServer(site, 'memory', port);
    await revoke(site, app, alteredVersion, { author: 'equipa', reason: 'a test' });
    await page.goto('/');
    await expectBuild(page, 'first');
    await expect.poll(() => cachedVersions(page)).toEqual([firstVersion]);
    await expectCached(page);
    await server.close();
    await page.goto('/?sem-servidor');
    await expectBuild(page, 'first');

    server = await startServer(site, 'memory', port);
    const config = JSON.parse(await readFile(path.join(site, 'site.config.json'), 'utf8'));
    await writeFile(path.join(site, 'site.config.json'), JSON.stringify({ ...config, offline: false }));
    await compose(site);
    await page.goto('/');
    await expectBuild(page, 'first');
    const readWorkersAndCaches = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    await expect.poll(readWorkersAndCaches).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
    await folder.remove();
  }
});
