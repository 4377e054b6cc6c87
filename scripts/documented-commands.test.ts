import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksIn, documentedPages, readBlocks, unfencedCommands } from './documented/blocks.ts';
import { ELSEWHERE, elsewhere } from './documented/elsewhere.ts';
import { type Scene, setScene } from './documented/scene.ts';
import { workspace } from './run.ts';

const pages = documentedPages();
const blocks = (await Promise.all(pages.map(readBlocks))).flat();

/** Every place where a page runs a program of this repository: the words before its path, and the path. */
async function programsIn(page: string): Promise<{ before: string; file: string }[]> {
  const text = await readFile(path.join(workspace, page), 'utf8');
  return [...text.matchAll(/([^`\n"|]*?)((?:supabase|bench|scripts|deploy)\/[\w/-]+\.(?:ts|sh|sql))/g)].map(
    ([, before = '', file = '']) => ({ before, file }),
  );
}

it.each(pages)('%s runs TypeScript with the Node of pnpm, which older ones cannot', async (page) => {
  const bare = (await programsIn(page)).filter(
    ({ before, file }) =>
      file.endsWith('.ts') && /\bnode $/.test(before) && !/npx -y pnpm@12 exec node $/.test(before),
  );
  expect(bare).toEqual([]);
});

it.each(pages)('%s names programs that are there', async (page) => {
  const missing = (await programsIn(page)).filter(
    // The page of a package names its own programs from its own folder.
    ({ file }) =>
      ![workspace, path.join(workspace, path.dirname(page))].some((at) => existsSync(path.join(at, file))),
  );
  expect(missing).toEqual([]);
});

it.each(pages)('%s fences its commands as sh', async (page) => {
  expect(unfencedCommands(await readFile(path.join(workspace, page), 'utf8'))).toEqual([]);
});

it('a command is found in a bare fence and in an indented block, and in no other block', () => {
  const page =
    'Text\n\n    A=1 npx b\n    pnpm c\n\n- item\n\n  ```\n  useradd d\n  ```\n\n```sh\npnpm e\n```\n\n```\nother f\n```\n';
  expect(unfencedCommands(page)).toEqual(['A=1 npx b', 'pnpm c', 'useradd d']);
});

/** Commands that this test runs: all that carry no reason and that no other test runs. */
const isRun = (command: string): boolean => !elsewhere(command);
const runBlocks = blocks.filter(({ reason, commands }) => !reason && commands.some(isRun));
const runnable = pages
  .map((page) => ({ page, blocks: runBlocks.filter((block) => block.page === page) }))
  .filter((one) => one.blocks.length > 0);

describe('commands of the documentation', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene();
  }, 180_000);
  afterAll(() => scene?.close(), 60_000);

  it.each(runnable)('$page: every block runs', { timeout: 300_000 }, async (one) => {
    await scene.run(one.blocks, isRun);
  });

  it('run with the Node that pnpm brings, whatever the machine has', { timeout: 120_000 }, async () => {
    const { stdout } = await promisify(execFile)('npx', ['-y', 'pnpm@12', 'exec', 'node', '--version'], {
      cwd: workspace,
    });
    expect(stdout).toMatch(/^v24\./);
  });

  it('name a test that contains how it runs them, or the reason, where they are not run here', () => {
    const commands = blocks.flatMap((block) => block.commands);
    for (const row of ELSEWHERE) {
      expect(
        commands.filter((one) => elsewhere(one) === row),
        String(row.command),
      ).not.toEqual([]);
      if ('because' in row) expect(row.because).toMatch(/\w{3}/);
      else expect(readFileSync(path.join(workspace, row.by), 'utf8'), row.by).toContain(row.piece);
    }
  });
});

it('a block is read with its line, its commands and the reason above it', () => {
  const page =
    'Texto\n\n<!-- not run: needs a certificate -->\n\n```sh\n# so\none \\\n  --flag\ntwo   # note\n```\n```ts\nno\n```\n';
  expect(blocksIn('a.md', page)).toEqual([
    { page: 'a.md', line: 5, commands: ['one    --flag', 'two   # note'], reason: 'needs a certificate' },
  ]);
});
