// Over 300 lines because every tool shares one start of the site, which takes longer than the tests.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { signIn, type Visitor, visitor } from '../visitor.ts';

/**
 * Tests the tools of moderators (Ana and Rui): redaction, merging, search, reports and batch decisions. Each
 * decision is an act in the log, which its moderator can undo.
 */
export function moderationToolsSuite(driver: Driver): void {
  describe('moderation tools', () => {
    let backend: Backend;
    let ana: Visitor;
    let rui: Visitor;
    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
      ana = visitor(backend, { token: await signIn(backend, 'ana@exemplo.pt', { role: 'moderator' }) });
      rui = visitor(backend, { token: await signIn(backend, 'rui@exemplo.pt', { role: 'moderator' }) });
    });
    afterAll(() => backend.close());

    /** Creates a suggestion. @returns its id, and a function that reads its receipt */
    async function createSuggestion(
      text: string,
      { author = null as string | null, status = 'pending' } = {},
    ) {
      const receipt_code = randomUUID();
      const one = visitor(backend);
      await one.suggest({ suggestion_text: text, status: 'pending', author, receipt_code });
      const [row] = await backend.query<{ id: string }>(
        `select id from public.manifesto_suggestions where suggestion_text = '${text}' order by created_at desc limit 1`,
      );
      const id = row?.id ?? '';
      if (status !== 'pending') await ana.rpc('moderate_suggestion', { s_id: id, new_status: status });
      return { id, receipt: async () => (await one.rpc('suggestion_receipt', { receipt_code })).body };
    }
    const readPublished = async (id: string) =>
      (await visitor(backend).get(`/rest/v1/manifesto_suggestions?id=eq.${id}&status=eq.approved`)).body[0];
    const undoAct = (act: { body: { act_id: number } }, moderator = ana) =>
      moderator.rpc('undo_moderation', { act_id: act.body.act_id });
    const support = (s_id: string, voter = visitor(backend)) =>
      voter.rpc('vote_on_suggestion', { s_id, vote_type: 'up' });

    describe('redaction', () => {
      it('removes personal data and the name, marks the suggestion, and restores both on undo', async () => {
        const text = 'O senhor João da Rua das Flores, 912 345 678, tem razão.';
        const idea = await createSuggestion(text, { author: 'Rosa Maria', status: 'approved' });
        const act = await ana.rpc('redact_suggestion', {
          s_id: idea.id,
          new_text: 'O senhor [retirado], [retirado], tem razão.',
          remove_name: true,
          reason_text: 'Nome e telefone de outra pessoa.',
        });
        expect(act.status).toBe(200);
        expect(await readPublished(idea.id)).toMatchObject({
          suggestion_text: 'O senhor [retirado], [retirado], tem razão.',
          author: null,
          redacted: true,
        });
        expect(await idea.receipt()).toMatchObject({ redacted: true, stage: 'approved' });
        const [log] = (await rui.rpc('moderation_history', { s_id: idea.id })).body;
        expect(log).toMatchObject({
          act: 'redact',
          reason_code: 'personal_data',
          reason_text: 'Nome e telefone de outra pessoa.',
          moderator_email: 'ana@exemplo.pt',
        });
        expect((await undoAct(act)).status).toBe(200);
        expect(await readPublished(idea.id)).toMatchObject({
          suggestion_text: text,
          author: 'Rosa Maria',
          redacted: false,
        });
      });

      it.each([
        ['other words', 'Nunca disse isto'],
        ['words beside the mark', 'Uma ideia muito [retirado]'],
        ['another order', '[retirado] ideia Uma'],
        ['nothing taken out', 'Uma ideia boa'],
        ['an added end', 'Uma [retirado] má'],
        ['too much', `${'[retirado]'.repeat(300)}`],
      ])('rejects added or changed text: %s', async (_what, new_text) => {
        const idea = await createSuggestion('Uma ideia boa');
        expect((await ana.rpc('redact_suggestion', { s_id: idea.id, new_text })).status).toBe(400);
        expect((await idea.receipt()).suggestion_text).toBe('Uma ideia boa');
      });

      it.each([
        '[retirado]',
        '[retirado] boa',
        'Uma [retirado] boa',
        'Uma [retirado]',
        'U[retirado]e[retirado]a',
      ])('accepts removals at any position: %s', async (new_text) => {
        const idea = await createSuggestion('Uma ideia boa');
        expect((await ana.rpc('redact_suggestion', { s_id: idea.id, new_text })).status).toBe(200);
        expect((await idea.receipt()).suggestion_text).toBe(new_text);
      });

      it('keeps the original for one day, and cannot be undone later', async () => {
        const idea = await createSuggestion('Telefone 912 000 000');
        const act = await ana.rpc('redact_suggestion', { s_id: idea.id, new_text: 'Telefone [retirado]' });
        const originals = () =>
          backend.query(`select original_text from private.redactions where suggestion = '${idea.id}'`);
        expect(await originals()).toEqual([{ original_text: 'Telefone 912 000 000' }]);
        await backend.run(`update private.redactions set at = now() - interval '25 hours'`);
        await createSuggestion('Quem passa faz esquecer');
        expect(await originals()).toEqual([]);
        expect((await undoAct(act)).status).toBe(409);
        expect(JSON.stringify((await ana.rpc('moderation_history', { s_id: idea.id })).body)).not.toContain(
          '912 000 000',
        );

        const other = await createSuggestion('Telefone 913 000 000');
        await ana.rpc('redact_suggestion', { s_id: other.id, new_text: 'Telefone [retirado]' });
        await backend.run(`update private.redactions set at = now() - interval '25 hours'`);
        await backend.run('select private.purge()');
        expect(await backend.query('select 1 from private.redactions'), 'original deleted').toEqual([]);
      });
    });

    describe('merged suggestions', () => {
      it('count each supporter once, redirect receipts and separate on undo', async () => {
        const target = await createSuggestion('Mais bibliotecas', { status: 'approved' });
        const duplicate = await createSuggestion('Queremos mais bibliotecas', { status: 'approved' });
        const both = visitor(backend);
        for (const [id, voter] of [
          [target.id, both],
          [duplicate.id, both],
          [duplicate.id, visitor(backend)],
          [duplicate.id, visitor(backend)],
        ] as const) {
          await support(id, voter);
        }
        const act = await ana.rpc('merge_suggestion', {
          s_id: duplicate.id,
          into_id: target.id,
          reason_text: 'Dizem o mesmo.',
        });
        expect(act.body.stage).toBe('merged');
        expect((await readPublished(target.id)).upvotes, 'supporters of both, each once').toBe(3);
        expect(await readPublished(duplicate.id)).toBeUndefined();
        expect(await duplicate.receipt()).toMatchObject({
          stage: 'merged',
          suggestion_text: 'Queremos mais bibliotecas',
          merged_into: { id: target.id, suggestion_text: 'Mais bibliotecas', stage: 'approved', upvotes: 3 },
        });
        expect((await support(target.id, both)).body.changed, 'nobody supports twice').toBe(false);
        expect((await undoAct(act)).status).toBe(200);
        expect((await readPublished(target.id)).upvotes).toBe(1);
        expect((await readPublished(duplicate.id)).upvotes).toBe(3);
        expect((await duplicate.receipt()).stage).toBe('approved');
        expect((await support(target.id)).body.upvotes).toBe(2);
      });

      it('are separated long after by a new act, which can be undone', async () => {
        const target = await createSuggestion('Uma praça com sombra', { status: 'approved' });
        const duplicate = await createSuggestion('Sombra na praça', { status: 'in_review' });
        await ana.rpc('merge_suggestion', { s_id: duplicate.id, into_id: target.id });
        await backend.run(
          `update private.moderation_log set at = at - interval '40 days' where suggestion = '${duplicate.id}'`,
        );
        const act = await rui.rpc('separate_suggestion', { s_id: duplicate.id });
        expect(act.body.stage).toBe('in_review');
        expect((await undoAct(act, rui)).status).toBe(200);
        expect((await duplicate.receipt()).stage).toBe('merged');
      });

      it('do not disclose an unpublished merge target', async () => {
        const target = await createSuggestion('Ainda em segredo');
        const duplicate = await createSuggestion('O mesmo segredo');
        await ana.rpc('merge_suggestion', { s_id: duplicate.id, into_id: target.id });
        expect((await duplicate.receipt()).merged_into).toEqual({
          stage: 'pending',
          integrated_in: null,
          upvotes: 0,
        });
      });

      it('reject cycles, missing targets and themselves', async () => {
        const [one, two, three] = [
          await createSuggestion('Primeira', { status: 'approved' }),
          await createSuggestion('Segunda', { status: 'approved' }),
          await createSuggestion('Terceira', { status: 'approved' }),
        ];
        const merge = async (from: { id: string }, into: { id: string }) =>
          (await ana.rpc('merge_suggestion', { s_id: from.id, into_id: into.id })).status;
        expect(await merge(one, one)).toBe(400);
        expect(await merge(one, { id: randomUUID() })).toBe(404);
        expect(await merge(two, one)).toBe(200);
        expect([await merge(two, three), await merge(three, two), await merge(one, three)]).toEqual([
          409, 409, 409,
        ]);
        const back = await ana.rpc('moderate_suggestion', { s_id: two.id, new_status: 'approved' });
        expect([back.status, back.body.message]).toEqual([409, 'merged']);
        expect((await ana.rpc('separate_suggestion', { s_id: three.id })).status).toBe(409);
      });
    });

    describe('the queue', () => {
      const search = async (query: string) =>
        (await ana.rpc('moderation_search', { words: query })).body.map(
          ({ suggestion_text }: { suggestion_text: string }) => suggestion_text,
        );

      it('is searched in every state, by text and signature, without accents and case', async () => {
        await createSuggestion('Canteiros de alfazema', { author: 'Conceição Brandão' });
        const refused = await createSuggestion('Um alfazemário na praça', { status: 'approved' });
        await ana.rpc('moderate_suggestion', {
          s_id: refused.id,
          new_status: 'hidden',
          reason_code: 'off_topic',
        });
        expect(await search('ALFAZEM')).toEqual(['Um alfazemário na praça', 'Canteiros de alfazema']);
        expect(await search('conceicao alfazema')).toEqual(['Canteiros de alfazema']);
        for (const nothing of ['zema', '%', "'", '<->', ' ', '']) expect(await search(nothing)).toEqual([]);
      });

      it('returns at most as many results as it can show', async () => {
        await backend.run(`insert into public.manifesto_suggestions (suggestion_text)
          select 'Repetida ' || n from generate_series(1, 60) n`);
        expect(await search('repetida')).toHaveLength(50);
      });

      it('marks redacted and merged suggestions', async () => {
        const [target, duplicate] = [await createSuggestion('Fica esta'), await createSuggestion('Vai esta')];
        await ana.rpc('redact_suggestion', { s_id: target.id, new_text: 'Fica [retirado]' });
        await ana.rpc('merge_suggestion', { s_id: duplicate.id, into_id: target.id });
        const row = async (queue: string, id: string) =>
          (await ana.rpc('moderation_queue', { queue, max_rows: 200 })).body.find(
            (item: { id: string }) => item.id === id,
          );
        expect(await row('pending', target.id)).toMatchObject({ redacted: true, merged_into: null });
        expect(await row('hidden', duplicate.id)).toMatchObject({ redacted: false, merged_into: target.id });
      });

      it('is ordered by the number of reporters, not of reports', async () => {
        const [flooded, seen] = [
          await createSuggestion('Só um não gosta', { status: 'approved' }),
          await createSuggestion('Muitos viram', { status: 'approved' }),
        ];
        const report = (s_id: string, address: string) =>
          visitor(backend, { address }).rpc('report_suggestion', { s_id, reason_code: 'spam' });
        for (let n = 0; n < 5; n++) await report(flooded.id, '203.0.113.1');
        for (let n = 0; n < 2; n++) await report(seen.id, `203.0.113.${n + 2}`);
        const ids = (await ana.rpc('moderation_queue', { queue: 'reported' })).body.map(
          ({ id }: { id: string }) => id,
        );
        expect(ids.indexOf(seen.id)).toBeLessThan(ids.indexOf(flooded.id));
      });

      it('passes the redaction mark to the public list', async () => {
        const idea = await createSuggestion('Zimbórios de Odivelas', { status: 'approved' });
        await ana.rpc('redact_suggestion', { s_id: idea.id, new_text: 'Zimbórios [retirado]' });
        const list = async (search: string) =>
          (await visitor(backend).rpc('list_suggestions', { search })).body.items;
        expect(await list('zimborios')).toMatchObject([{ redacted: true }]);
        expect(await list('odivelas'), 'removed text is not found').toEqual([]);
      });
    });

    describe('batch decisions', () => {
      it('reject several suggestions with one reason, and one undo restores them', async () => {
        const ideas = [
          await createSuggestion('Compre já'),
          await createSuggestion('Compre agora'),
          await createSuggestion('Compre'),
        ];
        const act = await ana.rpc('moderate_suggestions', {
          s_ids: ideas.map(({ id }) => id).join(','),
          new_status: 'rejected',
          reason_code: 'off_topic',
          reason_text: 'É publicidade.',
        });
        expect(act.body).toMatchObject({ done: 3, skipped: 0 });
        for (const idea of ideas) {
          expect((await idea.receipt()).history[1]).toMatchObject({
            stage: 'rejected',
            reason_text: 'É publicidade.',
          });
        }
        const [line, ...rest] = (await ana.rpc('moderation_decisions')).body;
        expect(line).toMatchObject({ id: act.body.act_id, to_status: 'rejected', together: 3 });
        expect(rest.filter(({ about }: { about: string }) => about.startsWith('Compre'))).toEqual([]);
        expect((await undoAct(act)).body).toMatchObject({ done: 3, left: 0 });
        for (const idea of ideas) expect((await idea.receipt()).stage).toBe('pending');
      });

      it('skip suggestions decided by a colleague, also on undo', async () => {
        const [first, second, third] = [
          await createSuggestion('Um'),
          await createSuggestion('Dois'),
          await createSuggestion('Três'),
        ];
        await rui.rpc('moderate_suggestion', {
          s_id: first.id,
          new_status: 'rejected',
          reason_code: 'off_topic',
        });
        const act = await ana.rpc('moderate_suggestions', {
          s_ids: `${first.id},${second.id},${third.id}`,
          new_status: 'rejected',
          reason_code: 'language',
        });
        expect(act.body).toMatchObject({ done: 2, skipped: 1 });
        await rui.rpc('moderate_suggestion', { s_id: second.id, new_status: 'in_review' });
        expect((await undoAct(act)).body).toMatchObject({ done: 1, left: 1 });
        expect((await second.receipt()).stage).toBe('in_review');
        expect((await third.receipt()).stage).toBe('pending');
        expect((await undoAct(act)).status).toBe(409);
      });

      it('dismiss the reports of several suggestions, and one undo reopens them', async () => {
        const ideas = [
          await createSuggestion('Ruído 1', { status: 'approved' }),
          await createSuggestion('Ruído 2', { status: 'approved' }),
        ];
        for (const { id } of ideas) {
          await visitor(backend).rpc('report_suggestion', { s_id: id, reason_code: 'spam' });
        }
        const open = async () =>
          (await ana.rpc('moderation_queue', { queue: 'reported' })).body.filter((item: { id: string }) =>
            ideas.some(({ id }) => id === item.id),
          ).length;
        const act = await ana.rpc('dismiss_reports_of', { s_ids: ideas.map(({ id }) => id).join(',') });
        expect([act.body.done, await open()]).toEqual([2, 0]);
        await undoAct(act);
        expect(await open()).toBe(2);
      });

      it.each([
        ['no ids', ''],
        ['invalid ids', 'todas'],
        ['too many', Array.from({ length: 201 }, () => randomUUID()).join(',')],
      ])('reject %s', async (_what, s_ids) => {
        const answer = await ana.rpc('moderate_suggestions', {
          s_ids,
          new_status: 'rejected',
          reason_code: 'off_topic',
        });
        expect(answer.status).toBe(400);
      });

      it('do not include acceptance: each suggestion must be read', async () => {
        const idea = await createSuggestion('Aceitem todas');
        const args = { s_ids: idea.id, new_status: 'approved', reason_code: 'off_topic' };
        expect((await ana.rpc('moderate_suggestions', args)).status).toBe(400);
      });
    });
  });
}
