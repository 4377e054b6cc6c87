import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activate, publishRemote, updateRegistry } from '@ia/federation/publish';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { expect } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

const app = 'mfe-landing';
const was = 'Aprender IA';
const becomes = 'Aprender já';

/** Another build of the landing page: the same but for one word on a button. */
async function anotherBuild(folder: string): Promise<void> {
  await cp(path.join(workspace, app, 'dist'), path.join(folder, 'dist'), { recursive: true });
  const assets = path.join(folder, 'dist/assets');
  let changed = 0;
  for (const file of await readdir(assets)) {
    const text = await readFile(path.join(assets, file), 'utf8');
    if (!file.endsWith('.js') || !text.includes(was)) continue;
    await writeFile(path.join(assets, file), text.replaceAll(was, becomes));
    changed++;
  }
  expect(changed, `files with «${was}»`).toBeGreaterThan(0);
}

test('changing the registry alone puts another build of one remote live, and takes it back', async ({
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
    const { entry } = await publishRemote(path.join(folder, 'landing'), site, { activate: false });
    await page.goto(own.url);
    await expectPage(page, '/');
    await expect(page.getByRole('link', { name: was }).first()).toBeVisible();

    await updateRegistry(site, (registry) => activate(registry, app, entry));
    const visitor = await page.context().newPage();
    await visitor.goto(own.url);
    await expect(visitor.getByRole('link', { name: becomes }).first()).toBeVisible();

    // The tab left open keeps what it shows, and takes the new build up at a later route change.
    await expect(page.getByRole('link', { name: was }).first()).toBeVisible();
    await page.clock.install({ time: Date.now() + 60_000 });
    await goTo(page, '#/manifesto-cocreate');
    await page.clock.runFor(1000);
    await expectPage(page, '/manifesto-cocreate');
    await page.clock.resume();
    await goTo(page, '#/');
    await expect(page.getByRole('link', { name: becomes }).first()).toBeVisible();

    await updateRegistry(site, (registry) => activate(registry, app, before));
    await visitor.reload();
    await expect(visitor.getByRole('link', { name: was }).first()).toBeVisible();
  } finally {
    await leavePages(page);
    await own.close();
    await rm(folder, { recursive: true, force: true });
  }
});
