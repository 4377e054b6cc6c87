import { stat } from 'node:fs/promises';
import { configFileOf, readConfig } from '../publish/read-config.ts';
import type { PublicConfig } from './headers.ts';

/**
 * Reads `site.config.json` again when it has changed. While it cannot be read, the last one that could goes on counting.
 * @returns what `derive` makes of it
 */
export function followConfig<T>(site: string, derive: (config: PublicConfig) => T): () => Promise<T> {
  let version = '';
  let last: T | undefined;
  return async () => {
    const found = await stat(configFileOf(site)).catch(() => null);
    const now = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'none';
    if (last === undefined || now !== version) {
      const config = await readConfig(site).catch((error: unknown) => {
        // The page server reports what is wrong with the file.
        if (last === undefined) throw error;
        return null;
      });
      if (config) last = derive(config as PublicConfig);
      version = now;
    }
    return last as T;
  };
}
