import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/publish';
import { expectPage, goTo, leavePages, open } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { motion, test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';
import { failedRequest } from '../support/trouble.ts';

test.use(motion);

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';

const html = (response: ServerResponse): true => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Portal</title><p>Inicie sessão na rede</p>');
  return true;
};
const notFound = (response: ServerResponse): true => {
  response.writeHead(404);
  response.end();
  return true;
};
const ofApp = (request: IncomingMessage) => Boolean(request.url?.startsWith(`/${app}/`));
const isEntry = (request: IncomingMessage) =>
  ofApp(request) && Boolean(request.url?.includes('remoteEntry.js'));
/** A file that the page needs, by the part of its name that every version of the app has. */
const pageChunk = () =>
  publishedRegistry()
    .apps[app]?.routes.find(({ path: p }) => p === route)
    ?.preload.at(-1)
    ?.replace(/-[\w-]{8}\.js$/, '-') ?? '?';

const cases: {
  name: string;
  /** What the shell takes it for, from what each browser says. */
  kind: 'network' | 'http' | 'timeout';
  breaks: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** What the browser says of it by itself. */
  says?: RegExp;
  slow?: boolean;
}[] = [
  {
    name: 'the server is down',
    kind: 'network',
    breaks: (request) => ofApp(request) && Boolean(request.socket.destroy()),
    says: failedRequest('ERR_EMPTY_RESPONSE', `/${app}/`),
  },
  {
    name: 'the entry is 404',
    kind: 'http',
    breaks: (request, response) => isEntry(request) && notFound(response),
    says: failedRequest('404', 'remoteEntry.js'),
  },
  {
    name: 'HTML comes instead of code',
    kind: 'http',
    breaks: (request, response) => isEntry(request) && html(response),
    says: /Failed to load module script: .* MIME type of "text\/html"|Failed to find a valid digest/,
  },
  { name: 'the entry never answers', kind: 'timeout', breaks: (request) => isEntry(request), slow: true },
  {
    name: 'a chunk is missing',
    kind: 'http',
    breaks: (request, response) => Boolean(request.url?.includes(pageChunk())) && notFound(response),
    says: failedRequest('404', pageChunk()),
  },
];

/** Set once; gone after a reload. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
/** Not while it is on its way to another document. */
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => false);

for (const { name, kind, breaks, says, slow } of cases) {
  test(`${name}: the rest stays usable and the page comes back without a reload`, async ({
    page,
    site,
    trouble,
  }) => {
    trouble.expect(new RegExp(`^console: \\[${app} [^\\]]* ${kind}\\] .*could not be loaded`));
    if (says) trouble.expect(says);
    // From the start: on a slow machine the idle prefetch would have brought the app before it breaks.
    site.intercept(breaks);
    if (slow) await page.clock.install();
    await open(page, '#/');
    await markPage(page);
    await goTo(page, `#${route}`);

    const failed = page.getByRole('heading', { level: 1, name: 'Esta parte do sítio não está a funcionar' });
    const untilItFails = () =>
      expect(async () => {
        // The shell's patience, step by step of its ladder: what never answers is waited for by its clock alone.
        if (slow) await page.clock.runFor(8_000);
        await expect(failed).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
    await untilItFails();
    await expect(failed).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('O resto do sítio continua a funcionar');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Página Principal' }).click();
    await expectPage(page, '/');
    await goTo(page, `#${route}`);
    await untilItFails();

    site.intercept(() => false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    if (slow) {
      // Both of its addresses wait for ever in this document: it offers another.
      await expect(page.getByRole('button', { name: 'A tentar de novo…' })).toBeVisible();
      const reload = page.getByRole('button', { name: 'Recarregar a página' });
      await expect(async () => {
        await page.clock.runFor(8_000);
        await expect(reload).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      await reload.click();
    }
    await expectPage(page, route);
    expect(await isMarked(page)).toBe(!slow);
  });
}

test('a version that is gone is replaced by the published one, by a new document and without a word', async ({
  page,
  trouble,
}) => {
  trouble.expect(failedRequest('404', `/${app}/`));
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(siteFolder, folder, { recursive: true });
  const before = publishedRegistry(folder).apps[app];
  if (!before) throw new Error(`${app} is not published`);
  const own = await startSite({ site: folder });
  // From the start, as above: what the idle prefetch brought would still be there.
  own.intercept(
    (request, response) =>
      Boolean(request.url?.startsWith(`/${app}/${before.version}/`)) && notFound(response),
  );
  try {
    await page.goto(own.url);
    await expectPage(page, '/');
    await markPage(page);

    // Meanwhile the same app is released under another version, and the old one is no longer to be had.
    const another = path.join(folder, 'another');
    await cp(path.join(workspace, app, 'dist'), path.join(another, 'dist'), { recursive: true });
    await appendFile(path.join(another, 'dist/remoteEntry.js'), '\n// another build\n');
    await publishRemote(another, folder);

    await goTo(page, `#${route}`);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expectPage(page, route);
  } finally {
    await leavePages(page);
    await own.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a site whose registry holds a broken entry and entries of a later version opens, and the console says whose it is', async ({
  page,
  trouble,
}) => {
  trouble.expect(/\[mfe-courses \(owner: equipa-formacao\)\] registry\.json .*is not valid/);
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(siteFolder, folder, { recursive: true });
  const file = path.join(folder, 'registry.json');
  const { apps, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  const changed = {
    ...apps,
    [app]: { ...apps[app], entry: 7 },
    'mfe-manifesto': {
      ...apps['mfe-manifesto'],
      signature: { by: 'a later tool' },
      routes: [
        ...apps['mfe-manifesto'].routes.map((one: object) => ({ ...one, icon: 'star' })),
        { path: '/later', title: 'Mais tarde', expose: './later', flag: 'enableLater' },
      ],
    },
  };
  await writeFile(file, JSON.stringify({ ...rest, schema: 2, apps: changed }));
  const own = await startSite({ site: folder });
  try {
    await page.goto(own.url);
    await expectPage(page, '/');
    for (const other of ['/manifesto-cocreate', '/prompt-factory']) {
      await goTo(page, `#${other}`);
      await expectPage(page, other);
    }
    // The broken app's routes, and one whose flag nobody knows, behave as any unknown address.
    for (const missing of [route, '/later']) {
      await goTo(page, `#${missing}`);
      await expectPage(page, '/');
      await expect(page.getByText(`«${missing}»`).first()).toBeVisible();
    }
    expect(trouble.seen.join('\n')).toMatch(/apps\.mfe-courses\.entry: expected string, found 7/);
  } finally {
    await leavePages(page);
    await own.close();
    await rm(folder, { recursive: true, force: true });
  }
});

const registries = [
  {
    name: 'what is no registry at all',
    was: '"apps":{',
    becomes: '"aps":{',
    told: /registry\.json \(inlined in index\.html\) is not valid:\s+apps: expected an object/,
  },
  {
    name: 'a registry without a main page',
    was: '"path":"/",',
    becomes: '"path":"/outra",',
    told: /is not valid:\s+apps: expected an app that serves the main page "\/"/,
  },
];

for (const { name, was, becomes, told } of registries) {
  test(`${name} is told in full to whoever publishes, and kindly to the visitor`, async ({
    page,
    site,
    trouble,
  }) => {
    trouble.expect(/The site could not start/);
    const html = await (await page.request.get(site.url)).text();
    await page.route(`${site.url}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html.replace(was, becomes) }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'O sítio não conseguiu abrir' })).toBeVisible();
    // It is the title, or stands above the words of the page that the document holds.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(trouble.seen.join('\n')).toMatch(told);
  });
}
