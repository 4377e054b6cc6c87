import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from './parse-json.ts';

export const configFileOf = (site: string): string => path.join(site, 'site.config.json');

/**
 * The site's configuration, empty when there is none. Its keys are validated by the shell, which tells which one is wrong
 * and goes on with defaults.
 * @throws when it is not JSON, naming the file.
 */
export async function readConfig(site: string): Promise<Record<string, unknown>> {
  const file = configFileOf(site);
  return existsSync(file) ? (parseJson(await readFile(file, 'utf8'), file) as Record<string, unknown>) : {};
}
