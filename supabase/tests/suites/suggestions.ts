import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { visitor } from '../visitor.ts';

/** Published by the seed as an example; target of the reports below. */
const APPROVED = '5a1c0f0e-0002-4a00-8a00-000000000002';
const newCode = () => `IA-${randomUUID().replaceAll('-', '').toUpperCase().slice(0, 16)}`;

/**
 * Tests submission, receipts, similar suggestions and reports. With the receipt code its author reads the
 * state of a suggestion.
 */
export function suggestionsSuite(driver: Driver): void {
  describe('suggestions', () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
    });
    afterAll(() => backend.close());

    const readStored = async (text: string) =>
      (
        await backend.query<Record<string, unknown>>(
          `select s.* from public.manifesto_suggestions s where s.suggestion_text = '${text}'`,
        )
      )[0];

    it('accept the specified payload, trim it and wait for moderation', async () => {
      const sent = await visitor(backend).suggest({
        suggestion_text: '  \n Mais bancos no jardim \t',
        status: 'pending',
        author: '  Maria  ',
      });
      expect(sent).toEqual({ status: 201, body: null });
      expect(await readStored('Mais bancos no jardim')).toMatchObject({
        author: 'Maria',
        status: 'pending',
        upvotes: 0,
      });
      const published = await visitor(backend).get('/rest/v1/manifesto_suggestions?select=suggestion_text');
      expect(JSON.stringify(published.body)).not.toContain('bancos');
    });

    it('store no name when it is missing or only spaces', async () => {
      await visitor(backend).suggest({ suggestion_text: 'Sem nome', status: 'pending', author: null });
      await visitor(backend).suggest({ suggestion_text: 'Com espaços', status: 'pending', author: '   ' });
      expect(await readStored('Sem nome')).toMatchObject({ author: null });
      expect(await readStored('Com espaços')).toMatchObject({ author: null });
    });

    it.each([
      ['empty', { suggestion_text: '' }],
      ['only white space', { suggestion_text: ' \n\t ' }],
      ['missing', { author: 'Ana' }],
      ['too long', { suggestion_text: 'a'.repeat(2001) }],
      ['an author too long', { suggestion_text: 'Olá', author: 'a'.repeat(81) }],
      ['a receipt too short', { suggestion_text: 'Olá', receipt_code: 'IA-1234' }],
    ])('reject a payload whose text is %s', async (_what, row) => {
      expect((await visitor(backend).suggest({ status: 'pending', ...row })).status).toBe(400);
    });

    it('store the longest text exactly', async () => {
      const text = 'Ação à beira-rio: ç ã õ é 😀 "aspas" \'plicas\' \\ % _ ; --\n'
        .repeat(40)
        .trim()
        .slice(0, 2000);
      const code = newCode();
      const sent = await visitor(backend).suggest({
        suggestion_text: text,
        status: 'pending',
        receipt_code: code,
      });
      expect(sent.status).toBe(201);
      const receipt = await visitor(backend).rpc('suggestion_receipt', { receipt_code: code });
      expect(receipt.body.suggestion_text).toBe(text.trim());
    });

    describe('receipts', () => {
      it("show the suggestion's state, however the code is typed", async () => {
        const code = newCode();
        await visitor(backend).suggest({
          suggestion_text: 'Com recibo',
          status: 'pending',
          receipt_code: code,
        });
        const receipt = await visitor(backend).rpc('suggestion_receipt', {
          receipt_code: ` ${code.toLowerCase().replace(/(....)/g, '$1 ')}`,
        });
        expect(receipt.status).toBe(200);
        expect(receipt.body).toEqual({
          suggestion_text: 'Com recibo',
          author: null,
          about: null,
          redacted: false,
          created_at: expect.any(String),
          stage: 'pending',
          integrated_in: null,
          upvotes: 0,
          answer_due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          answer_late: false,
          second_reading: null,
          second_reading_due: null,
          second_reading_late: false,
          history: [{ stage: 'pending', at: receipt.body.created_at }],
        });
      });

      it('are stored as a hash only', async () => {
        const code = newCode();
        await visitor(backend).suggest({
          suggestion_text: 'Recibo secreto',
          status: 'pending',
          receipt_code: code,
        });
        expect(await readStored('Recibo secreto')).toMatchObject({ receipt_code: null });
      });

      it('make a form that is sent twice idempotent', async () => {
        const row = { suggestion_text: 'Enviada duas vezes', status: 'pending', receipt_code: newCode() };
        const one = visitor(backend);
        const answers = await Promise.all([one.suggest(row), one.suggest(row)]);
        expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
        expect(answers.find((answer) => answer.status === 409)?.body.message).toBe('already_received');
        const [count] = await backend.query<{ n: number }>(
          `select count(*)::int as n from public.manifesto_suggestions where suggestion_text = 'Enviada duas vezes'`,
        );
        expect(count?.n).toBe(1);
      });

      it.each(['', 'IA-0000-0000-0000-0000', 'x'.repeat(10_000), "' or 1=1 --", '%'])(
        'disclose nothing for the code "%.30s"',
        async (receipt_code) => {
          const answer = await visitor(backend).rpc('suggestion_receipt', { receipt_code });
          expect(answer).toEqual({ status: 200, body: null });
        },
      );
    });

    describe('similar suggestions', () => {
      const findSimilar = async (typed: string) =>
        (await visitor(backend).rpc('similar_suggestions', { typed })).body.map(
          (row: { suggestion_text: string }) => row.suggestion_text,
        );

      it('match despite endings and accents, and only published ones', async () => {
        await backend.run(`insert into public.manifesto_suggestions (suggestion_text, status, upvotes) values
          ('Ensinar as crianças a verificar notícias nas escolas', 'approved', 2),
          ('As notícias falsas: verificar nas escolas com as crianças', 'approved', 5),
          ('Verificar notícias com crianças em escolas, ainda por ler', 'pending', 0),
          ('Escolas com telhados novos', 'approved', 9),
          ('Verificar notícias com crianças nas escolas, um', 'approved', 1),
          ('Verificar notícias com crianças nas escolas, dois', 'approved', 0)`);
        const found = await findSimilar(
          'Sugestão acerca do princípio "Literacia" do Manifesto IA para Todos: Uma criança deve verificar a noticia na escola',
        );
        expect(found, 'at most three, ties sorted by support').toEqual([
          'As notícias falsas: verificar nas escolas com as crianças',
          'Ensinar as crianças a verificar notícias nas escolas',
          'Verificar notícias com crianças nas escolas, um',
        ]);
      });

      it.each([
        '',
        'Escolas',
        'Para todos como sempre',
        'Sugestão acerca do princípio "Literacia" do Manifesto IA para Todos: ',
        "') | (\\ :* & ! <->",
        'a'.repeat(20_000),
      ])('are empty for "%.40s"', async (typed) => {
        expect(await findSimilar(typed)).toEqual([]);
      });
    });

    describe('reports', () => {
      const readReports = () =>
        backend.query<{ reason_code: string; reason_text: string }>(
          `select r.reason_code, r.reason_text from private.reports r where r.suggestion = '${APPROVED}' order by r.created_at`,
        );

      it('count one per visitor and store the reason', async () => {
        const one = visitor(backend);
        const report = { s_id: APPROVED, reason_code: 'personal_data', reason_text: ' Tem uma morada ' };
        const answers = [
          await one.rpc('report_suggestion', report),
          await one.rpc('report_suggestion', report),
        ];
        expect(answers.map((answer) => answer.body)).toEqual([{ changed: true }, { changed: false }]);
        expect(
          (await visitor(backend).rpc('report_suggestion', { s_id: APPROVED, reason_code: 'spam' })).body,
        ).toEqual({
          changed: true,
        });
        expect(await readReports()).toEqual([
          { reason_code: 'personal_data', reason_text: 'Tem uma morada' },
          { reason_code: 'spam', reason_text: null },
        ]);
      });

      it('leave the suggestion published until a moderator decides', async () => {
        const list = await visitor(backend).get(`/rest/v1/manifesto_suggestions?id=eq.${APPROVED}`);
        expect(list.body).toHaveLength(1);
      });

      it.each([
        [400, { s_id: APPROVED, reason_code: 'porque sim' }],
        [400, { s_id: APPROVED, reason_code: null }],
        [400, { s_id: APPROVED, reason_code: 'other', reason_text: 'a'.repeat(501) }],
        [404, { s_id: '00000000-0000-4000-8000-000000000000', reason_code: 'spam' }],
      ])('answers %i to %o', async (status, report) => {
        expect((await visitor(backend).rpc('report_suggestion', report)).status).toBe(status);
      });

      it('do not disclose whether a pending suggestion exists', async () => {
        await visitor(backend).suggest({ suggestion_text: 'À espera', status: 'pending' });
        const waiting = await readStored('À espera');
        const answer = await visitor(backend).rpc('report_suggestion', {
          s_id: waiting?.id,
          reason_code: 'spam',
        });
        expect(answer.status).toBe(404);
      });
    });
  });
}
