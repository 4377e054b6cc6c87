import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/commands';
import { expect } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { startFirefox } from '../engines/firefox.ts';
import type { Tab } from '../engines/tab.ts';
import { ensureWebKit, startWebKit } from '../engines/webkit.ts';
import { ALTERED_MARK, isModuleRequest, serveAltered } from '../support/altered-module.ts';
import { test } from '../support/fixtures.ts';
import { siteFolder } from '../support/registry.ts';
import { type Site, startSite } from '../support/site.ts';

// Browsers must refuse modules whose hash differs from the published one. These are the cases of
// integrity.spec.ts in release builds of Firefox and WebKit.

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';

let folder: string;
let ownSite: Site;
let version: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(path.join(tmpdir(), 'integrity-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  await cp(path.join(workspace, app, 'dist'), path.join(folder, app, 'dist'), { recursive: true });
  await appendFile(path.join(folder, app, 'dist/remoteEntry.js'), '\n// another build\n');
  ({ version } = await publishRemote(path.join(folder, app), site));
  ownSite = await startSite({ site });
});
test.afterAll(async () => {
  await ownSite?.close();
  await rm(folder, { recursive: true, force: true });
});

// Scripts that are true when the page, the error, or a mark of the altered code is in the document.
const PAGE_SHOWN = `document.querySelector('[data-page="${route}"][data-page-state="ready"]') !== null`;
const ERROR_SHOWN = `document.querySelector('main [role="alert"]')?.textContent.includes('foi alterado no caminho') === true`;
const ALTERED_CODE_RAN = `document.documentElement.hasAttribute('${ALTERED_MARK}')`;

const engines = [
  { name: 'Firefox', start: startFirefox, ensure: () => true },
  { name: 'WebKitGTK', start: startWebKit, ensure: ensureWebKit },
];
for (const { name: engine, start, ensure } of engines) {
  test(`${engine} does not execute altered code: entry, chunk, retry and fallback version`, async () => {
    test.skip(!ensure(), `${engine} is not installed, and was not tested`);
    test.setTimeout(120_000);
    const site = path.join(folder, 'site');
    let tab: Tab | undefined;
    try {
      const cases: Record<
        string,
        { urlParts: string[]; failsFirstRequest?: boolean; expectedScript: string }
      > = {
        'entry, with a fallback version': {
          urlParts: [`/${app}/${version}/`, 'remoteEntry.js'],
          expectedScript: PAGE_SHOWN,
        },
        'all entries': { urlParts: [`/${app}/`, 'remoteEntry.js'], expectedScript: ERROR_SHOWN },
        'all chunks': { urlParts: [`/${app}/`, '/assets/'], expectedScript: ERROR_SHOWN },
        retries: {
          urlParts: [`/${app}/`, 'remoteEntry.js'],
          failsFirstRequest: true,
          expectedScript: ERROR_SHOWN,
        },
      };
      for (const [name, { urlParts, failsFirstRequest, expectedScript }] of Object.entries(cases)) {
        let interceptedRequests = 0;
        ownSite.intercept((request, response) => {
          if (!isModuleRequest(request, ...urlParts)) return false;
          interceptedRequests += 1;
          if (!failsFirstRequest || request.url?.includes('?retry='))
            return serveAltered(request, response, site);
          request.socket.destroy();
          return true;
        });
        // A new browser for each case: an earlier one has the files in its cache.
        await tab?.close();
        tab = await start();
        await tab.open(`${ownSite.url}/#${route}`);
        await tab.until(expectedScript);
        expect(interceptedRequests, name).toBeGreaterThan(0);
        expect(await tab.evaluate(ALTERED_CODE_RAN), name).toBe(false);
      }

      ownSite.intercept(() => false);
      await tab?.evaluate(`document.querySelector('main button').click()`);
      // The retry loads the page, or the page offers a reload, which a failed module needs in some engines.
      await tab?.until(
        `${PAGE_SHOWN} || document.querySelector('main button')?.textContent === 'Recarregar a página'`,
      );
    } finally {
      ownSite.intercept(() => false);
      await tab?.close();
    }
  });
}
