import { stat } from 'node:fs/promises';
import { configFileOf, readConfig } from '../site/config.ts';
import type { PublicConfig } from './headers.ts';

/**
 * Reads `site.config.json` again when the file has changed. While it is invalid, the last
 * valid configuration applies. The site server derives its headers with it, and needs no restart.
 * @returns a function that returns the result of `derive` for the current configuration
 */
export function followConfig<T>(site: string, derive: (config: PublicConfig) => T): () => Promise<T> {
  let readState = '';
  let result: T | undefined;
  return async () => {
    const stats = await stat(configFileOf(site)).catch(() => null);
    // Changes with every write of the file.
    const fileState = stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'none';
    if (result === undefined || fileState !== readState) {
      const config = await readConfig(site).catch((error: unknown) => {
        // The last result stays. The page server, which reads the same file, logs the problem.
        if (result === undefined) throw error;
        return null;
      });
      if (config) result = derive(config as PublicConfig);
      readState = fileState;
    }
    return result as T;
  };
}
