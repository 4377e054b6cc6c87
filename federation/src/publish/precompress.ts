import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotliOf, compressible } from './folder.ts';
import type { PublicFiles } from './public-files.ts';

const decompress = promisify(brotliDecompress);

/**
 * By its content, not by its time: a copy of a site, or a file put back by hand, may bring any. Beside a file that is about
 * to be replaced none stays: it goes away with it.
 */
async function isFormOf(file: string, content: Buffer): Promise<boolean> {
  const compressed = `${file}.br`;
  if (!existsSync(file) || !existsSync(compressed) || !content.equals(await readFile(file))) return false;
  const before = await decompress(await readFile(compressed)).catch(() => null);
  return before?.equals(content) ?? false;
}

/**
 * A compressed form for each file of the site's own, as publishing puts one beside each of an app's: web servers send it as
 * it is.
 * @param files what stands at the site's root, by its path; null for what must not be there
 * @returns the same for their compressed forms, without those that are right already
 */
export async function compressedForms(site: string, files: PublicFiles): Promise<PublicFiles> {
  const forms: PublicFiles = {};
  for (const [name, given] of Object.entries(files)) {
    if (!compressible.test(name)) continue;
    const content = given === null ? null : Buffer.from(given);
    const form = `${name}.br`;
    if (content === null) forms[form] = null;
    else if (!(await isFormOf(path.join(site, name), content))) forms[form] = await brotliOf(content);
  }
  return forms;
}
