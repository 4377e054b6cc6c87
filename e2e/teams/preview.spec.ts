import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { accessibilityFaults } from '@ia/test-support/axe';
import { expect, test } from '@ia/test-support/fixtures';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';

// A preview is the live site with one candidate build in it. It has another origin and a signed link that
// expires. A team creates it with `federation preview`; `federation serve`, the publishing service, serves
// it. The test runs both on a copy of the built site.

const app = 'mfe-courses';
const CANDIDATE_MARK = 'candidato';
const cli = path.join(workspace, 'federation/src/cli.ts');

let folder: string;
let site: string;
let service: ChildProcess;
let url: string;

/** Runs a federation command as a team or as the operator. @returns its output */
async function federation(args: string[], token = ''): Promise<string> {
  const env = { ...process.env, FEDERATION_TOKEN: token };
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { cwd: folder, env });
  return stdout;
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  service = spawn(process.execPath, [cli, 'serve', '--site', site, '--port', '0', '--previews-port', '0']);
  url = await new Promise((resolve, reject) => {
    let output = '';
    service.stdout?.on('data', (data) => {
      output += data;
      const [, address] = /^\S+: (http\S+)$/m.exec(output) ?? [];
      if (address) resolve(address);
    });
    service.stderr?.on('data', (data) => {
      output += data;
    });
    service.on('close', () => reject(new Error(output)));
  });
});
test.afterAll(async () => {
  service?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Creates a candidate build that differs from the live one: it sets a global in the page that runs it. */
async function createCandidate(): Promise<string> {
  const copy = path.join(folder, app);
  await cp(path.join(workspace, app, 'dist'), path.join(copy, 'dist'), { recursive: true });
  const entry = path.join(copy, 'dist/remoteEntry.js');
  const code = await readFile(entry, 'utf8');
  await writeFile(entry, `${code}\nObject.assign(globalThis, { ${CANDIDATE_MARK}: true });\n`);
  return copy;
}

const runsCandidate = (page: Page) => page.evaluate((mark) => mark in globalThis, CANDIDATE_MARK);

/** Returns the scripts that the courses' page loads into a new document. */
async function collectScripts(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  const recordScript = (request: { resourceType(): string; url(): string }) =>
    request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname);
  page.on('request', recordScript);
  await page.goto(address);
  await expectPage(page, '/aprender');
  await page.waitForLoadState('networkidle');
  page.off('request', recordScript);
  return [...scripts].filter((file) => file.startsWith(`/${app}/`) || file.startsWith('/shell/')).sort();
}

test('Preview link shows a candidate build with the live apps and a banner, and the live site accepts no override', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const before = await readFile(path.join(site, 'index.html'), 'utf8');
  const token = await federation(['token', 'create', 'equipa-formacao', '--apps', app]);
  const output = await federation(
    ['preview', await createCandidate(), '--to', url, '--days', '2'],
    token.split('\n', 1)[0],
  );
  const [, link = ''] = /^(http:\S+)$/m.exec(output) ?? [];
  const [, version = ''] = /^mfe-courses (\S+):/.exec(output) ?? [];
  const owner = publishedRegistry().apps[app]?.owner ?? '';
  const banner = page.getByRole('complementary', { name: 'Pré-visualização' });
  const readStoredValue = (of: Page) => of.evaluate(() => localStorage.getItem('de-quem'));
  expect(new URL(link).origin).not.toBe(url);

  await test.step('the live site', async () => {
    await page.goto(url);
    await expectPage(page, '/');
    await page.evaluate(() => localStorage.setItem('de-quem', 'do site'));
  });
  await test.step('the preview', async () => {
    await page.goto(link);
    await expectPage(page, '/');
    expect(await readStoredValue(page)).toBeNull();
    await goTo(page, '#/aprender');
    await expectPage(page, '/aprender');
    expect(await runsCandidate(page)).toBe(true);
    await expect(banner).toContainText(`Mostra mfe-courses ${version}, de ${owner}`);
    await expect(banner.locator('time')).toHaveText(/^\d+ de \S+ de \d{4}, às \d\d:\d\d$/);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      const [bannerBox, headerBox] = [
        await banner.boundingBox(),
        await page.getByRole('banner').boundingBox(),
      ];
      expect((bannerBox?.y ?? 0) + (bannerBox?.height ?? 0)).toBeLessThanOrEqual(headerBox?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await accessibilityFaults(page, { within: '.preview-banner' })).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(banner).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.goto(`${link}privacidade/`);
    await expect(banner).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('the live site, with overrides in storage, cookies, headers and query', async () => {
    const address = `${url}/#/aprender`;
    const liveScripts = await collectScripts(page, address);
    expect(liveScripts.some((file) => file.endsWith('remoteEntry.js'))).toBe(true);
    const visitor = await page.context().newPage();
    const entry = new URL(`${app}/${version}/remoteEntry.js`, link).href;
    await visitor.addInitScript(
      ([name, where]) => {
        // Every read of any storage returns the override.
        const override = JSON.stringify({
          [name ?? '']: where,
          imports: { [name ?? '']: where },
          entry: where,
        });
        Storage.prototype.getItem = () => override;
      },
      [app, entry],
    );
    const cookies = ['preview', 'override', app].map((name) => ({
      name,
      value: encodeURIComponent(entry),
      url,
    }));
    await visitor.context().addCookies(cookies);
    await visitor.setExtraHTTPHeaders({ 'x-preview': link, 'x-override': entry });
    const query = new URLSearchParams({
      preview: link,
      override: entry,
      [app]: entry,
      registry: `${link}registry.json`,
    });
    const scriptsWithOverrides = await collectScripts(visitor, `${url}/?${query}#/aprender`);
    expect(scriptsWithOverrides).toEqual(expect.arrayContaining(liveScripts));
    // The live shell loads an extra notice when it detects that storage does not persist.
    const [shell = ''] = liveScripts.filter((file) => file.startsWith('/shell/'));
    const additionalScripts = scriptsWithOverrides.filter((file) => !liveScripts.includes(file));
    expect(additionalScripts.filter((file) => path.dirname(file) !== path.dirname(shell))).toEqual([]);
    expect(await runsCandidate(visitor)).toBe(false);
    await expect(visitor.getByRole('complementary', { name: 'Pré-visualização' })).toHaveCount(0);
    const response = await visitor.request.get(url + new URL(link).pathname);
    expect(response.status()).toBe(404);
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe(before);
  });
  await leavePages(page);
});
