import { errorOf } from '../errors/error-of.ts';
import type { Candidate } from './candidate.ts';
import { findProviderKeys } from './find-keys.ts';

/**
 * Refuses a build that contains a provider key, because every published file is public.
 * @throws FED-109 with file and kind of key, never the key itself
 */
export async function checkContents({ build }: Candidate): Promise<void> {
  for (const file of await build.below()) {
    const keys = findProviderKeys(((await build.bytes(file)) as Buffer).toString('latin1'));
    if (keys.length === 0) continue;
    const kinds = keys.map((match) => match.kind).join(', ');
    throw errorOf('FED-109', { file: `${build.folder}/${file}`, kinds });
  }
}
