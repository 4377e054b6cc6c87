import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import type { MfeConfig } from '../config/schema.ts';

/**
 * The declaration of the app in a folder, `mfe.config.ts`.
 * @throws when there is none, or when it is not valid.
 */
export async function readAppConfig(app: string): Promise<MfeConfig> {
  const file = path.join(app, 'mfe.config.ts');
  if (!existsSync(file)) {
    throw new Error(
      `${file}: expected the declaration of an app, found no such file. Run this in the folder of an app.`,
    );
  }
  // Vite reads TypeScript on every Node; Node itself only from version 22.18 on.
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, file, app, 'error');
  return found?.config as unknown as MfeConfig;
}
