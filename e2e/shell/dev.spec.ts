import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devPorts } from '@ia/federation/preset';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { devCommand, stopCommands } from '../support/command.ts';
import { expect, test } from '../support/fixtures.ts';
import { findFreePorts } from '../support/free-ports.ts';
import { copyTree } from '../support/tree.ts';

// `pnpm dev` starts one dev server for the shell and one for each app, on consecutive ports.

/** Six dev servers may first have to pre-bundle their dependencies, perhaps on a busy machine. */
const SLOW_START = { timeout: 120_000 };

let folder: string;
let ports: Record<string, number>;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-'));
  const apps = Object.keys(devPorts(workspace)).length;
  ports = devPorts(workspace, await findFreePorts(apps));
});
test.afterEach(async () => {
  await stopCommands();
  await rm(folder, { recursive: true, force: true });
});
/** Runs `pnpm dev`, in this repository or in a copy of it. */
const startDev = (tree?: string) =>
  devCommand({ DATA_DIR: path.join(folder, 'data'), DEV_PORT: String(ports.shell) }, tree);

/** Marks the document. A reload removes the mark. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Renames the landing page's first button in its source file, as an editor would. */
async function renameFirstButton(tree: string, newLabel: string): Promise<void> {
  const file = path.join(tree, 'mfe-landing/src/content/hero.ts');
  const text = await readFile(file, 'utf8');
  const oldLabel = /label: '([^']+)'/.exec(text)?.[1];
  if (!oldLabel) throw new Error(`${file} has no label`);
  // Atomic: a server that reads a half-written file would serve a module without exports.
  const temporaryFile = path.join(path.dirname(tree), 'hero.ts');
  await writeFile(temporaryFile, text.replace(`label: '${oldLabel}'`, `label: '${newLabel}'`));
  await rename(temporaryFile, file);
}

/**
 * Waits for a page. Its first load may exceed the shell's timeout while servers pre-bundle dependencies. If
 * the page then offers to retry or to reload, presses that button.
 */
async function expectLivePage(page: Page, route: string): Promise<void> {
  const retryButton = page.getByRole('button', { name: /^(Tentar de novo|Recarregar a página)$/ });
  await expect(async () => {
    // The button may disappear, because a server reloads the page.
    if (await retryButton.isVisible()) await retryButton.click({ timeout: 1_000 });
    await expectPage(page, route);
  }).toPass(SLOW_START);
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
  const running = await startDev(tree);
  expect(running.url).toBe(`http://localhost:${ports.shell}`);
  await page.goto(running.url);
  await expectLivePage(page, '/');
  // The last section: after it, no server has to pre-bundle a dependency and reload the page.
  await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeVisible(SLOW_START);

  await markPage(page);
  // A busy machine may lose the file event: save again.
  await expect(async () => {
    await renameFirstButton(tree, 'Guardado agora mesmo');
    await expect(page.getByRole('link', { name: 'Guardado agora mesmo' }).first()).toBeVisible({
      timeout: 30_000,
    });
  }).toPass(SLOW_START);
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

test('Dev command starts nothing when a port is taken, names it, and tells how to choose others', async () => {
  const taken = Number(ports['mfe-manifesto']);
  const other = createServer().listen(taken, 'localhost');
  try {
    const message = await startDev().catch((error: Error) => error.message);
    expect(message).toMatch(
      new RegExp(`ended with code 1: .*Port ${taken} is taken.*DEV_PORT=\\d+ pnpm dev`, 's'),
    );
    expect(message).not.toContain('VITE');
  } finally {
    other.close();
  }
});
