import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devPorts } from '@ia/federation/preset';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { devCommand, endCommands } from '../support/command.ts';
import { expect, test } from '../support/fixtures.ts';
import { freePorts } from '../support/free-ports.ts';
import { copyTree } from '../support/tree.ts';

// Six dev servers that may have to prepare their dependencies first, perhaps on a busy machine.
const patient = { timeout: 120_000 };

let folder: string;
let ports: Record<string, number>;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-'));
  const apps = Object.keys(devPorts(workspace)).length;
  ports = devPorts(workspace, await freePorts(apps));
});
test.afterEach(async () => {
  await endCommands();
  await rm(folder, { recursive: true, force: true });
});
const dev = (tree?: string) =>
  devCommand({ DATA_DIR: path.join(folder, 'data'), DEV_PORT: String(ports.shell) }, tree);

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Saves a source file of the landing page, as an editor does, with another name for the first of its buttons. */
async function renameFirstButton(tree: string, becomes: string): Promise<void> {
  const file = path.join(tree, 'mfe-landing/src/content/hero.ts');
  const text = await readFile(file, 'utf8');
  const was = /label: '([^']+)'/.exec(text)?.[1];
  if (!was) throw new Error(`${file} has no label`);
  // In one step: a server that reads between the emptying of a file and its writing would serve a module without exports.
  const written = path.join(path.dirname(tree), 'hero.ts');
  await writeFile(written, text.replace(`label: '${was}'`, `label: '${becomes}'`));
  await rename(written, file);
}

/**
 * A first view that the servers have to prepare may outlast the shell's patience: then one tries again, or reloads where a
 * server prepared its dependencies anew meanwhile and the page says that nothing else will help.
 */
async function expectLivePage(page: Page, route: string): Promise<void> {
  const again = page.getByRole('button', { name: /^(Tentar de novo|Recarregar a página)$/ });
  await expect(async () => {
    // It may go just now, with a page that a server reloads: then there is nothing to press.
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expectPage(page, route);
  }).toPass(patient);
}

test('shell and remotes run live, and a saved file of a remote shows in the open page without a reload', async ({
  page,
  trouble,
}) => {
  test.setTimeout(600_000);
  // Servers that prepare dependencies answer late, or tell the page to fetch anew.
  trouble.allow(/could not be loaded|Outdated Optimize Dep/);
  const tree = path.join(folder, 'tree');
  await copyTree(tree);
  const running = await dev(tree);
  expect(running.url).toBe(`http://localhost:${ports.shell}`);
  await page.goto(running.url);
  await expectLivePage(page, '/');
  // The last section: no more is to come that a server might have to prepare, and reload the page for.
  await expect(page.getByRole('heading', { name: 'O que as pessoas nos perguntam' })).toBeVisible(patient);

  await markPage(page);
  // A busy machine may lose the event of a file: then it is saved once more, as one does.
  await expect(async () => {
    await renameFirstButton(tree, 'Guardado agora mesmo');
    await expect(page.getByRole('link', { name: 'Guardado agora mesmo' }).first()).toBeVisible({
      timeout: 30_000,
    });
  }).toPass(patient);
  expect(await isMarked(page)).toBe(true);

  // Another remote, from another server, in the same page.
  await goTo(page, '#/mscopilot-course-v3');
  await expectLivePage(page, '/mscopilot-course-v3');

  await leavePages(page);
  expect(await running.stop('SIGINT')).toBe(0);
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://localhost:${port}`), `port ${port}`).rejects.toThrow();
  }
});

test('a taken port is named before anything starts, with the way to choose others', async () => {
  const taken = Number(ports['mfe-manifesto']);
  const other = createServer().listen(taken, 'localhost');
  try {
    const refused = await dev().catch((error: Error) => error.message);
    expect(refused).toMatch(
      new RegExp(`ended with code 1: .*Port ${taken} is taken.*DEV_PORT=\\d+ pnpm dev`, 's'),
    );
    expect(refused).not.toContain('VITE');
  } finally {
    other.close();
  }
});
