import { goTo, open } from '@ia/test-support/pages';
import type { Locator, Page } from 'playwright/test';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { expect, type Site, test } from '../support/fixtures.ts';
import { principleCard, ROUTE, section, suggestionItem } from './journey.ts';

// Votes must agree between tabs, between the two apps that show the principles, and with the server.
/** Start of an example suggestion of the seed, which has eleven supports. */
const IDEA = 'Criar sessões de iniciação';
/** Archived landing page, of another app: it shows the same principles. */
const ARCHIVE = '#/home-archive#principios';
const archiveAgreeButton = (page: Page, title: string): Locator =>
  page.locator('#principios').getByRole('button', { name: new RegExp(`^Concordo .*: ${title}$`) });

/** Reads the totals of a principle from the server. */
async function readTotals(site: Site, id: string): Promise<{ upvotes: number; downvotes: number }> {
  const response = await site.backend.fetch(
    new Request(`http://backend/rest/v1/manifesto_principles?select=upvotes,downvotes&id=eq.${id}`, {
      headers: { apikey: site.backend.publishableKey },
    }),
    { peerAddress: null },
  );
  return (await response.json())[0];
}

/** Records every text that a button shows from now on. @returns the texts, without repetition. */
async function recordTexts(button: Locator): Promise<() => Promise<string[]>> {
  const handle = await button.elementHandle();
  if (!handle) throw new Error('The button does not exist.');
  const texts = await handle.evaluateHandle((element) => {
    const texts = [element.textContent ?? ''];
    new MutationObserver(() => {
      const text = element.textContent ?? '';
      if (text !== texts.at(-1)) texts.push(text);
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => texts.jsonValue();
}

/** Simulates a return to the tab. */
const returnToTab = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('Vote and support count once, without intermediate numbers and without reloading lists', async ({
  page,
}) => {
  await open(page, ROUTE);
  const agree = principleCard(page, 'Literacia').getByRole('button', { name: /^Concordo/ });
  const support = suggestionItem(page, IDEA).getByRole('button', { name: /^Apoia/ });
  await expect(support).toHaveText('Apoiar (11)');
  const listRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/manifesto_')) listRequests.push(request.url());
  });
  const agreeTexts = await recordTexts(agree);
  const supportTexts = await recordTexts(support);
  for (const [button, rpc] of [
    [agree, 'vote_on_principle'],
    [support, 'vote_on_suggestion'],
  ] as const) {
    const answer = page.waitForResponse((response) => response.url().includes(rpc));
    await button.click();
    await answer;
  }
  await expect(support).toHaveText('Apoiada (12)');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^unsent/.test(key))))
    .toEqual([]);
  expect(await agreeTexts()).toEqual(['Concordo (16)', 'Concordo (17)']);
  expect(await supportTexts()).toEqual(['Apoiar (11)', 'Apoiada (12)']);
  expect(listRequests).toEqual([]);
});

test("Vote in one tab locks and counts in the other; concurrent votes end with the server's state", async ({
  page,
  context,
  site,
}) => {
  await open(page, ROUTE);
  const other = await context.newPage();
  await open(other, ROUTE);
  const name = /^Concordo/;
  const otherButton = principleCard(other, 'Inclusividade').getByRole('button', { name });
  const before = Number(/\d+/.exec((await otherButton.textContent()) ?? '')?.[0]);
  const texts = await recordTexts(otherButton);
  await principleCard(page, 'Inclusividade').getByRole('button', { name }).click();
  await expect(otherButton).toHaveText(`Concordo (${before + 1})`);
  await expect(otherButton).toHaveAttribute('aria-pressed', 'true');
  await expect(
    principleCard(other, 'Inclusividade').getByRole('button', { name: 'Não concordo' }),
  ).toBeDisabled();

  // Opposite votes at the same time. The second tab may already find the buttons locked: `cast` returns 0
  // then.
  const cast = (tab: Page, vote: string | RegExp) =>
    principleCard(tab, 'Potencial Humano')
      .getByRole('button', { name: vote })
      .click({ timeout: 2000 })
      .then(() => 1)
      .catch(() => 0);
  const examples = await readTotals(site, 'potencial-humano'); // no votes by people yet
  const votes = await Promise.all([cast(page, name), cast(other, 'Não concordo')]);
  expect(votes).toContain(1);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^unsent/.test(key))))
    .toEqual([]);
  const totals = await readTotals(site, 'potencial-humano');
  for (const tab of [page, other]) {
    const card = principleCard(tab, 'Potencial Humano');
    await expect(card.getByRole('button', { name })).toHaveText(`Concordo (${totals.upvotes})`);
    await expect(card.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      totals.upvotes > examples.upvotes ? '1 pessoa votou e concorda' : '1 pessoa votou e não concorda',
    );
    await expect(card.locator('button[aria-disabled]'), 'the other button').toHaveCount(1);
  }
  const pressed = (tab: Page) =>
    principleCard(tab, 'Potencial Humano').locator('[aria-pressed="true"]').allTextContents();
  expect((await pressed(page)).map((text) => text.replace(/\d/g, ''))).toEqual(
    (await pressed(other)).map((text) => text.replace(/\d/g, '')),
  );
  expect(await texts()).toEqual([`Concordo (${before})`, `Concordo (${before + 1})`]);
});

