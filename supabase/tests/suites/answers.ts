import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { signIn, type Visitor, visitor } from '../visitor.ts';

/** Tests the commitments to answer the suggestions about a version of the manifesto. */
export function answersSuite(driver: Driver): void {
  describe('commitments to answer', () => {
    let backend: Backend;
    let ana: Visitor;
    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
      ana = visitor(backend, { token: await signIn(backend, 'ana@exemplo.pt', { role: 'moderator' }) });
    });
    afterAll(() => backend.close());

    /** Creates a suggestion received on a date. @returns its id */
    async function receive(suggestion_text: string, date: string): Promise<string> {
      await visitor(backend).suggest({ suggestion_text, status: 'pending', author: null });
      await backend.run(
        `update public.manifesto_suggestions set created_at = '${date} 12:00+00' where suggestion_text = '${suggestion_text}'`,
      );
      const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
        `select id from public.manifesto_suggestions where suggestion_text = '${suggestion_text}'`,
      );
      return id;
    }
    const listAnswers = async () => (await visitor(backend).rpc('manifesto_answers')).body;

    const commitFirstVersion = (date: string | null) =>
      backend.run(
        `update public.manifesto_versions set answers_until = ${date && `'${date}'`} where version = '1.0'`,
      );

    it('exist for versions with a date only, and count no examples', async () => {
      await commitFirstVersion(null);
      expect(await listAnswers()).toEqual([]);
      await commitFirstVersion('2099-06-30');
      expect(await listAnswers()).toEqual([
        { version: '1.0', answers_until: '2099-06-30', received: 0, answered: 0, late: false },
      ]);
    });

    it('count the suggestions received until the next version, and are late after the date until each has an answer', async () => {
      await commitFirstVersion('2099-06-30');
      const [first, second] = [await receive('Uma', '2026-10-01'), await receive('Outra', '2026-10-02')];
      const published = await ana.rpc('create_manifesto_version', {
        version: '1.1',
        title: 'Versão 1.1',
        summary: 'Com a sua ajuda.',
        answers_until: '2099-12-31',
      });
      expect(published.status).toBe(200);
      await receive('Depois da 1.1', '2098-01-01');
      await ana.rpc('moderate_suggestion', { s_id: first, new_status: 'approved' });
      await ana.rpc('moderate_suggestion', { s_id: second, new_status: 'in_review' });
      const newest = { version: '1.1', answers_until: '2099-12-31', received: 1, answered: 0, late: false };
      const former = { version: '1.0', answers_until: '2099-06-30', received: 2, answered: 1, late: false };
      expect(await listAnswers()).toEqual([newest, former]);

      await commitFirstVersion('2026-10-31');
      expect(await listAnswers()).toEqual([newest, { ...former, answers_until: '2026-10-31', late: true }]);
      await ana.rpc('moderate_suggestion', {
        s_id: second,
        new_status: 'rejected',
        reason_code: 'duplicate',
      });
      expect((await listAnswers())[1]).toMatchObject({ answered: 2, late: false });
    });

    it('refuse a date in the past', async () => {
      const version = { version: '1.2', title: 'x', summary: 'x', answers_until: '2020-01-01' };
      expect((await ana.rpc('create_manifesto_version', version)).status).toBe(400);
    });
  });
}
