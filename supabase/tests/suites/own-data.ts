import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, startFor } from '../driver.ts';
import { visitor } from '../visitor.ts';

const PROFILE_HEADERS = { 'accept-profile': 'biblioteca', 'content-profile': 'biblioteca' };

/**
 * Tests the schema that `federation new --with-data` generates, on a running server. Such a team schema holds
 * the tables of one team's app, with own row level security (docs/own-data.md).
 */
export function ownDataSuite(driver: Driver): void {
  describe('team schema', () => {
    let backend: Backend;
    let folder: string;
    let databaseUrl: string | null;
    let data: string;
    const start = () =>
      startFor(
        { ...driver, newDatabase: async () => databaseUrl },
        { schemasDir: folder, dataDir: databaseUrl ? 'memory' : path.join(data, 'data') },
      );
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'schemas-'));
      data = await mkdtemp(path.join(tmpdir(), 'schemas-data-'));
      const template = path.resolve(import.meta.dirname, '../../../federation/template-data/data/__schema__');
      await cp(template, path.join(folder, 'biblioteca'), { recursive: true });
      const file = path.join(folder, 'biblioteca/20260101000000_requests.sql');
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll('__schema__', 'biblioteca'));
      databaseUrl = await driver.newDatabase();
      backend = await start();
    });
    afterAll(async () => {
      await backend?.close();
      for (const used of [folder, data]) await rm(used, { recursive: true, force: true });
    });

    const createClient = (options?: Parameters<typeof visitor>[1]) => {
      const { send } = visitor(backend, options);
      return {
        read: (query = 'select=id,text') => send(`/rest/v1/requests?${query}`, { headers: PROFILE_HEADERS }),
        write: (body: object) =>
          send('/rest/v1/requests', { method: 'POST', headers: PROFILE_HEADERS, body }),
        erase: (id: string) =>
          send('/rest/v1/rpc/erase_request', {
            method: 'POST',
            headers: PROFILE_HEADERS,
            body: { p_id: id },
          }),
        send,
      };
    };

    it('shows a row only to the visitor who wrote it', async () => {
      const [ana, rui] = [createClient(), createClient()];
      expect((await ana.write({ text: 'Mais livros' })).status).toBe(201);
      const own = (await ana.read('select=id,text&order=created_at.desc&text=eq.Mais livros')).body;
      expect(own).toEqual([{ id: expect.any(String), text: 'Mais livros' }]);
      expect((await rui.read()).body).toEqual([]);
      expect((await rui.erase(own[0].id)).body).toBe(false);
      expect((await ana.erase(own[0].id)).body).toBe(true);
      expect((await ana.read()).body).toEqual([]);
    });

    it('denies other columns, operators and changes to visitors', async () => {
      const ana = createClient();
      expect((await ana.write({ text: 'Olá a todos', visitor: '\\x00' })).status).toBeGreaterThanOrEqual(400);
      expect((await ana.read('select=visitor')).status).toBeGreaterThanOrEqual(400);
      expect((await ana.write({ text: 'a' })).status).toBe(400);
      for (const query of ['text=like.*a*', 'text=match.a', 'or=(text.eq.a)', 'select=text,requests(id)'])
        expect((await ana.read(query)).status, query).toBe(400);
      const change = { method: 'PATCH', headers: PROFILE_HEADERS, body: { text: 'outro' } };
      expect((await ana.send('/rest/v1/requests', change)).status).toBe(405);
    });

    it("is reachable only by its name, and cannot reach the platform's schema", async () => {
      const { send } = createClient();
      expect((await send('/rest/v1/requests?select=id')).status).toBe(404);
      expect((await send('/rest/v1/recipes?select=id&limit=1', { headers: PROFILE_HEADERS })).status).toBe(
        404,
      );
      const { status } = await send('/rest/v1/requests', { headers: { 'accept-profile': 'private' } });
      expect(status).toBeGreaterThanOrEqual(404);
      const mixed = { 'accept-profile': 'biblioteca', 'content-profile': 'public' };
      expect((await send('/rest/v1/recipes?select=id', { headers: mixed })).status).toBe(404);
    });

    it('limits a visitor per hour', async () => {
      const ana = createClient();
      const statuses = [];
      for (let i = 0; i < 21; i++) statuses.push((await ana.write({ text: `pedido ${i}` })).status);
      expect(new Set(statuses.slice(0, 20))).toEqual(new Set([201]));
      expect(statuses[20]).toBe(429);
    });

    it('rejects a changed migration and tables without row level security, and changes nothing', async () => {
      const file = path.join(folder, 'biblioteca/20260101000000_requests.sql');
      const before = await readFile(file, 'utf8');
      // PGlite allows one server per folder.
      await backend.close();
      await writeFile(file, `${before}-- changed`);
      await expect(start()).rejects.toThrow(/add the next one/);
      await writeFile(file, before);
      const next = path.join(folder, 'biblioteca/20260201000000_open.sql');
      await writeFile(next, 'create table biblioteca.open (id int);');
      await expect(start()).rejects.toThrow(
        /20260201000000_open\.sql was not applied: .*without row level security: open/,
      );
      await rm(next);
      backend = await start();
      expect(await backend.query("select to_regclass('biblioteca.open') as open")).toEqual([{ open: null }]);
    });
  });
}
