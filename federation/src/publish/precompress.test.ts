// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAtomic } from './folder.ts';
import { compressedForms } from './precompress.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'precompressed-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const inside = (form: string | Buffer | null | undefined) => brotliDecompressSync(form as Buffer).toString();

it('gives pages a compressed form, and pictures none', async () => {
  const forms = await compressedForms(site, {
    'index.html': 'página',
    'privacidade/index.html': Buffer.from('privacidade'),
    'icon.png': Buffer.from('x'),
  });
  expect(Object.keys(forms)).toEqual(['index.html.br', 'privacidade/index.html.br']);
  expect(inside(forms['index.html.br'])).toBe('página');
  expect(inside(forms['privacidade/index.html.br'])).toBe('privacidade');
});

it('leaves what is right as it is, and makes another of what says something else or is damaged', async () => {
  const { 'index.html.br': form } = await compressedForms(site, { 'index.html': 'página' });
  await writeFile(path.join(site, 'index.html.br'), form as Buffer);
  // Its file is still to come, and takes away what lies beside its place.
  expect(Object.keys(await compressedForms(site, { 'index.html': 'página' }))).toEqual(['index.html.br']);
  await writeFile(path.join(site, 'index.html'), 'página');
  expect(await compressedForms(site, { 'index.html': 'página' })).toEqual({});
  expect(inside((await compressedForms(site, { 'index.html': 'outra' }))['index.html.br'])).toBe('outra');
  await writeFile(path.join(site, 'index.html.br'), 'cut off');
  expect(inside((await compressedForms(site, { 'index.html': 'página' }))['index.html.br'])).toBe('página');
});

it('goes with its file', async () => {
  expect(await compressedForms(site, { 'sitemap.xml': null })).toEqual({ 'sitemap.xml.br': null });
});

it('is not there for a moment with what a new file no longer says', async () => {
  await writeFile(path.join(site, 'index.html.br'), 'old');
  await writeAtomic(path.join(site, 'index.html'), 'nova');
  expect(await readdir(site)).toEqual(['index.html']);
});
