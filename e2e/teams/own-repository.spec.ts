import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@ia/test-support/fixtures';
import { expectPage, leavePages } from '@ia/test-support/pages';
import { run, workspace } from '../../scripts/run.ts';
import { findFreePorts } from '../support/free-ports.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { type Site, startSite } from '../support/site.ts';
import { unpack } from './packed.ts';
import { computeDigests, createTeam, type Team } from './team.ts';

// End-to-end test of the team workflow: teams with their own repository, on a site whose shell was built
// before. They have Node, npm and git, the site's URL and its folder, and nothing of this workspace. The
// installation is slow.
test.describe.configure({ mode: 'default', timeout: 400_000 });

let folder: string;
let site: string;
let runningSite: Site;
let team: Team;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'teams-'));
  site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  runningSite = await startSite({ site });
  team = createTeam(folder);
});
test.afterAll(async () => {
  await runningSite.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the commands in the first section of a documentation page, adapted to the site under test. */
async function readDocCommands(file: string): Promise<string[]> {
  const [firstSection = ''] = (await readFile(path.join(workspace, file), 'utf8')).split('\n## ');
  return [...firstSection.matchAll(/^```sh\n(.*?)\n```$/gms)].map(([, command = '']) =>
    command.replaceAll('http://localhost:5170', runningSite.url).replaceAll('~/ia-para-todos/site', site),
  );
}

/** Creates a git repository with the folder's contents as its first commit. */
async function commitAsRepository(cwd: string): Promise<void> {
  const identity = ['-c', 'user.name=equipa', '-c', 'user.email=equipa@municipio.example'];
  await team.run('git', ['init', '--quiet'], cwd);
  await team.run('git', ['add', '-A'], cwd);
  await team.run('git', [...identity, 'commit', '--quiet', '-m', 'Primeira versão'], cwd);
}

test('New team goes from an empty folder to a live section', async ({ page }) => {
  const parent = path.join(folder, 'equipa-biblioteca');
  await mkdir(parent);
  const app = path.join(parent, 'mfe-biblioteca');
  const shellBefore = computeDigests(path.join(site, 'shell'));
  expect(Object.keys(shellBefore).length).toBeGreaterThan(0);
  const [createCommand, installCommand, liveCommand, ...otherCommands] =
    await readDocCommands('docs/teams.md');
  await test.step('commands of docs/teams.md: from an empty folder to an installed app', async () => {
    expect(await team.run('sh', ['-c', `${createCommand}`], parent)).toContain('npm install');
    await team.run('sh', ['-c', `${installCommand}`], parent);
    await team.run('npm', ['run', 'typecheck'], app);
    await commitAsRepository(app);
  });
  await test.step('federation doctor finds no problem in the new repository', async () => {
    const args = ['federation', 'doctor', '--port', String(await findFreePorts(1))];
    expect(await team.run('npx', args, app)).toContain('No errors.');
  });
  // The live server runs until it is stopped; a later step tests it.
  expect(liveCommand).toBe('npm run live');
  await test.step('further commands of docs/teams.md: to a live section', async () => {
    const outputs: string[] = [];
    for (const step of otherCommands) outputs.push(await team.run('sh', ['-c', step], app));
    expect(outputs).toEqual([
      expect.stringContaining('1 passed'),
      expect.stringContaining('accessible'),
      expect.stringMatching(/^mfe-biblioteca 0\.1\.0-[0-9a-f]{8}$/m),
    ]);
    expect(await team.run('git', ['status', '--porcelain'], app)).toBe('');
  });
  await test.step('the registry lists it, and the shell is unchanged', async () => {
    const { owner, base } = publishedRegistry(site).apps['mfe-biblioteca'] ?? {};
    expect(owner).toBe('equipa-biblioteca');
    expect(computeDigests(path.join(site, 'shell'))).toEqual(shellBefore);
    const manifest = JSON.parse(await readFile(path.join(site, `${base}mf-manifest.json`), 'utf8'));
    expect(manifest.shared).toContainEqual(
      expect.objectContaining({ name: 'react', version: expect.stringMatching(/^19\./) }),
    );
  });
  await test.step('visitors find it in the navigation', async () => {
    await page.goto(runningSite.url);
    await expectPage(page, '/');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Explorar' }).click();
    await page
      .getByRole('navigation', { name: 'Páginas do site' })
      .getByRole('link', { name: 'Biblioteca' })
      .click();
    await expectPage(page, '/biblioteca');
    await expect(page).toHaveTitle(/^Biblioteca · /);
    await expect(header).toContainText('Biblioteca');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'green');
    await page.getByRole('button', { name: 'Cumprimentar' }).click();
    await expect(page.locator('[data-live-region]')).toContainText('Olá! A página está viva.');
  });
  await test.step("the template's own journey", async () => {
    expect(await team.run('npm', ['run', 'journey'], app)).toMatch(/1 passed/);
  });
  await test.step('publish refuses a build that is older than its sources', async () => {
    const contentFile = path.join(app, 'src/content/biblioteca.ts');
    const before = await readFile(contentFile, 'utf8');
    await writeFile(contentFile, before.replace("title: 'Biblioteca'", "title: 'Outra'"));
    await expect(team.run('npx', ['federation', 'publish', '.', '--site', site], app)).rejects.toThrow(
      /older than its sources.*src\/content\/biblioteca\.ts/s,
    );
    await writeFile(contentFile, before);
  });
  await test.step('npm run live: a saved file updates the current page of the published site', async () => {
    const port = String(await findFreePorts(1));
    const stopLive = await team.start('npm', ['run', 'live', '--', '--port', port], app, /^App: /m);
    try {
      await page.goto(`http://localhost:${port}/#/biblioteca`);
      await expectPage(page, '/biblioteca');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Explorar' })).toBeVisible();
      const contentFile = path.join(app, 'src/content/biblioteca.ts');
      const before = await readFile(contentFile, 'utf8');
      await writeFile(contentFile, before.replace("title: 'Biblioteca'", "title: 'Biblioteca ao vivo'"));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biblioteca ao vivo');
      await writeFile(contentFile, before);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biblioteca');
      // A route added meanwhile opens as well. The server restarts for it: no page may be open while it
      // refuses.
      await page.goto('about:blank');
      await team.run('npx', ['federation', 'route', '/novidades'], app);
      const declaration = path.join(app, 'mfe.config.ts');
      const fetchDocument = () =>
        fetch(`http://localhost:${port}/`).then(
          (response) => response.text(),
          () => 'refused',
        );
      /** Several files changed, so the server may restart more than once. */
      const servesRouteForTwoSeconds = async () => {
        for (let second = 0; second < 2; second += 0.5) {
          if (!(await fetchDocument()).includes('"/novidades"')) return false;
          await setTimeout(500);
        }
        return true;
      };
      await expect(async () => {
        await expect
          .poll(servesRouteForTwoSeconds, { timeout: 15_000 })
          .toBe(true)
          .catch(async (error) => {
            // A busy machine may lose the file event: save the file again.
            await writeFile(declaration, await readFile(declaration));
            throw error;
          });
      }).toPass({ timeout: 120_000 });
      await page.goto(`http://localhost:${port}/#/novidades`);
      await expectPage(page, '/novidades');
      // Other apps are served as published.
      await page.goto(`http://localhost:${port}/#/aprender`);
      await expectPage(page, '/aprender');
    } finally {
      await leavePages(page);
      await stopLive();
    }
  });
  await leavePages(page);
});

test('App moves out of this repository unchanged and is released from its new repository', async ({
  page,
}) => {
  const app = path.join(folder, 'mfe-courses');
  await test.step('packed, and unpacked in an empty repository', async () => {
    const args = ['-y', 'pnpm@12', 'pack', '--pack-destination', folder];
    await run('npx', args, { cwd: path.join(workspace, 'mfe-courses'), quiet: true });
    const [archive = ''] = (await readdir(folder)).filter((name) => name.startsWith('mfe-courses-'));
    unpack(path.join(folder, archive), app);
    await writeFile(path.join(app, '.npmrc'), `@ia:registry=${runningSite.url}/packages/\n`);
    await writeFile(path.join(app, '.gitignore'), 'node_modules/\ndist/\n');
    await commitAsRepository(app);
  });
  await test.step('installed, built and released from there', async () => {
    await team.run('npm', ['install'], app);
    await team.run('npm', ['test', '--', 'src/pages/aprender'], app);
    // The team's next release.
    const manifest = path.join(app, 'package.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace(/"version": "[^"]*"/, '"version": "9.0.0"'));
    await team.run('npm', ['run', 'build'], app);
    await team.run('npx', ['federation', 'publish', '.', '--site', site], app);
    expect(publishedRegistry(site).apps['mfe-courses']?.version).toMatch(/^9\.0\.0-/);
  });
  await test.step('its pages open', async () => {
    const fromRelease = page.waitForRequest(/\/mfe-courses\/9\.0\.0-/);
    await page.goto(`${runningSite.url}/#/copilot-course`);
    await fromRelease;
    await expectPage(page, '/copilot-course');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Descobrir a IA/);
  });
  await leavePages(page);
});
