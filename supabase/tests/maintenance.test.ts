// PGlite has no autovacuum, so the server vacuums tables itself. A vacuumed table reuses the space of
// replaced rows: its file at most doubles, plus two pages of 8 kB.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectPglite } from '../local/connection.ts';
import { vacuumBloatedTables } from '../local/maintenance.ts';

it('vacuumBloatedTables limits the growth of an updated table and analyses it', async () => {
  const database = await connectPglite(null);
  const { kysely } = database.connection;
  const size = async () => {
    const { rows } = await sql<{ size: number; rows: number }>`
      select pg_relation_size('votes')::int as size, reltuples::int as rows from pg_class where relname = 'votes'`.execute(
      kysely,
    );
    return rows[0];
  };
  await database.run('create table votes (id int primary key, n int not null)');
  await database.run('insert into votes select i, 0 from generate_series(1, 5000) i');
  await vacuumBloatedTables(database);
  const before = await size();
  expect(before?.rows).toBe(5000);
  for (let i = 0; i < 8; i++) {
    await database.run('update votes set n = n + 1');
    await vacuumBloatedTables(database);
  }
  expect((await size())?.size).toBeLessThanOrEqual((before?.size ?? 0) * 2 + 16_384);
  await database.connection.close();
});
