import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { signIn, type Visitor, visitor } from '../visitor.ts';

/** Tests the second reading of refused suggestions by another moderator, at the request of the author. */
export function secondReadingsSuite(driver: Driver): void {
  describe('second readings', () => {
    let backend: Backend;
    let ana: Visitor;
    let rui: Visitor;
    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
      ana = visitor(backend, { token: await signIn(backend, 'ana@exemplo.pt', { role: 'moderator' }) });
      rui = visitor(backend, { token: await signIn(backend, 'rui@exemplo.pt', { role: 'moderator' }) });
    });
    afterAll(() => backend.close());

    /** Creates a suggestion that Ana refuses. @returns its id, her act, and the calls of the author */
    async function createRefused(suggestion_text: string, new_status: 'rejected' | 'hidden' = 'rejected') {
      const receipt_code = randomUUID();
      const author = visitor(backend);
      await author.suggest({ suggestion_text, status: 'pending', author: null, receipt_code });
      const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
        `select id from public.manifesto_suggestions where suggestion_text = '${suggestion_text}'`,
      );
      if (new_status === 'hidden') await ana.rpc('moderate_suggestion', { s_id: id, new_status: 'approved' });
      const refusal = { s_id: id, new_status, reason_code: 'off_topic', reason_text: 'Fale com a junta.' };
      const { body } = await ana.rpc('moderate_suggestion', refusal);
      return {
        id,
        refusal: body.act_id as number,
        receipt: async () => (await author.rpc('suggestion_receipt', { receipt_code })).body,
        request: async () => (await author.rpc('request_second_reading', { receipt_code })).body,
      };
    }
    const findWaiting = async (moderator: Visitor, id: string) =>
      (await moderator.rpc('moderation_queue', { queue: 'second_reading', max_rows: 200 })).body.find(
        (item: { id: string }) => item.id === id,
      );
    const publish = (moderator: Visitor, s_id: string) =>
      moderator.rpc('moderate_suggestion', { s_id, new_status: 'approved' });
    const uphold = (moderator: Visitor, s_id: string, reason_text = 'Li de novo: é sobre uma rua.') =>
      moderator.rpc('uphold_decision', { s_id, reason_text });

    it.each(['rejected', 'hidden'] as const)('are available for a suggestion that is %s', async (status) => {
      const idea = await createRefused(`Recusada ${status}`, status);
      expect(await idea.receipt()).toMatchObject({ stage: status, second_reading: 'available' });
      expect(await findWaiting(rui, idea.id)).toBeUndefined();
      expect(await idea.request()).toMatchObject({ second_reading: 'requested', second_reading_late: false });
      const due = Date.now() + 30 * 86_400_000;
      const { second_reading_due } = await idea.receipt();
      expect(Math.abs(Date.parse(second_reading_due) - due)).toBeLessThan(2 * 86_400_000);
      expect(await findWaiting(rui, idea.id)).toMatchObject({ second_reading: 'open' });
      expect(await findWaiting(ana, idea.id)).toMatchObject({ second_reading: 'own' });
    });

    it('allow no other refusal, so that the moderator who took the decision cannot take it again', async () => {
      const idea = await createRefused('Não volta à primeira pessoa');
      await idea.request();
      for (const new_status of ['pending', 'in_review', 'hidden']) {
        const refused = await rui.rpc('moderate_suggestion', {
          s_id: idea.id,
          new_status,
          reason_code: 'off_topic',
        });
        expect(refused.body.message, new_status).toBe('second_reading_open');
      }
      expect(await findWaiting(rui, idea.id)).toMatchObject({ second_reading: 'open' });
    });

    it('end with the publication by another moderator', async () => {
      const idea = await createRefused('Publicada à segunda');
      await idea.request();
      expect((await publish(ana, idea.id)).body.message).toBe('second_reader_required');
      expect((await publish(rui, idea.id)).status).toBe(200);
      expect(await idea.receipt()).toMatchObject({ stage: 'approved', second_reading: null });
      expect(await findWaiting(rui, idea.id)).toBeUndefined();
    });

    it('end with an answer that upholds the decision, and are then no longer available', async () => {
      const idea = await createRefused('Recusada duas vezes');
      await idea.request();
      expect((await uphold(ana, idea.id)).body.message).toBe('second_reader_required');
      expect((await uphold(rui, idea.id, ' ')).status).toBe(400);
      const { body } = await uphold(rui, idea.id);
      const receipt = await idea.receipt();
      expect(receipt).toMatchObject({ stage: 'rejected', second_reading: null });
      expect(receipt.history.at(-1)).toMatchObject({
        stage: 'upheld',
        reason_code: 'off_topic',
        reason_text: 'Li de novo: é sobre uma rua.',
      });
      expect(await idea.request()).toMatchObject({ second_reading: null });
      expect((await uphold(rui, idea.id)).body.message).toBe('no_second_reading');
      await rui.rpc('undo_moderation', { act_id: body.act_id });
      expect(await idea.receipt()).toMatchObject({ second_reading: 'requested' });
      expect(await findWaiting(rui, idea.id)).toMatchObject({ second_reading: 'open' });
    });

    it('keep the contested decision from being undone', async () => {
      const idea = await createRefused('Não se desfaz');
      await idea.request();
      const undone = await ana.rpc('undo_moderation', { act_id: idea.refusal });
      expect(undone.body.message).toBe('cannot_undo');
    });

    it('are available once per decision, and again after a new one', async () => {
      const idea = await createRefused('Retirada mais tarde');
      await idea.request();
      const first = await idea.receipt();
      await idea.request();
      expect(await idea.receipt(), 'a repeated request').toEqual(first);
      expect((await rui.rpc('moderation_counts')).body.second_reading).toBeGreaterThan(0);
      await publish(rui, idea.id);
      const hide = { s_id: idea.id, new_status: 'hidden', reason_code: 'language' };
      await rui.rpc('moderate_suggestion', hide);
      expect(await idea.receipt()).toMatchObject({ second_reading: 'available' });
      expect(await idea.request()).toMatchObject({ second_reading: 'requested' });
      expect(await findWaiting(ana, idea.id)).toMatchObject({ second_reading: 'open' });
      expect((await publish(rui, idea.id)).status).toBe(409);
      expect((await publish(ana, idea.id)).status).toBe(200);
    });

    it('are refused to visitors without the code, and to moderators without a request', async () => {
      const idea = await createRefused('Sem pedido');
      const stranger = visitor(backend);
      expect((await stranger.rpc('request_second_reading', { receipt_code: randomUUID() })).body).toBeNull();
      expect(
        (await stranger.rpc('uphold_decision', { s_id: idea.id, reason_text: 'x' })).status,
      ).toBeGreaterThanOrEqual(401);
      expect((await uphold(rui, idea.id)).body.message).toBe('no_second_reading');
      expect(
        (await publish(ana, idea.id)).status,
        'without a request, the first moderator may reconsider',
      ).toBe(200);
      expect(await idea.request()).toMatchObject({ second_reading: null });
    });
  });
}
