// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAtomic } from './folder.ts';
import { precompress } from './precompress.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'precompressed-'));
  await mkdir(path.join(site, 'privacidade'));
  await mkdir(path.join(site, 'mfe-x/1.0.0-0123abcd'), { recursive: true });
  await writeFile(path.join(site, 'index.html'), 'página');
  await writeFile(path.join(site, 'privacidade/index.html'), 'privacidade');
  await writeFile(path.join(site, 'icon.png'), 'x');
  await precompress(site);
});
afterEach(() => rm(site, { recursive: true, force: true }));

const at = (file: string) => path.join(site, file);
const compressed = async (file: string) => brotliDecompressSync(await readFile(at(`${file}.br`))).toString();

it('puts a compressed form beside the pages, and none beside pictures', async () => {
  expect(await compressed('index.html')).toBe('página');
  expect(await compressed('privacidade/index.html')).toBe('privacidade');
  expect((await readdir(site)).sort()).toEqual([
    'icon.png',
    'index.html',
    'index.html.br',
    'mfe-x',
    'privacidade',
  ]);
});

it('leaves what is right as it is', async () => {
  const before = await stat(at('index.html.br'));
  await precompress(site);
  expect((await stat(at('index.html.br'))).mtimeMs).toBe(before.mtimeMs);
});

it('follows a file that was changed by hand, whatever its time says', async () => {
  await writeFile(at('index.html'), 'outra');
  await utimes(at('index.html'), 0, 0);
  await precompress(site);
  expect(await compressed('index.html')).toBe('outra');
});

it('is not there for a moment with what a new file no longer says', async () => {
  await writeAtomic(at('index.html'), 'nova');
  expect(await readdir(site)).not.toContain('index.html.br');
});

it('goes with its file', async () => {
  await rm(at('index.html'));
  await precompress(site);
  expect(await readdir(site)).not.toContain('index.html.br');
});
