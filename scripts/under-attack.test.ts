import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite } from '@ia/federation/serve';
import { startBackend } from '@ia/supabase/local';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attack } from '../bench/backend/attack.ts';

// `attack` sends five kinds of hostile traffic at once, while one ordinary visitor opens pages and votes.

const LARGE_FILE = 'big.js';
/** Minimum number of page views of the ordinary visitor during the attack. */
const MIN_PAGE_VIEWS = 6;
let site: string;
beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'attacked-'));
  await mkdir(path.join(site, 'shell/1'), { recursive: true });
  await writeFile(path.join(site, 'shell/1/index.html'), '<!-- federation -->');
  await writeFile(path.join(site, LARGE_FILE), Buffer.alloc(4 * 1024 * 1024, 'a'));
  await writeFile(
    path.join(site, 'registry.json'),
    JSON.stringify({ schema: 1, shell: { version: '1', base: './shell/1/' }, apps: {} }),
  );
});
afterAll(() => rm(site, { recursive: true, force: true }));

// Linux only, because the attack needs several local addresses.
it.runIf(process.platform === 'linux')(
  'serveSite answers every request of an ordinary visitor and counts each vote once during parallel attacks',
  { timeout: 240_000 },
  async () => {
    const backend = await startBackend({
      dataDir: 'memory',
      settings: { votes_per_address_hour: 100_000, votes_per_address_target_day: 100_000 },
    });
    const server = await serveSite({ site, port: 0, mounts: { '/backend': backend.fetch } });
    try {
      await backend.run(`
        insert into public.manifesto_suggestions (suggestion_text, status)
        select 'a ideia e o resto ' || n, 'approved' from generate_series(1, 500) n`);
      await backend.run('analyze');
      const before = await upvotes();
      const { publishableKey } = backend;
      const { failedStatuses, votes, pages, attackCounts } = await attack(
        { port: server.port, publishableKey, file: `/${LARGE_FILE}` },
        { seconds: 2, pages: MIN_PAGE_VIEWS },
      );
      expect(failedStatuses).toEqual([]);
      expect(pages.length).toBeGreaterThanOrEqual(MIN_PAGE_VIEWS);
      expect(Object.keys(attackCounts).sort()).toEqual([
        'aborted downloads',
        'expressions',
        'half-open',
        'searches',
        'votes',
      ]);
      expect(await upvotes(), 'each acknowledged vote counted exactly once').toBe(before + votes);
    } finally {
      await server.close();
      await backend.close();
    }

    async function upvotes(): Promise<number> {
      const [row] = await backend.query<{ upvotes: number }>(
        `select upvotes from public.manifesto_principles where id = 'literacia'`,
      );
      return row?.upvotes ?? 0;
    }
  },
);
