import { stat } from 'node:fs/promises';
import { configFileOf, readConfig } from '../site/config.ts';
import type { PublicConfig } from './headers.ts';

/**
 * Reads `site.config.json` again when the file has changed. While it is invalid, the last
 * valid configuration applies.
 * @returns a function that returns the result of `derive` for the current configuration
 */
export function followConfig<T>(site: string, derive: (config: PublicConfig) => T): () => Promise<T> {
  let version = '';
  let last: T | undefined;
  return async () => {
    const found = await stat(configFileOf(site)).catch(() => null);
    const now = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'none';
    if (last === undefined || now !== version) {
      const config = await readConfig(site).catch((error: unknown) => {
        // The page server logs the problem.
        if (last === undefined) throw error;
        return null;
      });
      if (config) last = derive(config as PublicConfig);
      version = now;
    }
    return last as T;
  };
}
