import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/commands';
import { expectPage, goTo, leavePages, open } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { ALTERED_MARK, isModuleRequest, serveAltered } from '../support/altered-module.ts';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { motion, test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

// The import map in the document contains the hash of every module. The browser refuses a module with another
// hash. The tests serve altered modules, as an attacker on the network could.

test.use(motion);

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';
/** Chromium's message for a file whose hash differs from the import map. */
const HASH_MISMATCH = /^console: Failed to find a valid digest in the 'integrity' attribute/;

/** Marks the document. A reload removes the mark. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
/** False while another document loads. */
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => false);

const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Esta parte do site não está a funcionar' });
const expectNoAlteredCode = (page: Page) => expect(page.locator('html')).not.toHaveAttribute(ALTERED_MARK);

type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
/** Matches the first request of an entry; a retry has a query. */
const ENTRY = /remoteEntry\.js$/;
const CASES: { target: string; intercept: Intercept; consoleMessage?: RegExp }[] = [
  {
    target: 'an entry',
    intercept: (request, response) =>
      isModuleRequest(request, `/${app}/`, 'remoteEntry.js') && serveAltered(request, response),
  },
  {
    target: 'a chunk',
    intercept: (request, response) =>
      isModuleRequest(request, `/${app}/`, '/assets/') && serveAltered(request, response),
  },
  {
    target: 'the retry of a missing entry',
    intercept(request, response) {
      if (!isModuleRequest(request, `/${app}/`, 'remoteEntry.js')) return false;
      if (!ENTRY.test(request.url ?? '')) return serveAltered(request, response);
      request.socket.destroy();
      return true;
    },
    consoleMessage: failedRequest('ERR_EMPTY_RESPONSE', 'remoteEntry.js'),
  },
];

for (const { target, intercept, consoleMessage } of CASES) {
  test(`Browser does not execute ${target} with another hash, the page shows a message, and a retry loads the published file`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(HASH_MISMATCH);
    browserErrors.expect(appReport(app, 'could not be loaded'));
    if (consoleMessage) browserErrors.expect(consoleMessage);
    site.intercept(intercept);
    await open(page, '#/');
    await markPage(page);
    await goTo(page, `#${route}`);
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('foi alterado no caminho');
    await expectNoAlteredCode(page);
    const version = publishedRegistry().apps[app]?.version;
    await expect
      .poll(() => site.backend.query('select app, version, kind from private.failure_counts'))
      .toContainEqual({ app, version, kind: 'integrity' });

    site.intercept(() => false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expectPage(page, route);
    expect(await isMarked(page)).toBe(true);
    await expectNoAlteredCode(page);
  });
}

test('Shell falls back from an altered version to the last good one, and checks its hash too', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(HASH_MISMATCH);
  browserErrors.expect(appReport(app, 'could not be loaded'));
  const folder = await mkdtemp(path.join(tmpdir(), 'integrity-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  await cp(path.join(workspace, app, 'dist'), path.join(folder, app, 'dist'), { recursive: true });
  await appendFile(path.join(folder, app, 'dist/remoteEntry.js'), '\n// another build\n');
  const { version } = await publishRemote(path.join(folder, app), site);
  const ownSite = await startSite({ site });
  try {
    ownSite.intercept(
      (request, response) => isModuleRequest(request, `/${app}/`) && serveAltered(request, response, site),
    );
    await page.goto(`${ownSite.url}/#${route}`);
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('foi alterado no caminho');
    await expectNoAlteredCode(page);

    ownSite.intercept(
      (request, response) =>
        isModuleRequest(request, `/${app}/${version}/`) && serveAltered(request, response, site),
    );
    await page.reload();
    await expectPage(page, route);
    await expectNoAlteredCode(page);
  } finally {
    await leavePages(page);
    await ownSite.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('Document shows a message when the shell’s code is altered, and a retry opens the site', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(HASH_MISMATCH);
  site.intercept(
    (request, response) => isModuleRequest(request, '/shell/', '/assets/') && serveAltered(request, response),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'O site não conseguiu abrir' })).toBeVisible();
  await expectNoAlteredCode(page);
  site.intercept(() => false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectPage(page, '/');
});

test('Document that a proxy rewrote loads no app and shows why', async ({ page, site, browserErrors }) => {
  browserErrors.expect(/Content Security Policy|import ?map/i);
  browserErrors.expect(appReport('mfe-landing', 'could not be loaded.*did not apply the map'));
  const html = await (await page.request.get(site.url)).text();
  await page.route(`${site.url}/`, async (route) => {
    const response = await route.fetch();
    // One space changes the hash of the import map, so the policy blocks the map.
    const body = html.replace('"integrity":{', '"integrity": {');
    return route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('foi alterado no caminho');
});