test('Vote from the archive that failed to send is sent from the co-creation page, and vice versa', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('ERR_EMPTY_RESPONSE'),
    appReport('mfe-landing', 'Backend offline'),
    appReport('mfe-manifesto', 'Backend offline'),
  );
  await open(page, ARCHIVE);
  await expect(archiveAgreeButton(page, 'Responsabilidade')).toBeVisible();
  site.setBackend('down');
  await archiveAgreeButton(page, 'Responsabilidade').click();
  await expect.poll(() => browserErrors.seen.length).toBeGreaterThan(0);
  site.setBackend('up');
  const voteResponse = page.waitForResponse(
    (response) => response.url().includes('vote_on_principle') && response.ok(),
  );
  await goTo(page, ROUTE);
  const { upvotes } = await (await voteResponse).json();
  const card = principleCard(page, 'Responsabilidade');
  await expect(card.getByRole('button', { name: `Concordo (${upvotes})` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // Support is sent while only the archive is open, which also shows a vote against.
  await principleCard(page, 'Bem Comum').getByRole('button', { name: 'Não concordo' }).click();
  site.setBackend('down');
  const supportButton = section(page, 'sugestoes')
    .getByRole('button', { name: /^Apoiar/ })
    .first();
  await supportButton.click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => /^unsent_vote_sugg/.test(key))))
    .toBe(true);
  // Wait until the failure was reported, before the server is up again.
  const failureReport = appReport('mfe-manifesto', 'Backend offline');
  await expect.poll(() => browserErrors.seen.some((line) => failureReport.test(line))).toBe(true);
  await goTo(page, ARCHIVE);
  site.setBackend('up');
  const supportResponse = page.waitForResponse(
    (response) => response.url().includes('vote_on_suggestion') && response.ok(),
  );
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  const retry = page.locator('#principios').getByRole('button', { name: 'Tentar de novo' });
  await retry.or(archiveAgreeButton(page, 'Bem Comum')).first().scrollIntoViewIfNeeded();
  await supportResponse;
  await expect(async () => {
    // The page also retries on its own, so the button may disappear.
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(archiveAgreeButton(page, 'Bem Comum')).toBeDisabled({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await expect(archiveAgreeButton(page, 'Bem Comum')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Votou «Não concordo» neste princípio').first()).toBeVisible();
});

test('Rejected vote is rolled back with a message on both pages, and a rate limit has its own text', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(
    failedRequest('403', 'vote_on_principle'),
    failedRequest('429', 'vote_on_principle'),
    appReport('mfe-landing', 'Backend rate-limited'),
    appReport('mfe-manifesto', 'Backend rejected'),
  );
  let status = 403;
  site.intercept((request, response) => {
    if (!request.url?.includes('/rpc/vote_on_')) return false;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'no' }));
    return true;
  });
  const notices = page.getByRole('region', { name: 'Avisos' });
  await open(page, ROUTE);
  const card = principleCard(page, 'Supervisão Humana');
  const agree = card.getByRole('button', { name: /^Concordo/ });
  const before = (await agree.textContent()) ?? '';
  await agree.click();
  await expect(notices).toContainText('O seu voto não foi aceite. O botão voltou a ficar livre.');
  await expect(agree).toHaveText(before);
  await expect(agree).toBeEnabled();
  await expect(agree).toHaveAttribute('aria-pressed', 'false');
  await expect(card.getByText('Obrigado pelo seu voto!')).toHaveCount(0);

  status = 429;
  await goTo(page, ARCHIVE);
  await archiveAgreeButton(page, 'Supervisão Humana').click();
  await expect(notices).toContainText('houve muitos votos a partir desta ligação à Internet');
  await expect(archiveAgreeButton(page, 'Supervisão Humana')).toHaveText(before);
  await expect(archiveAgreeButton(page, 'Supervisão Humana')).toBeEnabled();
});

