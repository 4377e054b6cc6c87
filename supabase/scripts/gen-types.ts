/**
 * Writes shared-services/src/backend/database.types.ts from the migrations: `node supabase/scripts/gen-types.ts`. A
 * test holds the committed file to it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runSupabaseCli } from './supabase-cli.ts';

export const TYPES_FILE = path.resolve(
  import.meta.dirname,
  '../../shared-services/src/backend/database.types.ts',
);

export const generateTypes = (): Promise<string> =>
  runSupabaseCli('gen', 'types', 'typescript', '--schema', 'public');

if (import.meta.main) {
  await mkdir(path.dirname(TYPES_FILE), { recursive: true });
  await writeFile(TYPES_FILE, await generateTypes());
  process.exit(0);
}
