import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';

/** Set once; gone after a reload. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** A build whose page throws while it renders. */
const BREAKS = `
  const Page = () => { throw new Error('the page broke'); };
  export const init = () => {};
  export const get = async () => () => ({ default: Page });
`;

test('a page that breaks while it renders is replaced by the version before, for the session, and a revoked version is left at the next page', async ({
  page,
  trouble,
}) => {
  trouble.expect(/\[mfe-courses 9\.9\.9-0123abcd \(owner: equipa-formacao\) render\]/);
  trouble.expect(/the page broke/);
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(siteFolder, folder, { recursive: true });
  const registry = publishedRegistry(folder);
  const good = registry.apps[app];
  if (!good) throw new Error(`${app} is not published`);
  // By hand: publishing refuses such a build.
  const at = (version: string, changes: object) => {
    const base = `./${app}/${version}/`;
    registry.apps[app] = { ...good, version, base, entry: `${base}remoteEntry.js`, ...changes };
    return writeFile(path.join(folder, 'registry.json'), JSON.stringify(registry));
  };
  const bad = '9.9.9-0123abcd';
  await mkdir(path.join(folder, app, bad));
  await writeFile(path.join(folder, app, bad, 'remoteEntry.js'), BREAKS);
  const routes = good.routes.map((one) => ({ ...one, preload: [], styles: [] }));
  await at(bad, { routes, lastGood: { version: good.version, entry: good.entry } });
  const own = await startSite({ site: folder });
  try {
    await page.goto(`${own.url}/#${route}`);
    const retry = page.getByRole('button', { name: 'Tentar de novo' });
    await expect(retry).toBeVisible();
    await markPage(page);
    await retry.click();
    await expectPage(page, route);
    await expect(page.locator('main h1')).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    await expect
      .poll(() => own.backend.query('select version, kind from private.failure_counts'))
      .toEqual([{ version: bad, kind: 'render' }]);
    await page.reload();
    await expectPage(page, route);
    await markPage(page);

    // The good one turns out to be harmful: this tab does not go on with what it started.
    const next = '9.9.10-0123abcd';
    await cp(path.join(folder, app, good.version), path.join(folder, app, next), { recursive: true });
    await at(next, { revoked: [good.version], lastGood: undefined });
    await page.evaluate(() => {
      const later = Date.now() + 60_000;
      Date.now = () => later;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Página Principal' }).click();
    await expectPage(page, '/');
    await expect.poll(() => isMarked(page)).toBe(false);
    await goTo(page, `#${route}`);
    await expectPage(page, route);
  } finally {
    await leavePages(page);
    await own.close();
    await rm(folder, { recursive: true, force: true });
  }
});
