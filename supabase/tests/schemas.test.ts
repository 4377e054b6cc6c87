// supabase/schemas has the current definition of each object; databases apply supabase/migrations. The first
// test fails when a change is in only one of the two folders. SQL comments outside of function bodies are not
// in the database, so the test does not compare them.
import { expect, it, vi } from 'vitest';
import { createApp } from '../local/app.ts';
import { databaseFromSession } from '../local/connection.ts';
import { loadKeys } from '../local/keys.ts';
import { readMigrationFiles } from '../local/migrate.ts';
import { openPglite } from '../local/pglite/open.ts';
import { createSession } from '../local/pglite/session.ts';
import { readSchemaFiles } from '../scripts/build-baseline.ts';
import { describeDatabase } from './catalogue.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Catalogue of an empty Supabase project after these SQL files. */
async function catalogueAfter(files: readonly { body: string }[]): Promise<string[]> {
  const database = await databaseFromSession(createSession(await openPglite(null)));
  try {
    await createApp(database, await loadKeys(null));
    for (const { body } of files) await database.run(body);
    return await describeDatabase(database);
  } finally {
    await database.connection.close();
  }
}

it('Schemas and migrations produce the same database (build-baseline.ts, or the next migration)', async () => {
  const schemas = await catalogueAfter(await readSchemaFiles());
  const migrations = await catalogueAfter(await readMigrationFiles());
  const missing = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line));
  expect({
    onlyInSchemas: missing(schemas, migrations),
    onlyInMigrations: missing(migrations, schemas),
  }).toEqual({ onlyInSchemas: [], onlyInMigrations: [] });
  expect(schemas).toHaveLength(migrations.length);
  expect(schemas.filter((line) => line.startsWith('CREATE OR REPLACE FUNCTION')).length).toBeGreaterThan(100);
});

it('Schemas define every function once', async () => {
  const bodies = (await readSchemaFiles()).map(({ body }) => body).join('\n');
  const names = [...bodies.matchAll(/^create (?:or replace )?function ([\w.]+)/gm)].map(([, name]) => name);
  expect(names.length).toBe(new Set(names).size);
  expect(names.length).toBeGreaterThan(100);
});
