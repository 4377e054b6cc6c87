import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotliOf, compressible } from './folder.ts';
import type { PublicFiles } from './public-files.ts';

const decompress = promisify(brotliDecompress);

/** The one that lies there, if it is right: by its content, not by its time, which a copy of a site or a hand may have set. */
async function formThere(compressed: string, content: Buffer): Promise<Buffer | null> {
  if (!existsSync(compressed)) return null;
  const form = await readFile(compressed);
  const before = await decompress(form).catch(() => null);
  return before?.equals(content) ? form : null;
}

/**
 * A compressed form for each file of the site's own, as publishing puts one beside each of an app's: web servers send it as
 * it is.
 * @param files what stands at the site's root, by its path; null for what must not be there
 * @returns the same for their compressed forms
 */
export async function compressedForms(site: string, files: PublicFiles): Promise<PublicFiles> {
  const forms: PublicFiles = {};
  for (const [name, given] of Object.entries(files)) {
    if (!compressible.test(name)) continue;
    const content = given === null ? null : Buffer.from(given);
    const form = `${name}.br`;
    forms[form] = content && ((await formThere(path.join(site, form), content)) ?? (await brotliOf(content)));
  }
  return forms;
}
