import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The site's `site.config.json`, empty when there is none. Its keys are validated by the shell, which tells which one is
 * wrong and goes on with defaults.
 * @throws when it is not JSON, naming the file.
 */
export async function readConfig(site: string): Promise<Record<string, unknown>> {
  const file = path.join(site, 'site.config.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
