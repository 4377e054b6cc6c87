import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/publish';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';

/** Set once; gone after a reload. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
/** Not while it is on its way to another document. */
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => false);

/** An entry whose pages throw while they render. */
const BREAKS = `
  const Page = () => { throw new Error('the page broke'); };
  export const init = () => {};
  export const get = async () => () => ({ default: Page });
`;

test('a page that breaks while it renders is replaced by the version before, for the session, and a revoked version is left at the next page', async ({
  page,
  trouble,
}) => {
  trouble.expect(/\[mfe-courses [^ ]+ \(owner: equipa-formacao\) render\]/);
  trouble.expect(/the page broke/);
  const folder = await mkdtemp(path.join(tmpdir(), 'broken-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  const good = publishedRegistry(site).apps[app];
  if (!good) throw new Error(`${app} is not published`);
  /** Publishes the same build with another entry. */
  const publish = async (entry: string) => {
    const build = path.join(folder, app);
    await cp(path.join(workspace, app, 'dist'), path.join(build, 'dist'), { recursive: true });
    if (entry) await writeFile(path.join(build, 'dist/remoteEntry.js'), entry);
    else await writeFile(path.join(build, 'dist/another.txt'), '');
    return (await publishRemote(build, site)).version;
  };
  const bad = await publish(BREAKS);
  const own = await startSite({ site });
  try {
    await page.goto(`${own.url}/#${route}`);
    const retry = page.getByRole('button', { name: 'Tentar de novo' });
    await expect(retry).toBeVisible();
    await expect(page.locator('main h1')).toHaveText('Esta parte do sítio não está a funcionar');
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
    await publish('');
    const registry = publishedRegistry(site);
    Object.assign(registry.apps[app] ?? {}, { revoked: [good.version], lastGood: undefined });
    await writeFile(path.join(site, 'registry.json'), JSON.stringify(registry));
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
