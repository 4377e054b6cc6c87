import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/commands';
import { expectPage, goTo, leavePages, open } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { failedRequest } from '../support/browser-errors.ts';
import { motion, test } from '../support/fixtures.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

// Failures while the shell loads an app or the registry. The rest of the site must work, and the page must
// offer a retry. docs/errors.md lists the codes `FED-4…` in the console.

test.use(motion);

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';

/** Answers like the login page of a captive portal: 200 and HTML in place of the script. */
const respondAsCaptivePortal = (response: ServerResponse): true => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Portal</title><p>Inicie sessão na rede</p>');
  return true;
};
const respondNotFound = (response: ServerResponse): true => {
  response.writeHead(404);
  response.end();
  return true;
};
const isAppRequest = (request: IncomingMessage) => Boolean(request.url?.startsWith(`/${app}/`));
const isEntryRequest = (request: IncomingMessage) =>
  isAppRequest(request) && Boolean(request.url?.includes('remoteEntry.js'));
/** Name of a file that the page needs, without its hash: the same in every version of the app. */
const readChunkName = (): string => {
  const { preload = [] } = publishedRegistry().apps[app]?.routes.find(({ path: p }) => p === route) ?? {};
  const chunk = preload.at(-1);
  if (!chunk) throw new Error(`${app} preloads no chunk for ${route}`);
  return chunk.replace(/-[\w-]{8}\.js$/, '-');
};

const CASES: {
  name: string;
  /** Kind that the shell derives from the browser's error. */
  kind: 'network' | 'http' | 'timeout';
  /** Breaks the requests that fail, and returns true for them. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The browser's own console message. */
  consoleMessage?: RegExp;
  /** The request gets no response: the clock must pass the shell's timeout of 8 s. Only a reload recovers. */
  neverResponds?: boolean;
}[] = [
  {
    name: 'the connection breaks for every file of the app',
    kind: 'network',
    intercept: (request) => isAppRequest(request) && Boolean(request.socket.destroy()),
    consoleMessage: failedRequest('ERR_EMPTY_RESPONSE', `/${app}/`),
  },
  {
    name: 'the entry returns 404',
    kind: 'http',
    intercept: (request, response) => isEntryRequest(request) && respondNotFound(response),
    consoleMessage: failedRequest('404', 'remoteEntry.js'),
  },
  {
    name: 'a captive portal answers the entry with HTML',
    kind: 'http',
    intercept: (request, response) => isEntryRequest(request) && respondAsCaptivePortal(response),
    consoleMessage:
      /Failed to load module script: .* MIME type of "text\/html"|Failed to find a valid digest/,
  },
  {
    name: 'the entry never responds',
    kind: 'timeout',
    intercept: (request) => isEntryRequest(request),
    neverResponds: true,
  },
  {
    name: 'a chunk is missing',
    kind: 'http',
    intercept: (request, response) =>
      Boolean(request.url?.includes(readChunkName())) && respondNotFound(response),
    consoleMessage: failedRequest('404', readChunkName()),
  },
];

/** Marks the document. A reload removes the mark. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
/** False while another document loads. */
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => false);

