import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/publish';
import { type Firefox, startFirefox } from '@ia/test-support/firefox';
import { expect } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { answerAltered, asksFor, MARK } from '../support/altered.ts';
import { test } from '../support/fixtures.ts';
import { siteFolder } from '../support/registry.ts';
import { type Site, startSite } from '../support/site.ts';

// What integrity.spec.ts shows in Chromium, in a Firefox as people use it.

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';

let folder: string;
let firefox: Firefox;
let own: Site;
let version: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(path.join(tmpdir(), 'integrity-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  await cp(path.join(workspace, app, 'dist'), path.join(folder, app, 'dist'), { recursive: true });
  await appendFile(path.join(folder, app, 'dist/remoteEntry.js'), '\n// another build\n');
  ({ version } = await publishRemote(path.join(folder, app), site));
  own = await startSite({ site });
  firefox = await startFirefox();
});
test.afterAll(async () => {
  await firefox?.close();
  await own?.close();
  await rm(folder, { recursive: true, force: true });
});

const shows = `document.querySelector('[data-page="${route}"][data-page-state="ready"]') !== null`;
const tells = `document.querySelector('main [role="alert"]')?.textContent.includes('foi alterado no caminho') === true`;
const isAltered = `document.documentElement.hasAttribute('${MARK}')`;
/** In a tab that remembers nothing of the case before. */
async function openAnew(): Promise<void> {
  await firefox.open(`${own.url}/privacidade/`);
  await firefox.evaluate('sessionStorage.clear()');
  await firefox.open(`${own.url}/#${route}`);
}

test('in Firefox, nothing that was altered on the way is run: entry, chunk, second try and the version before', async () => {
  test.setTimeout(120_000);
  const site = path.join(folder, 'site');
  await openAnew();
  await firefox.until(shows);

  const cases: Record<string, { parts: string[]; plainFails?: boolean; shown: string }> = {
    'entry, with the version before': { parts: [`/${app}/${version}/`, 'remoteEntry.js'], shown: shows },
    'all entries': { parts: [`/${app}/`, 'remoteEntry.js'], shown: tells },
    'all chunks': { parts: [`/${app}/`, '/assets/'], shown: tells },
    'second tries': { parts: [`/${app}/`, 'remoteEntry.js'], plainFails: true, shown: tells },
  };
  for (const [name, { parts, plainFails, shown }] of Object.entries(cases)) {
    let met = 0;
    own.intercept((request, response) => {
      if (!asksFor(request, ...parts)) return false;
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

  own.intercept(() => false);
  await firefox.evaluate(`document.querySelector('main button').click()`);
  await firefox.until(
    `${shows} || document.querySelector('main button')?.textContent === 'Recarregar a página'`,
  );
});
