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

// Six dev servers may first have to pre-bundle their dependencies, perhaps on a busy machine.
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

/** Renames the landing page's first button in its source file, as an editor would. */
async function renameFirstButton(tree: string, becomes: string): Promise<void> {
  const file = path.join(tree, 'mfe-landing/src/content/hero.ts');
  const text = await readFile(file, 'utf8');
  const was = /label: '([^']+)'/.exec(text)?.[1];
  if (!was) throw new Error(`${file} has no label`);
  // Atomic: a server that reads a half-written file would serve a module without exports.
  const written = path.join(path.dirname(tree), 'hero.ts');
  await writeFile(written, text.replace(`label: '${was}'`, `label: '${becomes}'`));
  await rename(written, file);
}

/**
 * Waits for a page. Its first load may exceed the shell's timeout while servers pre-bundle dependencies. If
 * the page then offers to retry or to reload, presses that button.
 */
async function expectLivePage(page: Page, route: string): Promise<void> {
  const again = page.getByRole('button', { name: /^(Tentar de novo|Recarregar a página)$/ });
  await expect(async () => {
    // The button may disappear, because a server reloads the page.
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expectPage(page, route);
  }).toPass(patient);
}

test('Dev servers show a saved source file of a remote in the open page without a reload', async ({
  page,
  browserErrors,
}) => {
  test.setTimeout(600_000);
  // Servers that pre-bundle dependencies respond late, or make the page request modules again.
  browserErrors.allow(/could not be loaded|Outdated Optimize Dep/);
  const tree = path.join(folder, 'tree');
  await copyTree(tree);
  const running = await dev(tree);
  expect(running.url).toBe(`http://localhost:${ports.shell}`);
  await page.goto(running.url);
  await expectLivePage(page, '/');
  // The last section: after it, no server has to pre-bundle a dependency and reload the page.
  await expect(page.getByRole('heading', { name: 'O que as pessoas nos perguntam' })).toBeVisible(patient);

  await markPage(page);
  // A busy machine may lose the file event: save again.
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

test('Dev command names a port that is taken before anything starts, and how to choose others', async () => {
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
