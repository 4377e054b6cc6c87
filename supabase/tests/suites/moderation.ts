import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { PASSWORD, signIn, type Visitor, visitor } from '../visitor.ts';

/**
 * Tests the moderation workflow, its log, undo and access control. Ana and Rui are moderators; `reader` is a
 * visitor, who sends the suggestions. An act is one decision of a moderator.
 */
export function moderationSuite(driver: Driver): void {
  describe('moderation', () => {
    let backend: Backend;
    let ana: Visitor;
    let rui: Visitor;
    let reader: Visitor;
    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
      ana = visitor(backend, { token: await signIn(backend, 'ana@exemplo.pt', { role: 'moderator' }) });
      rui = visitor(backend, { token: await signIn(backend, 'rui@exemplo.pt', { role: 'moderator' }) });
      reader = visitor(backend);
    });
    afterAll(() => backend.close());

    /** Creates a suggestion. @returns its id, and functions that read its receipt and whether it is published */
    async function createSuggestion(text: string) {
      const receipt_code = randomUUID();
      await reader.suggest({ suggestion_text: text, status: 'pending', author: null, receipt_code });
      const queue = await ana.rpc('moderation_queue', { queue: 'pending', max_rows: 200 });
      const { id } = queue.body.find((item: { suggestion_text: string }) => item.suggestion_text === text);
      return {
        id: id as string,
        receipt: async () => (await visitor(backend).rpc('suggestion_receipt', { receipt_code })).body,
        isPublished: async () =>
          (await reader.get(`/rest/v1/manifesto_suggestions?id=eq.${id}&status=eq.approved`)).body.length ===
          1,
      };
    }
    const stages = (receipt: { history: { stage: string }[] }) => receipt.history.map(({ stage }) => stage);
    const setStatus = (actor: Visitor, s_id: string, new_status: string, more = {}) =>
      actor.rpc('moderate_suggestion', { s_id, new_status, ...more });
    const findInQueue = async (queue: string, id: string) =>
      (await ana.rpc('moderation_queue', { queue, max_rows: 200 })).body.find(
        (item: { id: string }) => item.id === id,
      );

    it('recognises moderators by their role', async () => {
      expect((await ana.rpc('is_moderator')).body).toBe(true);
      const plain = visitor(backend, { token: await signIn(backend, 'visita@exemplo.pt') });
      expect((await plain.rpc('is_moderator')).body).toBe(false);
    });

    it('moves a suggestion from received to integrated, and its author sees every step', async () => {
      const idea = await createSuggestion('Do princípio ao fim');
      expect((await idea.receipt()).stage).toBe('pending');
      expect((await setStatus(ana, idea.id, 'in_review')).body.stage).toBe('in_review');
      expect(await idea.isPublished()).toBe(false);
      await setStatus(ana, idea.id, 'approved', { reason_text: 'Obrigado, é uma boa ideia.' });
      expect(await idea.isPublished()).toBe(true);
      await ana.rpc('create_manifesto_version', {
        version: '1.1',
        title: 'Versão 1.1',
        summary: 'Com a sua ajuda.',
      });
      const done = await ana.rpc('integrate_suggestion', {
        s_id: idea.id,
        version: '1.1',
        note: 'No princípio 2.',
      });
      expect(done.body.stage).toBe('integrated');

      const receipt = await idea.receipt();
      expect(receipt).toMatchObject({ stage: 'integrated', integrated_in: '1.1' });
      expect(stages(receipt)).toEqual(['pending', 'in_review', 'approved', 'integrated']);
      expect(receipt.history[2]).toMatchObject({ reason_text: 'Obrigado, é uma boa ideia.' });
      expect(receipt.history[3]).toMatchObject({ version: '1.1', reason_text: 'No princípio 2.' });
      expect(JSON.stringify(receipt)).not.toContain('ana@');
      expect(await idea.isPublished()).toBe(true);
      const included = await reader.get(
        '/rest/v1/manifesto_suggestions?integrated_in=eq.1.1&select=suggestion_text',
      );
      expect(included.body).toEqual([{ suggestion_text: 'Do princípio ao fim' }]);
    });

    it('rejects with a reason that the author reads', async () => {
      const idea = await createSuggestion('Fora do tema');
      expect((await setStatus(ana, idea.id, 'rejected')).status).toBe(400);
      expect((await setStatus(ana, idea.id, 'rejected', { reason_code: 'porque sim' })).status).toBe(400);
      await setStatus(ana, idea.id, 'rejected', {
        reason_code: 'off_topic',
        reason_text: 'Fale com a junta.',
      });
      const receipt = await idea.receipt();
      expect(receipt.stage).toBe('rejected');
      expect(receipt.history[1]).toMatchObject({
        reason_code: 'off_topic',
        reason_text: 'Fale com a junta.',
      });
      expect(await idea.isPublished()).toBe(false);
    });

    it('hides reported suggestions, most reported first', async () => {
      const [once, twice] = [
        await createSuggestion('Denunciada uma vez'),
        await createSuggestion('Denunciada duas vezes'),
      ];
      for (const { id } of [once, twice]) await setStatus(ana, id, 'approved');
      for (const [n, id] of [once.id, twice.id, twice.id].entries()) {
        await visitor(backend, { address: `198.51.100.${n}` }).rpc('report_suggestion', {
          s_id: id,
          reason_code: 'offensive',
          reason_text: 'Ofende.',
        });
      }
      const queue = (await ana.rpc('moderation_queue', { queue: 'reported' })).body;
      expect(queue.map((item: { id: string }) => item.id)).toEqual([twice.id, once.id]);
      expect(queue[0]).toMatchObject({
        open_reports: 2,
        reports: [{ reason_code: 'offensive', reason_text: 'Ofende.' }, {}],
      });
      await setStatus(ana, twice.id, 'hidden', { reason_code: 'language' });
      expect(await twice.isPublished()).toBe(false);
      expect((await twice.receipt()).stage).toBe('hidden');
      expect(await findInQueue('reported', twice.id)).toBeUndefined();

      const dismissed = await ana.rpc('dismiss_reports', { s_id: once.id });
      expect(dismissed.body.dismissed).toBe(1);
      expect(await findInQueue('reported', once.id)).toBeUndefined();
      expect(await once.isPublished()).toBe(true);
      await ana.rpc('undo_moderation', { act_id: dismissed.body.act_id });
      expect(await findInQueue('reported', once.id)).toMatchObject({ open_reports: 1 });
    });

    it("undoes the moderator's last act, and logs the undo", async () => {
      const idea = await createSuggestion('Engano');
      const act = await setStatus(ana, idea.id, 'rejected', { reason_code: 'duplicate' });
      const undone = await ana.rpc('undo_moderation', { act_id: act.body.act_id });
      expect(undone.body).toEqual({ act_id: act.body.act_id, stage: 'pending' });
      expect(stages(await idea.receipt())).toEqual(['pending']);
      const log = (await rui.rpc('moderation_history', { s_id: idea.id })).body;
      expect(log).toHaveLength(1);
      expect(log[0]).toMatchObject({
        act: 'status',
        from_status: 'pending',
        to_status: 'rejected',
        moderator_email: 'ana@exemplo.pt',
        at: expect.any(String),
        undone_at: expect.any(String),
        mine: false,
      });
      expect((await ana.rpc('undo_moderation', { act_id: act.body.act_id })).status).toBe(409);
    });

    it('undoes an integration and an empty version', async () => {
      const idea = await createSuggestion('Integrada cedo demais');
      await setStatus(ana, idea.id, 'approved');
      const version = await ana.rpc('create_manifesto_version', {
        version: '9.0',
        title: 'Nove',
        summary: 'Ensaio.',
      });
      // A version that looks like a number is found by its exact text.
      for (const filter of ['eq.9.0', 'in.(9.0,9)', 'in.("9.0")']) {
        const found = await reader.get(`/rest/v1/manifesto_versions?version=${filter}&select=version`);
        expect(found.body, filter).toEqual([{ version: '9.0' }]);
      }
      expect((await reader.get('/rest/v1/manifesto_versions?version=eq.9')).body).toEqual([]);
      const act = await ana.rpc('integrate_suggestion', { s_id: idea.id, version: '9.0' });
      expect((await ana.rpc('undo_moderation', { act_id: version.body.act_id })).status).toBe(409);
      await ana.rpc('undo_moderation', { act_id: act.body.act_id });
      expect(await idea.receipt()).toMatchObject({ stage: 'approved', integrated_in: null });
      expect((await ana.rpc('undo_moderation', { act_id: version.body.act_id })).status).toBe(200);
      expect((await reader.get('/rest/v1/manifesto_versions?version=eq.9.0')).body).toEqual([]);
    });

    it("does not undo a colleague's act, nor an act followed by another", async () => {
      const idea = await createSuggestion('De duas pessoas');
      const first = await setStatus(ana, idea.id, 'in_review');
      expect((await rui.rpc('undo_moderation', { act_id: first.body.act_id })).status).toBe(403);
      await setStatus(rui, idea.id, 'approved');
      expect((await ana.rpc('undo_moderation', { act_id: first.body.act_id })).status).toBe(409);
      expect(await idea.isPublished()).toBe(true);
    });

    it('prevents two moderators from making the same decision', async () => {
      const idea = await createSuggestion('Ao mesmo tempo');
      const acts = await Promise.all([
        setStatus(ana, idea.id, 'approved'),
        setStatus(rui, idea.id, 'approved'),
      ]);
      expect(acts.map((act) => act.status).sort()).toEqual([200, 409]);
      expect(acts.find((act) => act.status === 409)?.body.message).toBe('already_there');
    });

    it('integrates only accepted suggestions, and only into existing versions', async () => {
      const idea = await createSuggestion('Ainda não aceite');
      expect((await ana.rpc('integrate_suggestion', { s_id: idea.id, version: '1.0' })).status).toBe(409);
      await setStatus(ana, idea.id, 'approved');
      expect((await ana.rpc('integrate_suggestion', { s_id: idea.id, version: '7.7' })).status).toBe(404);
      await ana.rpc('integrate_suggestion', { s_id: idea.id, version: '1.0' });
      expect((await setStatus(ana, idea.id, 'rejected', { reason_code: 'off_topic' })).body.message).toBe(
        'already_integrated',
      );
    });

    it('counts and filters every queue', async () => {
      const counts = (await ana.rpc('moderation_counts')).body;
      for (const queue of Object.keys(counts)) {
        const rows = (await ana.rpc('moderation_queue', { queue, max_rows: 200 })).body;
        expect({ [queue]: rows.length }).toEqual({ [queue]: counts[queue] });
      }
      expect(counts.all).toBeGreaterThan(7);
      const page = await ana.rpc('moderation_queue', { queue: 'all', max_rows: 2, skip_rows: 1 });
      const all = await ana.rpc('moderation_queue', { queue: 'all', max_rows: 200 });
      expect(page.body).toEqual(all.body.slice(1, 3));
    });

    it('revokes the role immediately, within a session', async () => {
      const token = await signIn(backend, 'sai@exemplo.pt', { role: 'moderator' });
      const leaving = visitor(backend, { token });
      expect((await leaving.rpc('moderation_counts')).status).toBe(200);
      await visitor(backend, { apikey: backend.secretKey }).rpc('set_moderator', {
        p_email: 'sai@exemplo.pt',
        p_on: false,
      });
      expect((await leaving.rpc('moderation_counts')).status).toBe(403);
    });

    it('sign-out takes effect at once for its session only, although the token is still valid', async () => {
      const token = await signIn(backend, 'fora@exemplo.pt', { role: 'moderator' });
      const session = await visitor(backend).send('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: { email: 'fora@exemplo.pt', password: PASSWORD },
      });
      const elsewhere = visitor(backend, { token: session.body.access_token });
      const left = visitor(backend, { token: token });
      expect((await left.rpc('moderation_counts')).status).toBe(200);

      expect((await left.send('/auth/v1/logout?scope=local', { method: 'POST' })).status).toBe(204);
      expect((await left.rpc('is_moderator')).body).toBe(false);
      const idea = await createSuggestion('Depois de sair');
      const act = await setStatus(left, idea.id, 'approved');
      expect([act.status, act.body.message]).toEqual([401, 'session_ended']);
      expect((await idea.receipt()).stage).toBe('pending');
      expect((await elsewhere.rpc('moderation_counts')).status).toBe(200);

      expect((await elsewhere.send('/auth/v1/logout?scope=global', { method: 'POST' })).status).toBe(204);
      expect((await elsewhere.rpc('moderation_queue', { queue: 'pending' })).status).toBe(401);
    });

    it('rejects an expired session', async () => {
      const late = visitor(backend, {
        token: await signIn(backend, 'tarde@exemplo.pt', { role: 'moderator' }),
      });
      await backend.run(`update auth.sessions set not_after = now() - interval '1 minute'
        where user_id = (select id from auth.users where email = 'tarde@exemplo.pt')`);
      expect((await late.rpc('is_moderator')).body).toBe(false);
      expect((await late.rpc('moderation_counts')).status).toBe(401);
    });

    it('also reads the role from the roster, for accounts without app_metadata', async () => {
      const token = await signIn(backend, 'lista@exemplo.pt');
      await backend.run(
        `insert into private.moderators (user_id) select id from auth.users where email = 'lista@exemplo.pt'`,
      );
      expect((await visitor(backend, { token }).rpc('is_moderator')).body).toBe(true);
    });

    it('refreshes a session and ends it', async () => {
      await signIn(backend, 'sessao@exemplo.pt', { role: 'moderator' });
      const post = (path: string, body: object, token?: string) =>
        visitor(backend, { token }).send(path, { method: 'POST', body });
      const session = await post('/auth/v1/token?grant_type=password', {
        email: 'sessao@exemplo.pt',
        password: 'palavra-passe-de-teste',
      });
      expect(session.body.user.app_metadata.role).toBe('moderator');
      const renewed = await post('/auth/v1/token?grant_type=refresh_token', {
        refresh_token: session.body.refresh_token,
      });
      expect((await visitor(backend, { token: renewed.body.access_token }).rpc('is_moderator')).body).toBe(
        true,
      );
      expect((await post('/auth/v1/logout', {}, renewed.body.access_token)).status).toBe(204);
      const after = await post('/auth/v1/token?grant_type=refresh_token', {
        refresh_token: renewed.body.refresh_token,
      });
      expect(after.status).toBe(400);
    });
  });
}
