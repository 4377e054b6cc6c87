import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, startFor } from '../driver.ts';
import { signIn, visitor } from '../visitor.ts';

/**
 * Tests the log of moderator role changes. An account has the role by its own metadata, or by the roster: a
 * row of `private.moderators`.
 */
export function roleLogSuite(driver: Driver): void {
  describe('role log', () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await startFor(driver);
    });
    afterAll(() => backend.close());

    const operator = () => visitor(backend, { apikey: backend.secretKey, id: null });
    const setRole = (p_email: string, p_on: boolean, p_by?: string) =>
      operator().rpc('set_moderator', { p_email, p_on, p_by });
    const readEntries = async (of: string): Promise<{ act: string; actor: string; at: string }[]> => {
      const all = (await operator().rpc('moderation_roles')).body as { email: string }[];
      return all.filter(({ email }) => email === of).reverse() as never;
    };
    /** Entries of an account, oldest first: `grant by <actor>`. */
    const readActs = async (of: string) =>
      (await readEntries(of)).map(({ act, actor }) => `${act} by ${actor}`);
    const databaseUser = async () =>
      (await backend.query<{ name: string }>('select session_user as name'))[0]?.name;

    it('records the operator of each change, once', async () => {
      const email = 'ana@registo.example';
      await signIn(backend, email);
      for (const on of [true, true, false, false]) {
        expect((await setRole(email, on, '  Carla Dias ')).status).toBe(200);
      }
      expect(await readActs(email)).toEqual(['grant by Carla Dias', 'revoke by Carla Dias']);
      const [{ at } = { at: '' }] = await readEntries(email);
      expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    });

    it('records the secret key when no operator is named', async () => {
      await signIn(backend, 'bea@registo.example', { role: 'moderator' });
      await setRole('bea@registo.example', false);
      expect(await readActs('bea@registo.example')).toEqual(['grant by secret key', 'revoke by secret key']);
    });

    it('records changes by SQL, of account and roster, and treats both sources as one role', async () => {
      const email = 'rui@registo.example';
      await signIn(backend, email);
      const by = `database user ${await databaseUser()}`;
      const account = `(select id from auth.users where email = '${email}')`;
      await backend.run(`insert into private.moderators (user_id) values (${account})`);
      await backend.run(
        `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "moderator"}' where email = '${email}'`,
      );
      await backend.run(`delete from private.moderators where user_id = ${account}`);
      expect(await readActs(email)).toEqual([`grant by ${by}`]);
      await backend.run(
        `update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where email = '${email}'`,
      );
      expect(await readActs(email)).toEqual([`grant by ${by}`, `revoke by ${by}`]);
    });

    it.each(['roster', 'account'])('outlives an account that had the role by the %s', async (by) => {
      const email = `${by}@registo.example`;
      await signIn(backend, email, by === 'account' ? { role: 'moderator' } : {});
      if (by === 'roster') {
        await backend.run(
          `insert into private.moderators (user_id) select id from auth.users where email = '${email}'`,
        );
      }
      await backend.run(`delete from auth.users where email = '${email}'`);
      expect((await readActs(email)).map((act) => act.split(' ')[0])).toEqual(['grant', 'revoke']);
    });

    it('ignores accounts and changes without the role', async () => {
      const email = 'visita@registo.example';
      await signIn(backend, email);
      await backend.run(
        `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"provider": "x"}' where email = '${email}'`,
      );
      expect(await readActs(email)).toEqual([]);
    });

    it('is readable by the team, and not writable directly', async () => {
      const token = await signIn(backend, 'ines@registo.example', { role: 'moderator' });
      const ines = visitor(backend, { token });
      expect((await ines.rpc('moderation_roles', { max_rows: 1 })).body).toMatchObject([
        { email: 'ines@registo.example', act: 'grant', actor: 'secret key' },
      ]);
      for (const one of [ines, visitor(backend), operator()]) {
        expect((await one.get('/rest/v1/role_log')).status).toBeGreaterThanOrEqual(400);
      }
      expect((await ines.rpc('set_moderator', { p_email: 'ines@registo.example', p_by: 'eu' })).status).toBe(
        403,
      );
    });

    it('deletes old entries of accounts without the role, and keeps the grant of a current role', async () => {
      const [gone, held] = ['antiga@registo.example', 'atual@registo.example'];
      for (const email of [gone, held]) await signIn(backend, email, { role: 'moderator' });
      await setRole(gone, false, 'Carla Dias');
      await backend.run(`update private.role_log set at = at - interval '1096 days'`);
      await operator().rpc('run_retention');
      expect(await readActs(gone)).toEqual([]);
      expect(await readActs(held)).toEqual(['grant by secret key']);
    });
  });
}