test('Changes by others arrive without reload or layout shift, and new suggestions wait until requested', async ({
  page,
  site,
}) => {
  await open(page, ROUTE);
  const list = section(page, 'sugestoes').getByRole('listitem');
  const supportButton = suggestionItem(page, IDEA).getByRole('button', { name: /^Apoi/ });
  await expect(supportButton).toBeVisible();
  const order = () => list.locator('blockquote').allTextContents();
  const before = await order();
  await site.backend.run(
    `update public.manifesto_suggestions set upvotes = 900 where suggestion_text like '${IDEA}%';
     update public.manifesto_principles set upvotes = 1200 where id = 'bem-comum';
     insert into public.manifesto_suggestions (suggestion_text, status) values ('Uma ideia acabada de aceitar', 'approved')`,
  );
  await returnToTab(page);
  await expect(supportButton).toHaveText(/\(900\)/);
  await expect(
    principleCard(page, 'Bem Comum').getByRole('button', { name: 'Concordo (1200)' }),
  ).toBeVisible();
  expect(await order()).toEqual(before);
  await section(page, 'sugestoes').getByRole('button', { name: 'Mostrar 1 nova sugestão' }).click();
  // The new suggestion comes first; the examples come last, in a separate list.
  await expect.poll(order).toEqual(['Uma ideia acabada de aceitar', ...before]);
  await expect(list.filter({ hasText: 'Uma ideia acabada de aceitar' })).toBeFocused();
});

test('With storage blocked, one person is one visitor on both pages and votes once', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const visitors = new Set<string | undefined>();
  page.on('request', (request) => {
    // Reading needs no visitor id; the server issues one with the first vote.
    if (request.url().includes('/rest/v1/rpc/vote_on_')) visitors.add(request.headers()['x-visitor-id']);
  });
  const before = await readTotals(site, 'inclusividade');
  await open(page, ARCHIVE);
  const voteResponse = page.waitForResponse((response) => response.url().includes('vote_on_principle'));
  await archiveAgreeButton(page, 'Inclusividade').click();
  const { upvotes } = await (await voteResponse).json();
  await goTo(page, ROUTE);
  const agree = principleCard(page, 'Inclusividade').getByRole('button', { name: /^Concordo/ });
  await expect(agree).toHaveText(`Concordo (${upvotes})`);
  await expect(agree).toHaveAttribute('aria-pressed', 'true');
  await agree.click();
  await goTo(page, ARCHIVE);
  await expect(archiveAgreeButton(page, 'Inclusividade')).toBeDisabled();
  expect([...visitors]).toHaveLength(1);
  expect(await readTotals(site, 'inclusividade')).toEqual({ ...before, upvotes: before.upvotes + 1 });
});

test('Principle with only a title is listed and accepts votes', async ({ page, site }) => {
  await site.backend.run(
    `insert into public.manifesto_principles (id, position, title, description, icon_name, image_url)
     values ('transparencia', 7, 'Transparência', 'Quem decide diz porquê.', 'star', '/favicon.svg'),
            ('seguranca', 8, 'Segurança', 'Funciona como deve.', '', 'https://outro.example/a.png')`,
  );
  await open(page, ROUTE);
  const card = principleCard(page, 'Transparência');
  await expect(section(page, 'principios').getByRole('article')).toHaveCount(8);
  await expect(card.getByRole('button', { name: 'Saber mais...' })).toHaveCount(0);
  await expect(card.locator('img')).toHaveAttribute('src', /\/favicon\.svg$/);
  await expect(principleCard(page, 'Segurança').locator('img')).toHaveCount(0);
  await card.getByRole('button', { name: 'Concordo (0)' }).click();
  await expect(card.getByRole('button', { name: 'Concordo (1)' })).toHaveAttribute('aria-pressed', 'true');
  await goTo(page, ARCHIVE);
  await expect(archiveAgreeButton(page, 'Transparência')).toHaveText('Concordo (1)');
  await site.backend.run(
    `delete from public.manifesto_principles where id in ('transparencia', 'seguranca')`,
  );
});
