import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { expect } from 'playwright/test';
import { test } from '../support/fixtures.ts';
import { siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'border-'));
  await cp(siteFolder, folder, { recursive: true });
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('a shell that an app has outgrown shows the version before it, or says so, and the rest of the site lives', async ({
  page,
  trouble,
}) => {
  trouble.expect(/mfe-courses .*\(owner: equipa-formacao\)/);
  trouble.expect(/mfe-manifesto .*\(owner: equipa-participacao\)/);
  // As a tool that does not know the handshake, or a hand, would leave it: publishing refuses it.
  const file = path.join(folder, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8'));
  const { 'mfe-courses': courses, 'mfe-manifesto': manifesto } = registry.apps;
  const { version, entry, contract, requires } = courses;
  Object.assign(courses, {
    contract: 99,
    version: '9.9.9',
    lastGood: { version, entry, contract, requires },
  });
  courses.requires = { ...requires, contract: 99 };
  manifesto.requires = { contract, packages: { react: '^99.0.0' } };
  delete manifesto.lastGood; // as after its first release: nothing to go back to
  await writeFile(file, JSON.stringify(registry));
  const own = await startSite({ site: folder });
  try {
    await page.goto(`${own.url}/#/aprender`);
    await expectPage(page, '/aprender');
    await goTo(page, '#/manifesto-cocreate');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Esta parte do sítio não está a funcionar' }),
    ).toBeFocused();
    await goTo(page, '#/prompt-factory');
    await expectPage(page, '/prompt-factory');
    const told = trouble.seen.join('\n');
    expect(told).toMatch(
      /mfe-courses 9\.9\.9 \(owner: equipa-formacao\)[\s\S]*contract: expected 99 or later, found \d/,
    );
    expect(told).toMatch(
      /mfe-manifesto .*\(owner: equipa-participacao\)[\s\S]*react: expected \^99\.0\.0, found 19\./,
    );
  } finally {
    await leavePages(page);
    await own.close();
  }
});

test('a page that writes a path into the address does not break what is opened after it', async ({
  page,
}) => {
  const own = await startSite({ site: folder });
  try {
    await page.goto(own.url);
    await expectPage(page, '/');
    await page.evaluate(() => history.pushState(null, '', '/algures/muito/fundo'));
    await page.clock.install({ time: Date.now() + 60_000 }); // so that the registry is read again too
    await goTo(page, '#/mscopilot-course-v3');
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expectPage(page, '/mscopilot-course-v3');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await expectPage(page, '/mscopilot-course-v3');
  } finally {
    await leavePages(page);
    await own.close();
  }
});
