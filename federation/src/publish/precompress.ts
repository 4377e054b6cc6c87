import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotliOf, compressible, writeAtomic } from './folder.ts';

const decompress = promisify(brotliDecompress);

/** Files of the site's own, beside the apps' folders: at its root, and the static pages. */
async function ownFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { withFileTypes: true });
  return entries
    .flatMap((entry) =>
      entry.isDirectory() ? [`${entry.name}/index.html`] : [entry.name.replace(/\.br$/, '')],
    )
    .filter((file) => compressible.test(file));
}

/** By its content, not by its time: a copy of a site, or a file put back by hand, may bring any. */
async function isFormOf(compressed: string, content: Buffer | null): Promise<boolean> {
  if (!content || !existsSync(compressed)) return !content && !existsSync(compressed);
  const before = await decompress(await readFile(compressed)).catch(() => null);
  return before?.equals(content) ?? false;
}

/**
 * Puts a compressed form beside each file of the site's own, as publishing does in an app's folder: web servers send it as it
 * is. `writeAtomic` takes the one of before away first, so that at no moment an old one stands for a new file.
 */
export async function precompress(site: string): Promise<void> {
  for (const name of new Set(await ownFiles(site))) {
    const [file, compressed] = [path.join(site, name), path.join(site, `${name}.br`)];
    const now = () => readFile(file).catch(() => null);
    // Looked at again after it was written: meanwhile another publish may have put another file there.
    for (let content = await now(); !(await isFormOf(compressed, content)); content = await now()) {
      if (content) await writeAtomic(compressed, await brotliOf(content));
      else await rm(compressed, { force: true });
    }
  }
}
