import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/commands';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

// Each test publishes broken builds of the courses app into its own copy of the site. The shell falls back
// to the last good version. It reports each failure to the backend, which counts it in
// `private.failure_counts`.

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';

/** Marks the document. A reload removes the mark. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
/** False while another document loads. */
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => false);

/**
 * Publishes the app's build with another entry, or with one more file, which gives it a new version.
 * @returns the version
 */
async function publishBuild(folder: string, site: string, entry = ''): Promise<string> {
  const build = path.join(folder, app);
  await cp(path.join(workspace, app, 'dist'), path.join(build, 'dist'), { recursive: true });
  if (entry) await writeFile(path.join(build, 'dist/remoteEntry.js'), entry);
  else await writeFile(path.join(build, 'dist/another.txt'), '');
  return (await publishRemote(build, site)).version;
}

/** An entry whose pages throw while they render. */
const THROWING_ENTRY = `
  const Page = () => { throw new Error('the page broke'); };
  export const init = () => {};
  export const get = async () => () => ({ default: Page });
`;

/** An entry with a form that throws when its text is `breaksAt`; the heading shows the version. */
const formEntry = (version: string, breaksAt: string) => `
  let React;
  const Page = () => {
    const [text, setText] = React.useState('');
    if (${JSON.stringify(breaksAt)} && text === ${JSON.stringify(breaksAt)}) throw new Error('the page broke');
    const field = { name: 'pedido', value: text, onChange: ({ target }) => setText(target.value) };
    return React.createElement('form', null,
      React.createElement('h1', null, 'Pedido ${version}'),
      React.createElement('label', null, 'O seu pedido', React.createElement('textarea', field)),
      React.createElement('output', null, text));
  };
  export const init = async ({ react }) => { React = (await Object.values(react)[0].get())(); };
  export const get = async () => () => ({ default: Page });
`;

test('Page that throws in use is replaced by the last good version with the typed text, and by an error once both threw', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/\[mfe-courses [^ ]+ \(owner: equipa-formacao\) render FED-405\]/);
  browserErrors.expect(/the page broke/);
  const folder = await mkdtemp(path.join(tmpdir(), 'broken-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  for (const entry of [formEntry('bom', 'abc'), formEntry('mau', 'ab')])
    await publishBuild(folder, site, entry);
  const ownSite = await startSite({ site });
  try {
    // The query discards the prerendered view, which belongs to the original build.
    await page.goto(`${ownSite.url}/#${route}?a=b`);
    const field = page.getByRole('textbox', { name: 'O seu pedido' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido mau');
    await field.pressSequentially('ab');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido bom');
    await expect(field).toHaveValue('ab');
    await expect(page.locator('output')).toHaveText('ab');
    await expect(field).toBeFocused();
    await expect(page.locator('[data-live-region]').first()).toContainText('confirme-o antes de enviar');
    await page.screenshot({ path: test.info().outputPath('replaced.png') });
    await field.press('End');
    await field.pressSequentially('c');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Esta parte do site não está a funcionar',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const query = 'select version, kind from private.failure_counts';
    await expect.poll(async () => (await ownSite.backend.query(query)).length).toBe(2);
  } finally {
    await leavePages(page);
    await ownSite.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('Page that throws while rendering is replaced by the last good version for the session, and navigation reloads a document that runs a revoked version', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/\[mfe-courses [^ ]+ \(owner: equipa-formacao\) render FED-405\]/);
  browserErrors.expect(/the page broke/);
  const folder = await mkdtemp(path.join(tmpdir(), 'broken-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  const goodRelease = publishedRegistry(site).apps[app];
  if (!goodRelease) throw new Error(`${app} is not published`);
  const brokenRelease = await publishBuild(folder, site, THROWING_ENTRY);
  const ownSite = await startSite({ site });
  try {
    await page.goto(`${ownSite.url}/`);
    await expectPage(page, '/');
    await markPage(page);
    await goTo(page, `#${route}`);
    await expectPage(page, route);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Fechar aviso' })).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await expect
      .poll(() => ownSite.backend.query('select version, kind from private.failure_counts'))
      .toEqual([{ version: brokenRelease, kind: 'render' }]);
    await page.reload();
    await expectPage(page, route);
    await markPage(page);

    // The good version is revoked: its code runs in this document, so the next navigation reloads.
    await publishBuild(folder, site);
    const registry = publishedRegistry(site);
    Object.assign(registry.apps[app] ?? {}, { revoked: [goodRelease.version], lastGood: undefined });
    await writeFile(path.join(site, 'registry.json'), JSON.stringify(registry));
    // A navigation reads `registry.json` again only if the last read is over five seconds old.
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
    await ownSite.close();
    await rm(folder, { recursive: true, force: true });
  }
});
