// Over 300 lines because all cases share one database per engine.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '../../local/index.ts';
import { type Driver, NO_LIMITS, startFor } from '../driver.ts';
import { signIn, type Visitor, visitor } from '../visitor.ts';

const PRIVACY_PAGE = path.resolve(
  import.meta.dirname,
  '../../../shell/src/content/documents/privacidade.html',
);
const OPERATIONS = path.resolve(import.meta.dirname, '../../../docs/operations.md');
/** «3 anos», «180 dias», «1 dia»: whole years as years. */
function formatPeriod(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return years === 1 ? '1 ano' : `${years} anos`;
  return days === 1 ? '1 dia' : `${days} dias`;
}

const RETENTION_SCRIPT = path.resolve(import.meta.dirname, '../../scripts/retention.ts');

/**
 * Tests retention periods, erasure and the promised answer date. The tests make rows older in SQL and then
 * delete expired rows. The privacy page states the same periods.
 */
export function retentionSuite(driver: Driver): void {
  describe('retention', () => {
    let backend: Backend;
    let ana: Visitor;
    const reader = () => visitor(backend);
    beforeAll(async () => {
      backend = await startFor(driver, { settings: NO_LIMITS });
      ana = visitor(backend, { token: await signIn(backend, 'ana@prazos.example', { role: 'moderator' }) });
    });
    afterAll(() => backend.close());

    /** Creates a signed suggestion that is accepted with a note, supported and reported. */
    async function createPublished(text: string) {
      const receipt_code = randomUUID();
      await reader().suggest({ suggestion_text: text, status: 'pending', author: 'Rosa', receipt_code });
      const [row] = await backend.query<{ id: string }>(
        `select id from public.manifesto_suggestions where suggestion_text = '${text}'`,
      );
      const s_id = row?.id ?? '';
      await ana.rpc('moderate_suggestion', { s_id, new_status: 'approved', reason_text: `Sobre «${text}»` });
      await reader().rpc('vote_on_suggestion', { s_id, vote_type: 'up' });
      await reader().rpc('report_suggestion', { s_id, reason_code: 'other', reason_text: text });
      return { s_id, receipt_code };
    }
    const readReceipt = async (receipt_code: string) =>
      (await reader().rpc('suggestion_receipt', { receipt_code })).body;
    const countRows = async (from: string) =>
      (await backend.query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;
    const purge = async () =>
      (await visitor(backend, { apikey: backend.secretKey, id: null }).rpc('run_retention')).body;

    it("lets a receipt's holder remove the name permanently", async () => {
      const { s_id, receipt_code } = await createPublished('Assinada e depois não');
      expect((await readReceipt(receipt_code)).author).toBe('Rosa');
      const remove = () => reader().rpc('remove_suggestion_name', { receipt_code });
      expect(await remove()).toEqual({ status: 200, body: { changed: true } });
      expect((await remove()).body, 'a second time changes nothing').toEqual({ changed: false });
      expect((await readReceipt(receipt_code)).author).toBe(null);
      const list = await reader().get(`/rest/v1/manifesto_suggestions?select=author&id=eq.${s_id}`);
      expect(list.body).toEqual([{ author: null }]);
    });

    it('keeps a name removed when moderation undoes its own redaction of it', async () => {
      const { s_id, receipt_code } = await createPublished('Assinada, com dados a retirar');
      const redacted = await ana.rpc('redact_suggestion', {
        s_id,
        new_text: 'Assinada, com [retirado]',
        remove_name: true,
      });
      const remove = () => reader().rpc('remove_suggestion_name', { receipt_code });
      expect((await remove()).body, 'an undo could have restored it').toEqual({ changed: true });
      expect((await remove()).body).toEqual({ changed: false });
      const undone = await ana.rpc('undo_moderation', { act_id: redacted.body.act_id });
      expect(undone.status).toBe(200);
      expect(await readReceipt(receipt_code)).toMatchObject({
        suggestion_text: 'Assinada, com dados a retirar',
        author: null,
      });
    });

    it("lets a receipt's holder erase the suggestion; the log stays without its text", async () => {
      const text = 'Apagada por quem a escreveu';
      const { s_id, receipt_code } = await createPublished(text);
      const erase = () => reader().rpc('erase_suggestion', { receipt_code });
      expect(await erase()).toEqual({ status: 200, body: { erased: true } });
      expect(await erase(), 'the code no longer exists').toEqual({ status: 200, body: null });
      expect(await readReceipt(receipt_code)).toBe(null);
      for (const source of [
        `public.manifesto_suggestions where id = '${s_id}'`,
        `private.receipts where suggestion = '${s_id}'`,
        `private.reports where suggestion = '${s_id}'`,
        `private.suggestion_votes where suggestion = '${s_id}'`,
        `private.moderation_log where suggestion = '${s_id}'`,
      ]) {
        expect(await countRows(source), source).toBe(0);
      }
      const log = await backend.query<{ act: string; to_status: string; moderator_email: string }>(
        `select * from private.moderation_archive where suggestion = '${s_id}'`,
      );
      expect(log).toMatchObject([
        { act: 'status', to_status: 'approved', moderator_email: 'ana@prazos.example' },
      ]);
      expect(JSON.stringify(log)).not.toContain(text);
      const decisions = await ana.rpc('moderation_decisions');
      expect(decisions.status, 'acts that cannot be undone are not listed').toBe(200);
      expect(JSON.stringify(decisions.body)).not.toContain(text);
    });

    it('separates suggestions merged into an erased one, because they belong to other authors', async () => {
      const [target, joined] = [
        await createPublished('A que fica'),
        await createPublished('A que diz o mesmo'),
      ];
      await ana.rpc('merge_suggestion', { s_id: joined.s_id, into_id: target.s_id });
      expect(await readReceipt(joined.receipt_code)).toMatchObject({ stage: 'merged', author: 'Rosa' });
      expect((await reader().rpc('erase_suggestion', { receipt_code: target.receipt_code })).body).toEqual({
        erased: true,
      });
      expect(await readReceipt(joined.receipt_code)).toMatchObject({ stage: 'approved', upvotes: 1 });
    });

    it.each(['erase_suggestion', 'remove_suggestion_name', 'request_second_reading'])(
      '%s ignores an unknown code and counts the attempt',
      async (name) => {
        const before = await countRows('public.manifesto_suggestions');
        const address = `198.51.100.${name.length}`;
        for (const receipt_code of ['', 'IA-0000-0000-0000-0000', "' or 1=1 --"]) {
          expect((await visitor(backend, { address }).rpc(name, { receipt_code })).body).toBe(null);
        }
        expect(await countRows('public.manifesto_suggestions')).toBe(before);
        await backend.run(`update private.settings set value = '3' where key = 'receipts_per_address_hour'`);
        expect((await visitor(backend, { address }).rpc(name, { receipt_code: randomUUID() })).status).toBe(
          429,
        );
        await backend.run(
          `update private.settings set value = '100000' where key = 'receipts_per_address_hour'`,
        );
      },
    );

    it('deletes rows older than their period, and no younger ones', async () => {
      const createRejected = async (text: string) => {
        const made = await createPublished(text);
        const refused = { s_id: made.s_id, new_status: 'rejected', reason_code: 'off_topic' };
        expect((await ana.rpc('moderate_suggestion', refused)).status).toBe(200);
        return made;
      };
      /** SQL assignment that makes a column some days older. */
      const ageSql = (column: string, days: number) => `${column} = ${column} - interval '${days} days'`;
      const [old, young, contested, approved] = [
        await createRejected('Recusada há muito'),
        await createRejected('Recusada há pouco'),
        await createRejected('Recusada há muito, com pedido recente'),
        await createPublished('Publicada há muito'),
      ];
      await backend.run(`
        update private.moderation_log set ${ageSql('at', 366)} where suggestion in ('${old.s_id}', '${contested.s_id}');
        update private.moderation_log set ${ageSql('at', 364)} where suggestion = '${young.s_id}';
        update private.moderation_log set ${ageSql('at', 2000)} where suggestion = '${approved.s_id}';
        update private.reports set ${ageSql('created_at', 200)} where suggestion in ('${young.s_id}', '${approved.s_id}');
        update private.rate_counters set ${ageSql('window_start', 3)};
        update private.moderation_archive set ${ageSql('archived_at', 1096)};
        insert into private.rate_counters values ('test', '\\x00', now(), 1);
        insert into private.failure_counts values
          (private.today() - 31, 'a', '1', 'render', '', 1), (private.today() - 29, 'a', '1', 'render', '', 1);
        update auth.sessions set ${ageSql('created_at', 29)}, ${ageSql('updated_at', 29)}`);
      await reader().rpc('request_second_reading', { receipt_code: contested.receipt_code });
      const sessions = await countRows('auth.sessions');
      const deleted = await purge();
      expect(deleted).toMatchObject({ closed_suggestions: 1, reports: 1, failure_counts: 1, sessions: 0 });
      expect(deleted, 'votes do not expire').not.toHaveProperty('votes');
      expect(await readReceipt(old.receipt_code)).toBe(null);
      expect(await readReceipt(young.receipt_code)).toMatchObject({ stage: 'rejected' });
      expect(await readReceipt(contested.receipt_code)).toMatchObject({ second_reading: 'requested' });
      expect(await readReceipt(approved.receipt_code)).toMatchObject({ stage: 'approved' });
      expect(await countRows(`private.reports where suggestion = '${approved.s_id}'`), 'an open report').toBe(
        1,
      );
      expect(await countRows(`private.rate_counters where bucket = 'test'`)).toBe(1);
      expect(await countRows(`private.rate_counters where window_start < now() - interval '2 days'`)).toBe(0);
      expect(await countRows('private.moderation_archive'), 'decisions on the erased suggestion').toBe(2);
      expect(await countRows('auth.sessions')).toBe(sessions);

      await backend.run(`
        update auth.sessions set created_at = now() - interval '31 days', updated_at = now() - interval '31 days',
                                 refreshed_at = null;
        insert into private.retention values ('votes', 100, '') on conflict (what) do update set days = 100;
        update private.suggestion_votes set ${ageSql('created_at', 101)} where suggestion = '${approved.s_id}'`);
      expect(await purge()).toMatchObject({ sessions, votes: 1, closed_suggestions: 0 });
      const [row] = (
        await reader().get(`/rest/v1/manifesto_suggestions?select=upvotes&id=eq.${approved.s_id}`)
      ).body;
      expect(row, 'the count stays').toEqual({ upvotes: 1 });
      await backend.run(`update private.retention set days = null where what = 'votes'`);
    });

    it('runs by command, for databases without a scheduler, until nothing is left', {
      timeout: 180_000,
    }, async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'ia-retention-'));
      const databaseUrl = (await driver.newDatabase()) ?? undefined;
      const at = { dataDir: path.join(folder, 'data'), databaseUrl };
      const before = await startBackend(at);
      // More than one batch deletes.
      await before.run(`
        insert into private.rate_counters (bucket, actor, window_start, n)
        select 'old', sha256(convert_to(i::text, 'UTF8')), now() - interval '3 days', 1 from generate_series(1, 6000) i;
        insert into private.rate_counters values ('young', '\\x00', now() - interval '1 day', 1);
        insert into private.failure_counts values
          (private.today() - 31, 'a', '1', 'render', '', 1), (private.today() - 29, 'a', '1', 'render', '', 1)`);
      await before.close();

      const { DATABASE_URL: _unused, ...env } = process.env;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [RETENTION_SCRIPT, '--data', at.dataDir],
        {
          env: databaseUrl ? { ...env, DATABASE_URL: databaseUrl } : env,
        },
      );
      expect(stdout).toMatch(/^rate_counters: 6000$/m);
      expect(stdout).toMatch(/^failure_counts: 1$/m);
      expect(stdout).toMatch(/^closed_suggestions: 0$/m);

      const after = await startBackend(at);
      expect(await after.query('select bucket from private.rate_counters')).toEqual([{ bucket: 'young' }]);
      expect(await after.query('select count(*)::int as n from private.failure_counts')).toEqual([{ n: 1 }]);
      expect(
        await after.query('select count(*)::int as n from public.manifesto_suggestions'),
        'nothing else went',
      ).toEqual([{ n: 7 }]);
      await after.close();
      await rm(folder, { recursive: true });
    });

    it('is callable with the secret key only', async () => {
      for (const caller of [reader(), ana]) {
        const { status } = await caller.rpc('run_retention');
        expect([401, 403, 404]).toContain(status);
      }
    });

    it('matches the periods on the privacy page', async () => {
      const page = await readFile(PRIVACY_PAGE, 'utf8');
      const pageTexts = new Map(
        [...page.matchAll(/data-retention="(\w+)"[^>]*>([^<]*)</g)].map(([, what, text]) => [what, text]),
      );
      const settings = await backend.query<{ what: string; days: number | null }>(
        `select what, days from private.retention
         union select 'vote_addresses', private.setting('vote_address_days')::int
         union select 'redacted_originals', private.setting('redacted_original_days')::int order by what`,
      );
      for (const { what, days } of settings) {
        expect(pageTexts.get(what), what).toBe(
          days === null ? 'enquanto o Manifesto estiver em discussão' : formatPeriod(days),
        );
      }
      expect([...pageTexts.keys()].sort(), 'and no others').toEqual(settings.map(({ what }) => what));
    });

    it('promises an answer date, and marks a late answer', async () => {
      const receipt_code = randomUUID();
      await reader().suggest({ suggestion_text: 'À espera de resposta', status: 'pending', receipt_code });
      const made = await readReceipt(receipt_code);
      const days = (Date.parse(made.answer_due) - Date.parse(made.created_at)) / 86_400_000;
      expect(days).toBeGreaterThan(28);
      expect(days).toBeLessThan(31);
      expect(made.answer_late).toBe(false);
      await backend.run(`update public.manifesto_suggestions set created_at = created_at - interval '32 days'
                          where suggestion_text = 'À espera de resposta'`);
      expect(await readReceipt(receipt_code)).toMatchObject({ answer_late: true });
      await backend.run(`update private.settings set value = '0' where key = 'answer_days'`);
      expect(await readReceipt(receipt_code)).toMatchObject({ answer_due: null, answer_late: false });
      await backend.run(`update private.settings set value = '30' where key = 'answer_days'`);
      await backend.run(`update public.manifesto_suggestions set status = 'approved'
                          where suggestion_text = 'À espera de resposta'`);
      expect(await readReceipt(receipt_code), 'answered').toMatchObject({
        answer_due: null,
        answer_late: false,
      });
    });

    it('stores the full text of a version, and lists which versions have one', async () => {
      // The retention test above deleted the earlier session.
      const rui = visitor(backend, {
        token: await signIn(backend, 'eva@prazos.example', { role: 'moderator' }),
      });
      const made = {
        version: '7.0',
        title: 'Sete',
        summary: 'O que mudou.',
        body: ' Abre.\r\n\r\n# Literacia\r\nSaber. \n',
      };
      expect((await rui.rpc('create_manifesto_version', made)).status).toBe(200);
      const longest = { ...made, version: '7.1', body: 'a'.repeat(20_001) };
      expect((await rui.rpc('create_manifesto_version', longest)).status).toBe(400);
      const { body: _none, ...without } = { ...made, version: '7.2' };
      expect((await rui.rpc('create_manifesto_version', without)).status).toBe(200);
      const versions = await reader().get(
        '/rest/v1/manifesto_versions?select=version,has_text&order=version',
      );
      expect(versions.body).toEqual([
        { version: '1.0', has_text: true },
        { version: '7.0', has_text: true },
        { version: '7.2', has_text: false },
      ]);
      const texts = (await reader().get('/rest/v1/manifesto_versions?select=version,body')).body;
      expect(texts.find(({ version }: { version: string }) => version === '7.0').body).toBe(
        'Abre.\n\n# Literacia\nSaber.',
      );
    });

    it('stores the part that a suggestion is about, if the part exists', async () => {
      const receipt_code = randomUUID();
      const about = (section: string) => ({
        suggestion_text: 'Sobre',
        status: 'pending',
        about: section,
        receipt_code,
      });
      expect((await reader().suggest(about('outra-coisa'))).status).toBe(400);
      expect((await reader().suggest(about('literacia'))).status).toBe(201);
      expect(await readReceipt(receipt_code)).toMatchObject({ about: 'literacia' });
      // The retention tests above ended the sessions.
      const staff = visitor(backend, {
        token: await signIn(backend, 'ines@prazos.example', { role: 'moderator' }),
      });
      const queue = (await staff.rpc('moderation_queue', { queue: 'pending', max_rows: 200 })).body;
      expect(queue.filter((entry: { about: string | null }) => entry.about)).toMatchObject([
        { suggestion_text: 'Sobre', about: 'literacia' },
      ]);
    });

    it('deletes votes and suggestions at the end of the discussion, as operations.md describes', async () => {
      await createPublished('Sem lugar no Manifesto');
      const totals = 'select sum(upvotes)::int as up from public.manifesto_principles';
      const before = await backend.query(totals);
      const operations = await readFile(OPERATIONS, 'utf8');
      const statements = /### End of the discussion[\s\S]*?```sql\n([\s\S]*?)```/.exec(operations)?.[1] ?? '';
      for (const statement of statements.trim().split('\n')) await backend.query(statement);
      for (const source of [
        'private.principle_votes',
        'private.suggestion_votes',
        'private.recipe_ratings',
        'private.vote_reviews',
        'public.manifesto_suggestions where integrated_in is null',
      ]) {
        expect(await countRows(source), source).toBe(0);
      }
      expect(await backend.query(totals)).toEqual(before);
    });
  });
}
