import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/publish';
import { expectPage, goTo, leavePages, open } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { answerAltered, asksFor, MARK } from '../support/altered.ts';
import { motion, test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';
import { failedRequest, reported } from '../support/trouble.ts';

test.use(motion);

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';
/** What Chromium says by itself of a file that is not as the import map says. */
const refused = /^console: Failed to find a valid digest in the 'integrity' attribute/;

/** Set once; gone after a reload. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
/** Not while it is on its way to another document. */
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => false);

const failed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Esta parte do sítio não está a funcionar' });
const expectNothingAltered = (page: Page) => expect(page.locator('html')).not.toHaveAttribute(MARK);

type Breaks = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
const ENTRY = /remoteEntry\.js$/;
const cases: { what: string; breaks: Breaks; says?: RegExp }[] = [
  {
    what: 'an entry',
    breaks: (request, response) =>
      asksFor(request, `/${app}/`, 'remoteEntry.js') && answerAltered(request, response),
  },
  {
    what: 'a chunk',
    breaks: (request, response) =>
      asksFor(request, `/${app}/`, '/assets/') && answerAltered(request, response),
  },
  {
    what: 'the second try of an entry that was not there',
    breaks(request, response) {
      if (!asksFor(request, `/${app}/`, 'remoteEntry.js')) return false;
      if (!ENTRY.test(request.url ?? '')) return answerAltered(request, response);
      request.socket.destroy();
      return true;
    },
    says: failedRequest('ERR_EMPTY_RESPONSE', 'remoteEntry.js'),
  },
];

for (const { what, breaks, says } of cases) {
  test(`${what}, altered on the way, is not run; the visitor is told, and the page opens once it comes as it was published`, async ({
    page,
    site,
    trouble,
  }) => {
    trouble.expect(refused);
    trouble.expect(reported(app, 'could not be loaded'));
    if (says) trouble.expect(says);
    site.intercept(breaks);
    await open(page, '#/');
    await markPage(page);
    await goTo(page, `#${route}`);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('foi alterado no caminho');
    await expectNothingAltered(page);
    const version = publishedRegistry().apps[app]?.version;
    await expect
      .poll(() => site.backend.query('select app, version, kind from private.failure_counts'))
      .toContainEqual({ app, version, kind: 'integrity' });

    site.intercept(() => false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expectPage(page, route);
    expect(await isMarked(page)).toBe(true);
    await expectNothingAltered(page);
  });
}

test('an altered version gives way to the one before it, and that one is held against its hash as well', async ({
  page,
  trouble,
}) => {
  trouble.expect(refused);
  trouble.expect(reported(app, 'could not be loaded'));
  const folder = await mkdtemp(path.join(tmpdir(), 'integrity-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  await cp(path.join(workspace, app, 'dist'), path.join(folder, app, 'dist'), { recursive: true });
  await appendFile(path.join(folder, app, 'dist/remoteEntry.js'), '\n// another build\n');
  const { version } = await publishRemote(path.join(folder, app), site);
  const own = await startSite({ site });
  try {
    own.intercept(
      (request, response) => asksFor(request, `/${app}/`) && answerAltered(request, response, site),
    );
    await page.goto(`${own.url}/#${route}`);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('foi alterado no caminho');
    await expectNothingAltered(page);

    own.intercept(
      (request, response) =>
        asksFor(request, `/${app}/${version}/`) && answerAltered(request, response, site),
    );
    await page.reload();
    await expectPage(page, route);
    await expectNothingAltered(page);
  } finally {
    await leavePages(page);
    await own.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('where the site’s own code is altered, the page says so, and opens once it is not', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(refused);
  site.intercept(
    (request, response) => asksFor(request, '/shell/', '/assets/') && answerAltered(request, response),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'O sítio não conseguiu abrir' })).toBeVisible();
  await expectNothingAltered(page);
  site.intercept(() => false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectPage(page, '/');
});

test('a page that was rewritten on the way loads no app, and says why', async ({ page, site, trouble }) => {
  trouble.expect(/Content Security Policy|import ?map/i);
  trouble.expect(reported('mfe-landing', 'could not be loaded.*no map is in force'));
  const html = await (await page.request.get(site.url)).text();
  await page.route(`${site.url}/`, async (request) => {
    const response = await request.fetch();
    const body = html.replace('"integrity":{', '"integrity": {');
    return request.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('foi alterado no caminho');
});
