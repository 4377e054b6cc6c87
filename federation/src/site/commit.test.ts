// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAtomic } from '../files/atomic.ts';
import { openFolder } from '../files/folder.ts';
import { type PublicFiles, writePublicFiles } from './commit.ts';

// A `.br` file is the brotli copy of a file, which web servers send to browsers.

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'committed-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const sitePath = (file: string) => path.join(site, file);
const writeFiles = (files: PublicFiles) => writePublicFiles(openFolder(site), files);
const readCompressed = async (file: string) =>
  brotliDecompressSync(await readFile(sitePath(file))).toString();
/** Changes when the file is replaced. */
const inode = async (file: string) => (await stat(sitePath(file))).ino;

it('writePublicFiles writes a .br for text files but not for images', async () => {
  await writeFiles({
    'index.html': 'página',
    'privacidade/index.html': Buffer.from('privacidade'),
    'icon.png': Buffer.from('x'),
  });
  expect((await readdir(site, { recursive: true })).sort()).toEqual([
    'icon.png',
    'index.html',
    'index.html.br',
    'privacidade',
    'privacidade/index.html',
    'privacidade/index.html.br',
  ]);
  expect(await readCompressed('index.html.br')).toBe('página');
  expect(await readCompressed('privacidade/index.html.br')).toBe('privacidade');
});

it('writePublicFiles keeps unchanged files and replaces a stale or damaged .br', async () => {
  await writeFiles({ 'index.html': 'página' });
  const before = await Promise.all([inode('index.html'), inode('index.html.br')]);
  await writeFiles({ 'index.html': 'página' });
  expect(await Promise.all([inode('index.html'), inode('index.html.br')])).toEqual(before);
  await writeFile(sitePath('index.html.br'), 'cut off');
  await writeFiles({ 'index.html': 'página' });
  expect(await readCompressed('index.html.br')).toBe('página');
  await writeFiles({ 'index.html': 'outra' });
  expect(await readCompressed('index.html.br')).toBe('outra');
});

it('writePublicFiles deletes a file with its .br and the folders left empty', async () => {
  await writeFiles({ 'sitemap.xml': '<urlset/>', 'a/b/index.html': 'x' });
  await writeFiles({ 'sitemap.xml': null, 'a/b/index.html': null, 'index.html': 'y' });
  expect((await readdir(site)).sort()).toEqual(['index.html', 'index.html.br']);
});

it('writePublicFiles writes no .br for a packument, because it changes with each package', async () => {
  await writeFiles({ 'packages/@ia/x/index.json': '{}' });
  expect(await readdir(sitePath('packages/@ia/x'))).toEqual(['index.json']);
});

it('writeAtomic deletes the .br of the old content before it renames the new file', async () => {
  await writeFile(sitePath('index.html.br'), 'old');
  await writeAtomic(sitePath('index.html'), 'nova');
  expect(await readdir(site)).toEqual(['index.html']);
});
