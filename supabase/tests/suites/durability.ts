import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashRepeatedly } from '../crashes.ts';
import type { Driver } from '../driver.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

const VOTES_BEFORE_STOP = 60;

/** Tests that acknowledged writes (answered with success) survive SIGTERM, SIGINT and kill -9. */
export function durabilitySuite(driver: Driver): void {
  describe('durability', { timeout: 300_000 }, () => {
    let folder: string;
    let databaseUrl: string | null;
    let server: ServerProcess;
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'ia-backend-'));
      databaseUrl = await driver.newDatabase();
      server = await start();
    });
    afterAll(async () => {
      await server.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    });

    const start = () => startServerProcess(path.join(folder, 'data'), databaseUrl);
    const request = async (at: string, visitor: string, body?: object) => {
      const response = await fetch(`${server.url}/rest/v1/${at}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: server.publishableKey,
          'x-visitor-id': visitor,
          'content-type': 'application/json',
        },
        body: body && JSON.stringify(body),
      });
      return response.json();
    };
    const vote = (visitor: string) =>
      request('rpc/vote_on_principle', visitor, { p_id: 'literacia', vote_type: 'up' });
    const rate = (visitor: string) =>
      request('rpc/increment_recipe_rating', visitor, { recipe_id: 'brainstorm', rating_value: 5 });
    const readCounts = async () => {
      const [principle] = await request('manifesto_principles?id=eq.literacia&select=upvotes', randomUUID());
      const [recipe] = await request('recipes?id=eq.brainstorm&select=vote_count', randomUUID());
      return { upvotes: principle.upvotes as number, ratings: recipe.vote_count as number };
    };

    it.each(['SIGTERM', 'SIGINT'] as const)(
      'keeps every acknowledged vote and rating through %s',
      async (signal) => {
        const before = await readCounts();
        const acknowledged: string[] = [];
        let tried = 0;
        let ended: Promise<unknown> | undefined;
        const clients = Array.from({ length: 6 }, async () => {
          while (!ended) {
            const visitor = randomUUID();
            tried += 1;
            try {
              const answers = [await vote(visitor), await rate(visitor)];
              if (answers.every((answer) => answer.changed)) acknowledged.push(visitor);
            } catch {
              // The connection dropped: this write was not acknowledged.
            }
            if (acknowledged.length >= VOTES_BEFORE_STOP) ended ??= server.end(signal);
          }
        });
        await Promise.all(clients);
        expect(await ended).toBe(0);

        server = await start();
        const after = await readCounts();
        for (const [countBefore, countAfter] of [
          [before.upvotes, after.upvotes],
          [before.ratings, after.ratings],
        ] as const) {
          expect(countAfter - countBefore).toBeGreaterThanOrEqual(acknowledged.length);
          expect(countAfter - countBefore).toBeLessThanOrEqual(tried);
        }
        expect(await vote(acknowledged[0] ?? '')).toMatchObject({ changed: false });
      },
    );

    // `node bench/backend.ts --part durability` runs twenty rounds.
    it('keeps every acknowledged write of every kind through repeated kill -9', async () => {
      const writeCounts = await crashRepeatedly(path.join(folder, 'killed'), await driver.newDatabase(), 2);
      for (const [kind, { tried, acknowledged, stored }] of Object.entries(writeCounts)) {
        expect(acknowledged, kind).toBeGreaterThan(0);
        expect(stored, kind).toBeGreaterThanOrEqual(acknowledged);
        expect(stored, kind).toBeLessThanOrEqual(tried);
      }
    });

    it('keeps its keys, so that built pages still work', async () => {
      const { publishableKey } = server;
      await server.end('SIGTERM');
      server = await start();
      expect(server.publishableKey).toBe(publishableKey);
    });
  });
}
