/**
 * Measures the backend's capacity, on PGlite and on PostgreSQL 15. Asserts nothing. Writes the results into
 * bench/results/backend.md and replaces earlier results of the same part.
 *
 *   node bench/backend.ts [--part votes|database|lists|under-attack|durability] [--engine pglite|postgres]
 *                         [--rounds 3] [--against <another checkout>] [--seconds 4] [--attack-seconds 60]
 *                         [--kills 20] [--suggestions 100000] [--votes 1000000] [--print]
 *
 * With `--against`, rounds of an earlier checkout alternate with rounds of this one, so that other load on
 * the machine affects both equally: read the ratio. `--print` does not write the file.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type PostgresCluster, startPostgres } from '../supabase/tests/postgres.ts';
import { database } from './backend/database.ts';
import { durability } from './backend/durability.ts';
import { lists } from './backend/lists.ts';
import { startMeasuredBackend } from './backend/measured-backend.ts';
import { asTable, type Engine, type Figure, machine, type Part, record } from './backend/report.ts';
import { underAttack } from './backend/under-attack.ts';
import { votes } from './backend/votes.ts';

const PARTS: Record<string, Part> = { votes, database, lists, 'under-attack': underAttack, durability };

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    'attack-seconds': { type: 'string', default: '60' },
    kills: { type: 'string', default: '20' },
    suggestions: { type: 'string', default: '100000' },
    votes: { type: 'string', default: '1000000' },
    part: { type: 'string' },
    engine: { type: 'string' },
    print: { type: 'boolean', default: false },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const extent = {
  seconds: Number(values.seconds),
  attackSeconds: Number(values['attack-seconds']),
  kills: Number(values.kills),
  suggestions: Number(values.suggestions),
  votes: Number(values.votes),
};

/** Measures a part on a new backend of a checkout. */
async function measurePart(part: Part, checkout: string, databaseUrl: string | null): Promise<Figure[]> {
  const site = await startMeasuredBackend(
    checkout,
    databaseUrl,
    cluster && path.join(cluster.bin, 'pgbench'),
  );
  const figures = await part(site, extent);
  await site.close();
  return figures;
}

/** @param createDatabase creates an empty database and returns its URL; null on PGlite */
async function measureEngine(engine: Engine, createDatabase: () => Promise<string | null>): Promise<void> {
  for (const [name, part] of Object.entries(PARTS)) {
    if (values.part && values.part !== name) continue;
    // pgbench needs a PostgreSQL server.
    if (name === 'database' && engine === 'PGlite') continue;
    const [now, before]: Figure[][][] = [[], []];
    for (let round = 0; round < Number(values.rounds); round++) {
      if (values.against) before?.push(await measurePart(part, values.against, await createDatabase()));
      now?.push(await measurePart(part, root, await createDatabase()));
      process.stderr.write(`${name}, ${engine}: round ${round + 1}\n`);
    }
    const table = `${asTable(now ?? [], before ?? [])}\n\n${machine()}`;
    console.log(`## ${name}, ${engine}\n\n${table}\n`);
    if (!values.print) await record(name, engine, table);
  }
}

/** The PostgreSQL cluster of this run, for its pgbench; null while PGlite is measured. */
let cluster: PostgresCluster | null = null;
if (values.engine !== 'postgres') await measureEngine('PGlite', async () => null);
if (values.engine !== 'pglite') {
  const privateCluster = await startPostgres({ fsync: true });
  cluster = privateCluster;
  await measureEngine('PostgreSQL 15', () => privateCluster.createDatabase());
  await privateCluster.stop();
}
process.exit(0);
