import { expectAccessible } from '@ia/test-support/axe';
import { failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { decisions, moderate, queued, signIn } from './journey.ts';

test('Decisions of a session survive a reload and can still be undone', async ({ page, site }) => {
  const account = await moderate(page, site, 7);
  // Faster than the server responds: no press is lost.
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await queued(page, `Ideia 00${n}`).getByRole('button', { name: 'Pôr em análise' }).click();
  }
  await expect(decisions(page)).toContainText('Decisões anteriores (3)');
  await expect(decisions(page).getByRole('listitem').first()).toContainText('«Ideia 006»');
  await page.reload();
  const listed = decisions(page).locator('li');
  await expect(listed).toContainText([
    'Sugestão em análise. «Ideia 006»',
    '«Ideia 005»',
    '«Ideia 004»',
    '«Ideia 003»',
    '«Ideia 002»',
    '«Ideia 001»',
  ]);
  await expect(listed.filter({ hasText: 'Ideia 001' }), 'only the latest decisions are visible').toBeHidden();

  await decisions(page).getByText('Decisões anteriores (3)').click();
  await expectAccessible(page, { within: 'section[aria-labelledby="decisoes"]' });
  await listed.filter({ hasText: 'Ideia 001' }).getByRole('button', { name: 'Anular' }).click();
  await expect(queued(page, 'Ideia 001')).toBeVisible();
  await page.reload();
  await expect(queued(page, 'Ideia 001')).toBeVisible();
  await expect(listed).toHaveCount(5);
  await listed.filter({ hasText: 'Ideia 006' }).getByRole('button', { name: 'Anular' }).click();
  await expect(queued(page, 'Ideia 006')).toBeVisible();
  await expect(listed).toHaveCount(4);

  // A new session starts with an empty list.
  await page.getByRole('button', { name: 'Terminar sessão' }).click();
  await signIn(page, account);
  await expect(queued(page, 'Ideia 001')).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(decisions(page)).toHaveCount(0);
});

test("Decision followed by a colleague's can no longer be undone, and the page explains why", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(failedRequest('409', 'undo_moderation'));
  await moderate(page, site, 2);
  await queued(page, 'Ideia 001').getByRole('button', { name: 'Pôr em análise' }).click();
  await expect(decisions(page)).toContainText('«Ideia 001»');
  await site.backend.run(
    `insert into private.moderation_log (suggestion, act, from_status, to_status, moderator, moderator_email)
     select id, 'status', 'in_review', 'approved', gen_random_uuid(), 'colega@equipa.example'
       from public.manifesto_suggestions where suggestion_text = 'Ideia 001'`,
  );
  await decisions(page).getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Já não é possível anular esta decisão: passaram 12 horas, ou houve outra depois dela.',
  );
});

test('Decisions that fail to load show an error', async ({ page, site, browserErrors }) => {
  browserErrors.expect(failedRequest('500', 'moderation_decisions'));
  await moderate(page, site, 2);
  await queued(page, 'Ideia 001').getByRole('button', { name: 'Pôr em análise' }).click();
  await expect(decisions(page)).toContainText('«Ideia 001»');
  let broken = true;
  site.intercept((request, response) => {
    if (!broken || !request.url?.endsWith('/rpc/moderation_decisions')) return false;
    response.writeHead(500).end();
    return true;
  });
  await page.reload();
  await expect(queued(page, 'Ideia 002')).toBeVisible();
  await expect(decisions(page).getByRole('alert')).toContainText(
    'Não foi possível carregar as decisões que já tomou nesta sessão.',
  );
  await expectAccessible(page, { within: 'section[aria-labelledby="decisoes"]' });
  broken = false;
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(decisions(page).getByRole('alert')).toHaveCount(0);
  await expect(decisions(page)).toContainText('«Ideia 001»');
});
