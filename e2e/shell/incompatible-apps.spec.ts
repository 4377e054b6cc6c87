import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { expect } from 'playwright/test';
import { test } from '../support/fixtures.ts';
import { siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

// An app is incompatible if it requires a version of the contract or of a package that the shell does not
// provide. The contract is the API between shell and apps (federation/src/contract). Each test serves its
// own copy of the built site, with its own backend.

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'incompatible-'));
  await cp(siteFolder, folder, { recursive: true });
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('Shell falls back to the last good version of an incompatible app, or shows an error, and other pages work', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/mfe-courses .*\(owner: equipa-formacao\)/);
  browserErrors.expect(/mfe-manifesto .*\(owner: equipa-participacao\)/);
  // A manual edit, or a tool without the compatibility check, could write this registry. Publish rejects it.
  const file = path.join(folder, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8'));
  const { 'mfe-courses': courses, 'mfe-manifesto': manifesto } = registry.apps;
  const { version, entry, contract, requires } = courses;
  // No shell provides contract 99 or React 99.
  Object.assign(courses, {
    contract: 99,
    version: '9.9.9',
    lastGood: { version, entry, contract, requires },
  });
  courses.requires = { ...requires, contract: 99 };
  manifesto.requires = { contract, packages: { react: '^99.0.0' } };
  delete manifesto.lastGood; // as after the first release: no fallback
  await writeFile(file, JSON.stringify(registry));
  const ownSite = await startSite({ site: folder });
  try {
    await page.goto(`${ownSite.url}/#/aprender`);
    await expectPage(page, '/aprender');
    await goTo(page, '#/manifesto-cocreate');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Esta parte do site não está a funcionar' }),
    ).toBeFocused();
    await goTo(page, '#/prompt-factory');
    await expectPage(page, '/prompt-factory');
    const messages = browserErrors.seen.join('\n');
    expect(messages).toMatch(
      /mfe-courses 9\.9\.9 \(owner: equipa-formacao\)[\s\S]*contract: expected 99 or later, found \d/,
    );
    expect(messages).toMatch(
      /mfe-manifesto .*\(owner: equipa-participacao\)[\s\S]*react: expected \^99\.0\.0, found 19\./,
    );
  } finally {
    await leavePages(page);
    await ownSite.close();
  }
});
