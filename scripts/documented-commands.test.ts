import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './run.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'supabase/README.md',
  'supabase/functions/credential/README.md',
  ...(await readdir(path.join(workspace, 'docs')))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

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
  const missing = (await programsIn(page)).filter(({ file }) => !existsSync(path.join(workspace, file)));
  expect(missing).toEqual([]);
});
