import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite } from '../../federation/src/serve/index.ts';
import { attack } from './attack.ts';
import type { Part } from './report.ts';

const LARGE_FILE = 'big.js';

/**
 * Measures, during all kinds of attack in parallel, an ordinary visitor's page times and the acknowledged votes that
 * are not counted.
 */
export const underAttack: Part = async ({ backend }, { attackSeconds: seconds }) => {
  const site = await mkdtemp(path.join(tmpdir(), 'attacked-'));
  await mkdir(path.join(site, 'shell/1'), { recursive: true });
  await writeFile(path.join(site, 'shell/1/index.html'), '<!-- federation -->');
  await writeFile(path.join(site, LARGE_FILE), Buffer.alloc(4 * 1024 * 1024, 'a'));
  await writeFile(
    path.join(site, 'registry.json'),
    JSON.stringify({ schema: 1, shell: { version: '1', base: './shell/1/' }, apps: {} }),
  );
  await backend.run(`
    insert into public.manifesto_suggestions (suggestion_text, status)
    select 'a ideia e o resto ' || n, 'approved' from generate_series(1, 10000) n`);
  // Updates the planner's statistics, as the server (every ten minutes) or PostgreSQL's autovacuum does.
  await backend.run('analyze');
  const countedVotes = async () =>
    (
      await backend.query<{ n: number }>(
        `select sum(upvotes + downvotes)::int as n from public.manifesto_principles`,
      )
    )[0]?.n ?? 0;
  const before = await countedVotes();
  const server = await serveSite({ site, port: 0, mounts: { '/backend': backend.fetch } });
  const { publishableKey } = backend;
  const { idleMs, pages, failedStatuses, votes, attackCounts } = await attack(
    { port: server.port, publishableKey, file: `/${LARGE_FILE}` },
    { seconds },
  );
  await server.close();
  await rm(site, { recursive: true, force: true });
  const sorted = pages.sort((a, b) => a - b);
  const percentile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [
    { name: 'ms per page without an attack', value: idleMs, lessIsBetter: true },
    { name: `pages that a visitor opened in ${seconds} s of attack`, value: pages.length },
    { name: 'their responses other than 200', value: failedStatuses.length, lessIsBetter: true },
    { name: 'ms per page, median', value: percentile(0.5), lessIsBetter: true },
    { name: 'ms per page, 99th percentile', value: percentile(0.99), lessIsBetter: true },
    { name: 'ms, slowest page', value: percentile(1), lessIsBetter: true },
    {
      name: 'acknowledged votes that are not counted',
      value: before + votes - (await countedVotes()),
      lessIsBetter: true,
    },
    ...Object.entries(attackCounts).map(([kind, value]) => ({ name: `attacks: ${kind}`, value })),
  ];
};
