import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../publish/folder.ts';
import { findProviderKeys } from './find-keys.ts';

/**
 * Refuses a build that carries a provider key: everything published is public.
 * @throws naming file and kind of key, never the key itself.
 */
export async function checkContents(dist: string): Promise<void> {
  for (const file of await filesBelow(dist)) {
    const found = findProviderKeys(await readFile(path.join(dist, file), 'latin1'));
    if (found.length === 0) continue;
    throw new Error(
      `${path.join(dist, file)} holds a provider key (${found.map((match) => match.kind).join(', ')}). ` +
        'Published files are public: move the key to the server function and revoke it, then build again.',
    );
  }
}