for (const { name, kind, intercept, consoleMessage, neverResponds } of CASES) {
  test(`Site stays usable and a retry loads the page when ${name}`, async ({ page, site, browserErrors }) => {
    browserErrors.expect(
      new RegExp(`^console: \\[${app} [^\\]]* ${kind} FED-4\\d\\d\\] .*could not be loaded`),
    );
    if (consoleMessage) browserErrors.expect(consoleMessage);
    // From the start: otherwise the idle prefetch could load the app before it fails.
    site.intercept(intercept);
    if (neverResponds) await page.clock.install();
    await open(page, '#/');
    await markPage(page);
    await goTo(page, `#${route}`);

    const errorHeading = page.getByRole('heading', {
      level: 1,
      name: 'Esta parte do site não está a funcionar',
    });
    const waitForError = () =>
      expect(async () => {
        // A request without a response fails only when the clock passes the shell's timeout of 8 s.
        if (neverResponds) await page.clock.runFor(8_000);
        await expect(errorHeading).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
    await waitForError();
    await expect(errorHeading).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('O resto do site continua a funcionar');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Página Principal' }).click();
    await expectPage(page, '/');
    await goTo(page, `#${route}`);
    await waitForError();

    site.intercept(() => false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    if (neverResponds) {
      // The entry and its retry address both hang in this document, so the page offers a reload.
      await expect(page.getByRole('button', { name: 'A tentar de novo…' })).toBeVisible();
      const reload = page.getByRole('button', { name: 'Recarregar a página' });
      await expect(async () => {
        await page.clock.runFor(8_000);
        await expect(reload).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      await reload.click();
    }
    await expectPage(page, route);
    // A retry needs no reload, except after a request without a response.
    expect(await isMarked(page)).toBe(!neverResponds);
  });
}

test('Shell reloads without a message when its version of an app is deleted and another is published', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(failedRequest('404', `/${app}/`));
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(siteFolder, folder, { recursive: true });
  const before = publishedRegistry(folder).apps[app];
  if (!before) throw new Error(`${app} is not published`);
  const ownSite = await startSite({ site: folder });
  // From the start, as above: prefetched files would still be available.
  ownSite.intercept(
    (request, response) =>
      Boolean(request.url?.startsWith(`/${app}/${before.version}/`)) && respondNotFound(response),
  );
  try {
    await page.goto(ownSite.url);
    await expectPage(page, '/');
    await markPage(page);

    // Another version of the app is published, and the old one returns 404.
    const another = path.join(folder, 'another');
    await cp(path.join(workspace, app, 'dist'), path.join(another, 'dist'), { recursive: true });
    await appendFile(path.join(another, 'dist/remoteEntry.js'), '\n// another build\n');
    await publishRemote(another, folder);

    await goTo(page, `#${route}`);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expectPage(page, route);
  } finally {
    await leavePages(page);
    await ownSite.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('Site opens with an invalid registry entry and with unknown fields, and the console names the owner', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/\[mfe-courses \(owner: equipa-formacao\)\] FED-411 registry\.json .*is not valid/);
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(siteFolder, folder, { recursive: true });
  const file = path.join(folder, 'registry.json');
  const { apps, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  const changed = {
    ...apps,
    [app]: { ...apps[app], entry: 7 },
    // An unknown field, property and flag, as a later version of the registry may add.
    'mfe-manifesto': {
      ...apps['mfe-manifesto'],
      signature: { author: 'a later tool' },
      routes: [
        ...apps['mfe-manifesto'].routes.map((one: object) => ({ ...one, icon: 'star' })),
        { path: '/later', title: 'Mais tarde', expose: './later', flag: 'enableLater' },
      ],
    },
  };
  await writeFile(file, JSON.stringify({ ...rest, schema: 2, apps: changed }));
  const ownSite = await startSite({ site: folder });
  try {
    await page.goto(ownSite.url);
    await expectPage(page, '/');
    for (const other of ['/manifesto-cocreate', '/prompt-factory']) {
      await goTo(page, `#${other}`);
      await expectPage(page, other);
    }
    // Routes of the invalid app, and a route with an unknown flag, are unknown addresses.
    for (const missing of [route, '/later']) {
      await goTo(page, `#${missing}`);
      await expectPage(page, '/');
      await expect(page.getByText(`«${missing}»`).first()).toBeVisible();
    }
    expect(browserErrors.seen.join('\n')).toMatch(/apps\.mfe-courses\.entry: expected string, found 7/);
  } finally {
    await leavePages(page);
    await ownSite.close();
    await rm(folder, { recursive: true, force: true });
  }
});

const INVALID_REGISTRIES = [
  {
    name: 'no registry',
    validText: '"apps":{',
    invalidText: '"aps":{',
    message: /registry\.json \(inlined in index\.html\) is not valid:\s+apps: expected an object/,
  },
  {
    name: 'a registry without a main page',
    validText: '"path":"/",',
    invalidText: '"path":"/outra",',
    message: /is not valid:\s+apps: expected an app that serves the main page "\/"/,
  },
];

for (const { name, validText, invalidText, message } of INVALID_REGISTRIES) {
  test(`Console names the cause and the visitor sees a message when the document has ${name}`, async ({
    page,
    site,
    browserErrors,
  }) => {
    browserErrors.expect(/The site could not start\. FED-410/);
    const documentHtml = await (await page.request.get(site.url)).text();
    await page.route(`${site.url}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: documentHtml.replace(validText, invalidText) }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'O site não conseguiu abrir' })).toBeVisible();
    // The message is the h1, or an h2 above the prerendered text.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(browserErrors.seen.join('\n')).toMatch(message);
  });
}
