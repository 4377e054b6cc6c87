import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { PASSWORD, signIn, type Visitor, visitor } from '../visitor.ts';

const EMAIL = 'eva@exemplo.pt';

/** Tests `moderation_decisions`, the list of a moderator's own decisions that can still be undone. */
export function decisionsSuite(driver: Driver): void {
  describe('decisions since sign-in', () => {
    let backend: Backend;
    let rui: Visitor;
    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
      rui = visitor(backend, { token: await signIn(backend, 'rui@exemplo.pt', { role: 'moderator' }) });
      await signIn(backend, EMAIL, { role: 'moderator' });
    });
    afterAll(() => backend.close());

    /** Inserts a pending suggestion. @returns its id. */
    async function createSuggestion(text: string): Promise<string> {
      const [row] = await backend.query<{ id: string }>(
        `insert into public.manifesto_suggestions (suggestion_text) values ('${text}') returning id`,
      );
      return row?.id ?? '';
    }

    /** Signs Eva in, in a new or a renewed session. */
    async function signInEva(grant: { password: string } | { refresh_token: string }) {
      const kind = 'password' in grant ? 'password' : 'refresh_token';
      const { body } = await visitor(backend).send(`/auth/v1/token?grant_type=${kind}`, {
        method: 'POST',
        body: { email: EMAIL, ...grant },
      });
      const session = visitor(backend, { token: body.access_token });
      return { ...session, refresh_token: body.refresh_token as string };
    }
    const setStatus = async (actor: Visitor, s_id: string, new_status: string): Promise<number> =>
      (await actor.rpc('moderate_suggestion', { s_id, new_status })).body.act_id;
    const listDecisions = async (actor: Visitor) => (await actor.rpc('moderation_decisions')).body;
    const decisionIds = async (actor: Visitor) =>
      (await listDecisions(actor)).map((act: { id: number }) => act.id);

    it('are listed newest first, without earlier sessions and other people', async () => {
      const earlier = await signInEva({ password: PASSWORD });
      await setStatus(earlier, await createSuggestion('De ontem'), 'approved');
      const eva = await signInEva({ password: PASSWORD });
      expect(await listDecisions(eva)).toEqual([]);

      const approved = await setStatus(eva, await createSuggestion('De hoje'), 'approved');
      const version = await eva.rpc('create_manifesto_version', {
        version: '8.0',
        title: 'Oito',
        summary: 'x',
      });
      await setStatus(rui, await createSuggestion('De outra pessoa'), 'in_review');
      const at = expect.any(String);
      const acts = [
        {
          id: version.body.act_id,
          act: 'create_version',
          to_status: null,
          about: '8.0: Oito',
          at,
          together: 1,
        },
        { id: approved, act: 'status', to_status: 'approved', about: 'De hoje', at, together: 1 },
      ];
      expect(await listDecisions(eva)).toEqual(acts);
      const renewed = await signInEva({ refresh_token: eva.refresh_token });
      expect(await listDecisions(renewed), 'a renewed token is the same session').toEqual(acts);
    });

    it('omit an undone decision', async () => {
      const eva = await signInEva({ password: PASSWORD });
      const [remaining, undone] = [
        await setStatus(eva, await createSuggestion('Fica'), 'approved'),
        await setStatus(eva, await createSuggestion('Volta atrás'), 'approved'),
      ];
      await eva.rpc('undo_moderation', { act_id: undone });
      expect(await decisionIds(eva)).toEqual([remaining]);
    });

    it('omit a decision that can no longer be undone', async () => {
      const eva = await signInEva({ password: PASSWORD });
      const [old, recent] = [
        await setStatus(eva, await createSuggestion('De manhã'), 'approved'),
        await setStatus(eva, await createSuggestion('De agora'), 'approved'),
      ];
      await backend.run(
        `update auth.sessions set created_at = created_at - interval '13 hours';
         update private.moderation_log set at = at - interval '12 hours 1 minute' where id = ${old}`,
      );
      expect((await eva.rpc('undo_moderation', { act_id: old })).body.message).toBe('cannot_undo');
      const offered = await decisionIds(eva);
      expect(offered).toContain(recent);
      expect(offered).not.toContain(old);
    });
  });
}
