// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAtomic } from '../files/atomic.ts';
import { openFolder } from '../files/folder.ts';
import { type PublicFiles, writePublicFiles } from './commit.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'committed-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const at = (file: string) => path.join(site, file);
const show = (files: PublicFiles) => writePublicFiles(openFolder(site), files);
const inside = async (file: string) => brotliDecompressSync(await readFile(at(file))).toString();
const writtenAt = async (file: string) => (await stat(at(file))).ino;

it('writePublicFiles writes a .br for text files but not for images', async () => {
  await show({
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
  expect(await inside('index.html.br')).toBe('página');
  expect(await inside('privacidade/index.html.br')).toBe('privacidade');
});

it('writePublicFiles keeps unchanged files and replaces a stale or damaged .br', async () => {
  await show({ 'index.html': 'página' });
  const before = await Promise.all([writtenAt('index.html'), writtenAt('index.html.br')]);
  await show({ 'index.html': 'página' });
  expect(await Promise.all([writtenAt('index.html'), writtenAt('index.html.br')])).toEqual(before);
  await writeFile(at('index.html.br'), 'cut off');
  await show({ 'index.html': 'página' });
  expect(await inside('index.html.br')).toBe('página');
  await show({ 'index.html': 'outra' });
  expect(await inside('index.html.br')).toBe('outra');
});

it('writePublicFiles deletes a file with its .br and the folders left empty', async () => {
  await show({ 'sitemap.xml': '<urlset/>', 'a/b/index.html': 'x' });
  await show({ 'sitemap.xml': null, 'a/b/index.html': null, 'index.html': 'y' });
  expect((await readdir(site)).sort()).toEqual(['index.html', 'index.html.br']);
});

it('writePublicFiles writes no .br for a packument, because it changes with each package', async () => {
  await show({ 'packages/@ia/x/index.json': '{}' });
  expect(await readdir(at('packages/@ia/x'))).toEqual(['index.json']);
});

it('writeAtomic deletes the .br of the old content before it renames the new file', async () => {
  await writeFile(at('index.html.br'), 'old');
  await writeAtomic(at('index.html'), 'nova');
  expect(await readdir(site)).toEqual(['index.html']);
});
