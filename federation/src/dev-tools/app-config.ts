import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import type { MfeConfig } from '../config/schema.ts';

/**
 * Reads the declaration of an app, `mfe.config.ts`.
 * @throws Error if it is missing or invalid
 */
export async function readAppConfig(app: string): Promise<MfeConfig> {
  const file = path.join(app, 'mfe.config.ts');
  if (!existsSync(file)) {
    throw new Error(
      `${file}: expected the declaration of an app, found no such file. Run this in the folder of an app.`,
    );
  }
  // Vite loads TypeScript on every supported version of Node; Node itself only since 22.18.
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, file, app, 'error');
  return found?.config as unknown as MfeConfig;
}
