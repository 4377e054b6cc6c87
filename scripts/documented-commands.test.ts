import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDocumentedPages, parseBlocks, readBlocks, unfencedCommands } from './documented/blocks.ts';
import { EXEMPTIONS, exemptionFor, PAGES_WITH_TEST } from './documented/exemptions.ts';
import { createSandbox, type Sandbox } from './documented/sandbox.ts';
import { workspace } from './run.ts';

// Runs the shell commands of the documentation in a sandbox, so that no page shows a command that fails.
// exemptions.ts lists the commands that another test runs, or that no test can run.

const pages = listDocumentedPages();
const blocks = (await Promise.all(pages.map(readBlocks))).flat();

/** Finds the programs of this repository that a page mentions. Returns path and preceding text of each. */
async function findPrograms(page: string): Promise<{ before: string; file: string }[]> {
  const text = await readFile(path.join(workspace, page), 'utf8');
  return [...text.matchAll(/([^`\n"|]*?)((?:supabase|bench|scripts|deploy)\/[\w/-]+\.(?:ts|sh|sql))/g)].map(
    ([, before = '', file = '']) => ({ before, file }),
  );
}

it.each(pages)('%s runs TypeScript files only with the Node of pnpm', async (page) => {
  const withoutPnpm = (await findPrograms(page)).filter(
    ({ before, file }) =>
      file.endsWith('.ts') &&
      /\bnode $/.test(before) &&
      !/(?:npx -y pnpm@12 exec |node_modules\/\.bin\/)node $/.test(before),
  );
  expect(withoutPnpm).toEqual([]);
});

it.each(pages)('%s fences its commands as sh', async (page) => {
  expect(unfencedCommands(await readFile(path.join(workspace, page), 'utf8'))).toEqual([]);
});

it('unfencedCommands finds commands in bare fences and indented blocks only', () => {
  const page =
    'Text\n\n    A=1 npx b\n    pnpm c\n\n- item\n\n  ```\n  useradd d\n  ```\n\n```sh\npnpm e\n```\n\n```\nother f\n```\n';
  expect(unfencedCommands(page)).toEqual(['A=1 npx b', 'pnpm c', 'useradd d']);
});

/** True for commands that this test runs: no other test runs them, and no reason prevents it. */
const isRunHere = (command: string): boolean => !exemptionFor(command);
const runBlocks = blocks.filter(
  ({ page, reason, commands }) =>
    !reason && !PAGES_WITH_TEST.some((row) => row.page === page) && commands.some(isRunHere),
);
const runnable = pages
  .map((page) => ({ page, blocks: runBlocks.filter((block) => block.page === page) }))
  .filter((entry) => entry.blocks.length > 0);

describe('Commands of the documentation', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox();
  }, 180_000);
  afterAll(() => sandbox?.close(), 60_000);

  it.each(runnable)('$page: every block runs', { timeout: 300_000 }, async ({ blocks: pageBlocks }) => {
    await sandbox.run(pageBlocks, isRunHere);
  });

  it('run with the Node of pnpm, independent of the machine’s Node', { timeout: 120_000 }, async () => {
    const { stdout } = await promisify(execFile)('npx', ['-y', 'pnpm@12', 'exec', 'node', '--version'], {
      cwd: workspace,
    });
    expect(stdout).toMatch(/^v24\./);
  });

  it('are run by another test or have a reason if this test does not run them', () => {
    const commands = blocks.flatMap((block) => block.commands);
    for (const row of EXEMPTIONS) {
      expect(
        commands.filter((command) => exemptionFor(command) === row),
        String(row.command),
      ).not.toEqual([]);
      if ('reason' in row) expect(row.reason).toMatch(/\w{3}/);
      else
        expect(readFileSync(path.join(workspace, row.testFile), 'utf8'), row.testFile).toContain(row.snippet);
    }
    for (const { page, testFile, snippet } of PAGES_WITH_TEST) {
      expect(pages).toContain(page);
      expect(readFileSync(path.join(workspace, testFile), 'utf8'), testFile).toContain(snippet);
    }
  });
});

it('parseBlocks returns line, commands and reason of a block', () => {
  const page =
    'Texto\n\n<!-- not run: needs a certificate -->\n\n```sh\n# so\none \\\n  --flag\ntwo   # note\n```\n```ts\nno\n```\n';
  expect(parseBlocks('a.md', page)).toEqual([
    { page: 'a.md', line: 5, commands: ['one    --flag', 'two   # note'], reason: 'needs a certificate' },
  ]);
});
