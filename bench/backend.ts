/**
 * What the backend can carry, on PGlite and on PostgreSQL 15. Measures, never asserts.
 *
 *   node bench/backend.ts [--against <another checkout>] [--rounds 3] [--seconds 4] [--part votes|lists|under-attack] [--engine pglite]
 *
 * With `--against`, the earlier checkout is measured in turn with this one, so that whatever else the machine does weighs
 * on both: read the ratio.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../supabase/tests/postgres.ts';
import { lists } from './backend/lists.ts';
import { asMarkdown, type Figure, machine, type Part, type Result } from './backend/report.ts';
import { openSite } from './backend/site.ts';
import { underAttack } from './backend/under-attack.ts';
import { votes } from './backend/votes.ts';

const PARTS: Record<string, Part> = { votes, lists, 'under-attack': underAttack };

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    'attack-seconds': { type: 'string', default: '60' },
    part: { type: 'string' },
    engine: { type: 'string' },
  },
});
const here = path.resolve(import.meta.dirname, '..');
const span = { seconds: Number(values.seconds), attackSeconds: Number(values['attack-seconds']) };
const parts = Object.entries(PARTS).filter(([name]) => !values.part || name === values.part);

async function measured(checkout: string, databaseUrl: string | null): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [, part] of parts) {
    const site = await openSite(checkout, databaseUrl);
    figures.push(...(await part(site, span)));
    await site.close();
  }
  return figures;
}

async function rounds(engine: Result['engine'], newDatabase: () => Promise<string | null>): Promise<Result> {
  const result: Result = { engine, now: [], before: [] };
  for (let round = 0; round < Number(values.rounds); round++) {
    if (values.against) result.before.push(await measured(values.against, await newDatabase()));
    result.now.push(await measured(here, await newDatabase()));
    process.stderr.write(`${engine}: round ${round + 1}\n`);
  }
  return result;
}

const results: Result[] = [];
if (values.engine !== 'postgres') results.push(await rounds('PGlite', async () => null));
if (values.engine !== 'pglite') {
  const cluster = await startPostgres({ fsync: true });
  results.push(await rounds('PostgreSQL 15', () => cluster.createDatabase()));
  await cluster.stop();
}
console.log(`${asMarkdown(results)}\n\n${machine()}`);
process.exit(0);
