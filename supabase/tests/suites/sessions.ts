import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, startFor } from '../driver.ts';
import { PASSWORD, signIn, type Visitor, visitor } from '../visitor.ts';

const EMAIL = 'ana@exemplo.pt';

/** Tests moderators' sessions, second factor and passwords. Ana, a moderator, signs in before each test. */
export function sessionsSuite(driver: Driver): void {
  describe('moderator sessions', () => {
    let backend: Backend;
    let token: string;
    let ana: Visitor;
    const signInAgain = async () =>
      (
        await visitor(backend).send('/auth/v1/token?grant_type=password', {
          method: 'POST',
          body: { email: EMAIL, password: PASSWORD },
        })
      ).body.access_token as string;
    beforeAll(async () => {
      backend = await startFor(driver);
      await signIn(backend, EMAIL, { role: 'moderator' });
    });
    beforeEach(async () => {
      token = await signInAgain();
      ana = visitor(backend, { token });
    });
    afterAll(() => backend.close());

    const claims = () => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    /** Simulates `minutes` of inactivity. */
    const simulateInactivity = (minutes: number) =>
      backend.run(`
        update auth.sessions set created_at = created_at - interval '${minutes} minutes';
        update private.moderator_activity set seen_at = seen_at - interval '${minutes} minutes'`);

    it('end after an hour of inactivity, and a page cannot revive them', async () => {
      expect((await ana.rpc('moderation_alive')).body).toEqual({
        idle_minutes: 60,
        second_factor_missing: false,
      });
      await simulateInactivity(59);
      expect((await ana.rpc('moderation_counts')).status).toBe(200);
      await simulateInactivity(2);
      const late = await ana.rpc('moderation_counts');
      expect([late.status, late.body.message]).toEqual([401, 'session_ended']);
      expect((await ana.rpc('moderation_alive')).status).toBe(401);
      expect((await ana.rpc('is_moderator')).body).toBe(false);
      expect((await visitor(backend, { token: await signInAgain() }).rpc('is_moderator')).body).toBe(true);
    });

    it('continue with activity: a heartbeat or a decision', async () => {
      await simulateInactivity(50);
      expect((await ana.rpc('moderation_alive')).status).toBe(200);
      await simulateInactivity(50);
      const version = { version: `8.${driver.concurrentVisitors}`, title: 'Ensaio', summary: 'Ensaio.' };
      expect((await ana.rpc('create_manifesto_version', version)).status).toBe(200);
      await simulateInactivity(50);
      expect((await ana.rpc('moderation_counts')).status).toBe(200);
      await simulateInactivity(11);
      expect((await ana.rpc('moderation_counts')).status).toBe(401);
    });

    it('never end by inactivity when the operator disables it', async () => {
      await backend.run(`update private.settings set value = '0' where key = 'moderator_idle_minutes'`);
      await simulateInactivity(10_000);
      expect((await ana.rpc('moderation_counts')).status).toBe(200);
      await backend.run(`update private.settings set value = '60' where key = 'moderator_idle_minutes'`);
    });

    it('require the second factor when the operator does', async () => {
      await backend.run(
        `update private.settings set value = 'on' where key = 'moderators_need_second_factor'`,
      );
      const refused = await ana.rpc('moderation_counts');
      expect([refused.status, refused.body.message]).toEqual([403, 'second_factor_needed']);
      expect((await ana.rpc('moderation_alive')).body.second_factor_missing).toBe(true);
      const isModerator = async (aal: string) => {
        const jwt = JSON.stringify({ ...JSON.parse(claims()), aal });
        const [row] = await backend.query<{ allowed: boolean }>(`
          select case when set_config('request.jwt.claims', '${jwt}', true) is not null
                       and set_config('request.jwt.claim.sub', '${JSON.parse(jwt).sub}', true) is not null
                      then private.is_moderator() end as allowed`);
        return row?.allowed;
      };
      expect(await isModerator('aal1')).toBe(false);
      expect(await isModerator('aal2')).toBe(true);
      await backend.run(
        `update private.settings set value = 'off' where key = 'moderators_need_second_factor'`,
      );
    });

    it('require the second factor of an account that has one', async () => {
      await backend.run(`
        create table auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid, status text);
        insert into auth.mfa_factors (user_id, status) select id, 'unverified' from auth.users`);
      expect((await ana.rpc('moderation_counts')).status, 'an unfinished enrolment does not count').toBe(200);
      await backend.run(`update auth.mfa_factors set status = 'verified'`);
      expect((await ana.rpc('moderation_counts')).body.message).toBe('second_factor_needed');
      await backend.run('drop table auth.mfa_factors');
    });

    it('list the team, also with the secret key', async () => {
      const expected = [{ email: EMAIL, last_sign_in: expect.any(String) }];
      expect((await ana.rpc('moderation_team')).body).toMatchObject(expected);
      expect(
        (await visitor(backend, { apikey: backend.secretKey }).rpc('moderation_team')).body,
      ).toMatchObject(expected);
    });

    it('all end when the operator ends them', async () => {
      const key = visitor(backend, { apikey: backend.secretKey });
      expect((await key.rpc('end_sessions', { p_email: EMAIL })).body).toBeGreaterThan(0);
      expect((await ana.rpc('moderation_counts')).status).toBe(401);
    });

    describe('passwords', () => {
      const NEW = 'outra-palavra-passe';
      const changePassword = (body: object, address = '192.0.2.1') =>
        visitor(backend, { token, address }).send('/auth/v1/user', { method: 'PUT', body });

      it('change only with the current password', async () => {
        expect((await changePassword({ password: NEW })).status).toBe(400);
        expect((await changePassword({ password: NEW, current_password: 'errada' })).status).toBe(400);
        expect(
          (await changePassword({ password: NEW, current_password: PASSWORD, email: 'eu@x.pt' })).status,
        ).toBe(400);
        expect((await changePassword({ password: 'curta', current_password: PASSWORD })).status).toBe(422);
        expect((await changePassword({ password: NEW, current_password: PASSWORD })).status).toBe(200);
        expect(await signInAgain()).toBeUndefined();
        expect((await changePassword({ password: PASSWORD, current_password: NEW })).status).toBe(200);
      });

      it('are protected from guessing', async () => {
        const statuses = await Promise.all(
          Array.from({ length: 14 }, async (_, n) => {
            const guess = { password: NEW, current_password: `palpite-${n}` };
            return (await changePassword(guess, '203.0.113.50')).status;
          }),
        );
        expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      });

      it('are reset by the secret key, which ends open sessions', async () => {
        const key = visitor(backend, { apikey: backend.secretKey });
        const [{ id }] = (await key.rpc('moderation_team')).body;
        const resetPassword = (client: Visitor, body: object) =>
          client.send(`/auth/v1/admin/users/${id}`, { method: 'PUT', body });
        expect((await resetPassword(ana, { password: NEW })).status).toBe(401);
        expect((await resetPassword(key, { password: 'curta' })).status).toBe(422);
        expect((await resetPassword(key, { password: NEW })).status).toBe(200);
        expect((await ana.rpc('moderation_counts')).status).toBe(401);
        expect(await signInAgain()).toBeUndefined();
      });
    });
  });
}
