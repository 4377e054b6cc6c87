import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/commands';
import { type Firefox, startFirefox } from '@ia/test-support/firefox';
import { expect } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { answerAltered, isModuleRequest, MARK } from '../support/altered-module.ts';
import { test } from '../support/fixtures.ts';
import { siteFolder } from '../support/registry.ts';
import { type Site, startSite } from '../support/site.ts';

// The tests of integrity.spec.ts in a release build of Firefox.

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';

let folder: string;
let firefox: Firefox;
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
  firefox = await startFirefox();
});
test.afterAll(async () => {
  await firefox?.close();
  await ownSite?.close();
  await rm(folder, { recursive: true, force: true });
});

const showsPage = `document.querySelector('[data-page="${route}"][data-page-state="ready"]') !== null`;
const showsError = `document.querySelector('main [role="alert"]')?.textContent.includes('foi alterado no caminho') === true`;
const isAltered = `document.documentElement.hasAttribute('${MARK}')`;
/** Opens the page with empty session storage. */
async function openAnew(): Promise<void> {
  await firefox.open(`${ownSite.url}/privacidade/`);
  await firefox.evaluate('sessionStorage.clear()');
  await firefox.open(`${ownSite.url}/#${route}`);
}

test('Firefox does not execute altered code: entry, chunk, retry and fallback version', async () => {
  test.setTimeout(120_000);
  const site = path.join(folder, 'site');
  await openAnew();
  await firefox.until(showsPage);

  const cases: Record<string, { parts: string[]; plainFails?: boolean; shown: string }> = {
    'entry, with a fallback version': { parts: [`/${app}/${version}/`, 'remoteEntry.js'], shown: showsPage },
    'all entries': { parts: [`/${app}/`, 'remoteEntry.js'], shown: showsError },
    'all chunks': { parts: [`/${app}/`, '/assets/'], shown: showsError },
    retries: { parts: [`/${app}/`, 'remoteEntry.js'], plainFails: true, shown: showsError },
  };
  for (const [name, { parts, plainFails, shown }] of Object.entries(cases)) {
    let met = 0;
    ownSite.intercept((request, response) => {
      if (!isModuleRequest(request, ...parts)) return false;
      met += 1;
      if (!plainFails || request.url?.includes('?retry=')) return answerAltered(request, response, site);
      request.socket.destroy();
      return true;
    });
    await openAnew();
    await firefox.until(shown);
    expect(met, name).toBeGreaterThan(0);
    expect(await firefox.evaluate(isAltered), name).toBe(false);
  }

  ownSite.intercept(() => false);
  await firefox.evaluate(`document.querySelector('main button').click()`);
  await firefox.until(
    `${showsPage} || document.querySelector('main button')?.textContent === 'Recarregar a página'`,
  );
});
