import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@ia/test-support/fixtures';
import { expectPage, leavePages } from '@ia/test-support/pages';
import { workspace } from '../../scripts/run.ts';
import { siteFolder } from '../support/registry.ts';
import { type Site, startSite } from '../support/site.ts';
import { createTeam } from './team.ts';

// A team outside this workspace builds a section that stores data on the server, with the command of
// docs/own-data.md. The test publishes the section and uses it as two visitors. The installation is slow.
test.describe.configure({ mode: 'default', timeout: 400_000 });

let folder: string;
let site: string;
let runningSite: Site;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'own-data-'));
  site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  runningSite = await startSite({ site });
});
test.afterAll(async () => {
  await runningSite.close();
  await rm(folder, { recursive: true, force: true });
});

test('Section with its own data, built by an external team, isolates each visitor’s data', async ({
  page,
  browser,
}) => {
  const team = createTeam(folder);
  const app = path.join(folder, 'mfe-biblioteca');
  await test.step('docs/own-data.md: the command writes a section that installs, tests and builds', async () => {
    const text = await readFile(path.join(workspace, 'docs/own-data.md'), 'utf8');
    const [, command = ''] = /^```sh\n(npx .* --with-data)\n```$/m.exec(text) ?? [];
    await team.run('sh', ['-c', command.replaceAll('http://localhost:5170', runningSite.url)], folder);
    await team.run('npm', ['install'], app);
    await team.run('npm', ['run', 'typecheck'], app);
    expect(await team.run('npm', ['test'], app)).toContain('3 passed');
    await team.run('npm', ['run', 'build'], app);
    await team.run('npx', ['federation', 'publish', '.', '--site', site], app);
  });
  await test.step('the operator applies its schema', async () => {
    const schemas = path.join(folder, 'schemas');
    await mkdir(schemas);
    await cp(path.join(app, 'data/biblioteca'), path.join(schemas, 'biblioteca'), { recursive: true });
    await runningSite.close();
    runningSite = await startSite({ site, schemasDir: schemas });
  });
  await test.step("the template's own journey", async () => {
    expect(await team.run('npx', ['federation', 'test', '--site', runningSite.url], app)).toMatch(/1 passed/);
  });
  const requests = page.getByRole('listitem').filter({ hasText: 'Mais livros de ciência' });
  await test.step('a visitor writes a request and still sees it after a reload', async () => {
    await page.goto(`${runningSite.url}/#/biblioteca`);
    await expectPage(page, '/biblioteca');
    await expect(page.getByText('Ainda não fez nenhum pedido')).toBeVisible();
    await page.getByRole('textbox', { name: 'O seu pedido' }).fill('Mais livros de ciência');
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(requests).toHaveCount(1);
    await page.reload();
    await expect(requests).toHaveCount(1);
    expect(await runningSite.backend.query('select text from biblioteca.requests')).toEqual([
      { text: 'Mais livros de ciência' },
    ]);
  });
  await test.step('another visitor cannot see it', async () => {
    const otherContext = await browser.newContext();
    const otherPage = await otherContext.newPage();
    await otherPage.goto(`${runningSite.url}/#/biblioteca`);
    await expect(otherPage.getByText('Ainda não fez nenhum pedido')).toBeVisible();
    await otherPage.getByRole('textbox', { name: 'O seu pedido' }).fill('Sala de estudo');
    await otherPage.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(otherPage.getByRole('listitem').filter({ hasText: 'Sala de estudo' })).toHaveCount(1);
    await expect(otherPage.getByText('Mais livros de ciência')).toHaveCount(0);
    await otherContext.close();
  });
  await test.step('the visitor erases it', async () => {
    await page.getByRole('button', { name: 'Apagar o pedido «Mais livros de ciência»' }).click();
    await expect(page.getByText('Ainda não fez nenhum pedido')).toBeVisible();
    expect(await runningSite.backend.query('select text from biblioteca.requests')).toEqual([
      { text: 'Sala de estudo' },
    ]);
  });
  await leavePages(page);
});
