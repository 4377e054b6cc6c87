import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes a value as JSON if the file differs, so that an unchanged file does not restart the development server.
 * @param file absolute path
 */
export function writeJsonIfChanged(file: string, value: unknown): void {
  const next = `${JSON.stringify(value, null, 1)}\n`;
  let now = '';
  try {
    now = readFileSync(file, 'utf8');
  } catch {
    // First run: the file does not exist yet.
  }
  if (next !== now) writeFileSync(file, next);
}
