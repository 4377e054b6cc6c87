import { expectAccessible } from '@ia/test-support/axe';
import { failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { decisionList, queuedSuggestion, signIn, signInToQueue } from './journey.ts';

// Moderators can undo their decisions on suggestions. undo-vote.spec.ts tests the undo of votes.

test('Decisions of a session survive a reload and can still be undone', async ({ page, site }) => {
  const account = await signInToQueue(page, site, 7);
  // Presses faster than the server responds: each decision is still stored.
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await queuedSuggestion(page, `Ideia 00${n}`).getByRole('button', { name: 'Pôr em análise' }).click();
  }
  await expect(decisionList(page)).toContainText('Decisões anteriores (3)');
  await expect(decisionList(page).getByRole('listitem').first()).toContainText('«Ideia 006»');
  await page.reload();
  const decisionItems = decisionList(page).locator('li');
  await expect(decisionItems).toContainText([
    'Sugestão em análise. «Ideia 006»',
    '«Ideia 005»',
    '«Ideia 004»',
    '«Ideia 003»',
    '«Ideia 002»',
    '«Ideia 001»',
  ]);
  await expect(
    decisionItems.filter({ hasText: 'Ideia 001' }),
    'only the latest decisions are visible',
  ).toBeHidden();

  await decisionList(page).getByText('Decisões anteriores (3)').click();
  await expectAccessible(page, { within: 'section[aria-labelledby="decisoes"]' });
  await decisionItems.filter({ hasText: 'Ideia 001' }).getByRole('button', { name: 'Anular' }).click();
  await expect(queuedSuggestion(page, 'Ideia 001')).toBeVisible();
  await page.reload();
  await expect(queuedSuggestion(page, 'Ideia 001')).toBeVisible();
  await expect(decisionItems).toHaveCount(5);
  await decisionItems.filter({ hasText: 'Ideia 006' }).getByRole('button', { name: 'Anular' }).click();
  await expect(queuedSuggestion(page, 'Ideia 006')).toBeVisible();
  await expect(decisionItems).toHaveCount(4);

  // A new session starts with an empty list.
  await page.getByRole('button', { name: 'Terminar sessão' }).click();
  await signIn(page, account);
  await expect(queuedSuggestion(page, 'Ideia 001')).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(decisionList(page)).toHaveCount(0);
});

test("Decision that a colleague's decision followed can no longer be undone, and the page explains why", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(failedRequest('409', 'undo_moderation'));
  await signInToQueue(page, site, 2);
  await queuedSuggestion(page, 'Ideia 001').getByRole('button', { name: 'Pôr em análise' }).click();
  await expect(decisionList(page)).toContainText('«Ideia 001»');
  await site.backend.run(
    `insert into private.moderation_log (suggestion, act, from_status, to_status, moderator, moderator_email)
     select id, 'status', 'in_review', 'approved', gen_random_uuid(), 'colega@equipa.example'
       from public.manifesto_suggestions where suggestion_text = 'Ideia 001'`,
  );
  await decisionList(page).getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Já não é possível anular esta decisão: passaram 12 horas, ou houve outra depois dela.',
  );
});

test('Decisions that fail to load show an error', async ({ page, site, browserErrors }) => {
  browserErrors.expect(failedRequest('500', 'moderation_decisions'));
  await signInToQueue(page, site, 2);
  await queuedSuggestion(page, 'Ideia 001').getByRole('button', { name: 'Pôr em análise' }).click();
  await expect(decisionList(page)).toContainText('«Ideia 001»');
  let isFailing = true;
  site.intercept((request, response) => {
    if (!isFailing || !request.url?.endsWith('/rpc/moderation_decisions')) return false;
    response.writeHead(500).end();
    return true;
  });
  await page.reload();
  await expect(queuedSuggestion(page, 'Ideia 002')).toBeVisible();
  await expect(decisionList(page).getByRole('alert')).toContainText(
    'Não foi possível carregar as decisões que já tomou nesta sessão.',
  );
  await expectAccessible(page, { within: 'section[aria-labelledby="decisoes"]' });
  isFailing = false;
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(decisionList(page).getByRole('alert')).toHaveCount(0);
  await expect(decisionList(page)).toContainText('«Ideia 001»');
});
