import { open } from '@ia/test-support/pages';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { expect, motion, test } from '../support/fixtures.ts';
import { principleCard, ROUTE, section } from './journey.ts';

// Votes on the six principles of the co-creation page. The numbers on the buttons include the example votes
// of the seed, such as 16 for «Literacia».

test.use(motion);

const THANKS = 'Obrigado pelo seu voto!';

test('Vote counts at once, locks, and persists after a reload for everyone', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, ROUTE);
  const card = principleCard(page, 'Literacia');
  await expect(card.getByText(THANKS)).toHaveCount(0);
  await card.getByRole('button', { name: 'Concordo (16)' }).click();
  await expect(card.getByRole('button', { name: 'Concordo (17)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('button', { name: 'Não concordo' })).toBeDisabled();
  await expect(card.getByText(THANKS)).toBeVisible();
  await expect(card.getByRole('meter')).toHaveAttribute('aria-valuetext', '1 pessoa votou e concorda');

  // Another press changes nothing.
  await card.getByRole('button', { name: 'Não concordo' }).click({ force: true });
  await expect(card.getByRole('button', { name: 'Não concordo' })).toHaveAttribute('aria-pressed', 'false');

  await page.reload();
  await expect(card.getByRole('button', { name: 'Concordo (17)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByText(THANKS)).toBeVisible();

  const otherVisitor = await browser.newContext({ baseURL });
  const otherPage = await otherVisitor.newPage();
  await open(otherPage, ROUTE);
  const sameCard = principleCard(otherPage, 'Literacia');
  const free = sameCard.getByRole('button', { name: 'Concordo (17)' });
  await expect(free).toBeEnabled();
  await expect(free).toHaveAttribute('aria-pressed', 'false');
  await otherVisitor.close();
});

test('Disagreement counts as a vote against', async ({ page }) => {
  await open(page, ROUTE);
  const card = principleCard(page, 'Responsabilidade');
  await card.getByRole('button', { name: 'Não concordo' }).click();
  await expect(card.getByRole('meter')).toHaveAttribute('aria-valuetext', '1 pessoa votou e não concorda');
  await page.reload();
  await expect(card.getByRole('button', { name: 'Não concordo' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('meter')).toHaveAttribute('aria-valuetext', '1 pessoa votou e não concorda');
});

test('Vote cast while the server is down is counted once it is up', async ({ page, site, browserErrors }) => {
  browserErrors.expect(
    // A device requests its visitor id with its first write.
    failedRequest('ERR_EMPTY_RESPONSE', 'visitor_token'),
    appReport('mfe-manifesto', 'Backend offline'),
  );
  await open(page, ROUTE);
  const card = principleCard(page, 'Bem Comum');
  await expect(card.getByRole('button', { name: 'Concordo (10)' })).toBeVisible();
  site.setBackend('down');
  const failedRequestEvent = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('visitor_token'),
  );
  await card.getByRole('button', { name: 'Concordo (10)' }).click();
  // The failure is only logged: the visitor sees the vote as cast.
  await expect(card.getByRole('button', { name: 'Concordo (11)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByText(THANKS)).toBeVisible();

  // The request is sent in a separate task, after rendering.
  await failedRequestEvent;
  site.setBackend('up');
  const voteResponse = page.waitForResponse((response) => response.url().includes('vote_on_principle'));
  await page.reload();
  expect((await (await voteResponse).json()).upvotes).toBe(11);
  await expect(card.getByRole('button', { name: 'Concordo (11)' })).toHaveAttribute('aria-pressed', 'true');
});

test("Vote from a busy address solves a proof of work under the site's CSP, and counts", async ({
  page,
  site,
  browserErrors,
}) => {
  // The first request has no proof of work, the second one has.
  browserErrors.expect(failedRequest('429', 'vote_on_principle'));
  // Ten minutes with 40 new visitors each from this address: the server now requires a proof of work.
  await site.backend.run(`
    insert into private.rate_counters (bucket, actor, window_start, n)
    select 'new:principle:inclusividade', private.hash('address', '127.0.0.1'),
           date_trunc('minute', now()) + i * interval '1 minute', 40 from generate_series(0, 9) i
    on conflict (bucket, actor, window_start) do update set n = excluded.n`);
  const solverUrls: string[] = [];
  const voteRequests: string[] = [];
  page.on('request', (request) => {
    if (/\/solver-[\w-]+\.js$/.test(request.url())) solverUrls.push(request.url());
    if (request.method() === 'POST' && request.url().includes('vote_on_principle'))
      voteRequests.push(request.url());
  });
  // A slow device: the shell's module that sends unsent items loads while the page solves the proof of work.
  let startSolving = () => {};
  const solverRequested = new Promise<void>((resolve) => {
    startSolving = resolve;
  });
  await page.route(/\/send-unsent-[\w-]+\.js$/, async (route) => {
    await solverRequested;
    await route.continue();
  });
  const senderLoaded = page.waitForResponse(/\/unsent-[\w-]+\.js$/);
  await page.route(/\/solver-[\w-]+\.js$/, async (route) => {
    startSolving();
    await senderLoaded;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.continue();
  });
  await open(page, ROUTE);
  const card = principleCard(page, 'Inclusividade');
  const agree = card.getByRole('button', { name: /^Concordo/ });
  const voteResponse = page.waitForResponse(
    (answer) => answer.url().includes('vote_on') && answer.status() === 200,
  );
  await agree.click();
  await expect(page.getByText('A confirmar o seu voto…').first()).toBeVisible();
  expect(await (await voteResponse).json()).toMatchObject({ changed: true });
  // The header begins with the difficulty: the hash has 18 leading zero bits.
  expect((await voteResponse).request().headers()['x-vote-work']).toMatch(/^18\.\d{10}\.[0-9a-f]{32}\.\d+$/);
  expect(solverUrls).toHaveLength(1);
  // One without and one with the work: the shell does not send the vote that the page is sending.
  expect(voteRequests).toHaveLength(2);
  await expect(agree).toHaveAttribute('aria-pressed', 'true');
});

test('Principle details show statistic, chart with table, three sourced facts and three tabs', async ({
  page,
}) => {
  await open(page, ROUTE);
  const card = principleCard(page, 'Literacia');
  const detailsButton = card.getByRole('button', { name: 'Saber mais...' });
  await expect(detailsButton).toHaveAttribute('aria-expanded', 'false');
  await detailsButton.click();
  await expect(card.getByRole('strong').filter({ hasText: '38,7 %' })).toBeVisible();
  await card.getByText('Ver os números numa tabela').click();
  await expect(card.getByRole('table').getByRole('row', { name: /União Europeia 32,7/ })).toBeVisible();
  await expect(
    card.getByRole('link', { name: /Eurostat, competências digitais, citado por OKE-ESC, 2023/ }),
  ).toHaveAttribute('target', '_blank');
  await expect(card.getByRole('tabpanel', { name: 'Fundamentação' })).toContainText(
    'Compreender para escolher',
  );
  await card.getByRole('tab', { name: 'Exemplo Prático' }).click();
  // The previous panel may still be in its transition.
  await expect(card.getByRole('tabpanel', { name: 'Exemplo Prático' })).toContainText('linguagem difícil');
  await card.getByRole('tab', { name: 'Teste Rápido' }).click();
  await card.getByRole('button', { name: /Confirmo numa fonte segura/ }).click();
  await expect(card.getByText(/^Certo!/)).toBeVisible();
  await card.getByRole('button', { name: 'Mostrar menos' }).click();
  await expect(card.getByRole('tabpanel')).toBeHidden();
});

test('Every header anchor scrolls to its section and moves focus', async ({ page }) => {
  await open(page, ROUTE);
  const header = page.getByRole('banner');
  const anchors = [
    ['Estatísticas', 'stats', 'Estatísticas'],
    ['O Manifesto', 'read-manifesto', 'O Manifesto'],
    ['Princípios', 'principios', 'Princípios'],
    ['Contribuir', 'contribuir', 'A Sua Voz Conta'],
    ['Comunidade', 'sugestoes', 'Comunidade'],
    ['Uso Responsável', 'responsible-use', 'Uso Responsável'],
  ] as const;
  for (const [link, id, heading] of anchors) {
    await header.getByRole('link', { name: link, exact: true }).click();
    await expect(section(page, id).getByRole('heading', { level: 2, name: heading })).toBeFocused();
    await expect(section(page, id).getByRole('heading', { level: 2 })).toBeInViewport();
  }
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map((one) => one.id));
  const anchoredIds = ids.filter((id) => anchors.some(([, anchor]) => anchor === id));
  expect(anchoredIds).toEqual(anchors.map(([, id]) => id));
});

test('URL with an anchor opens at its section, even if the section loads later', async ({ page }) => {
  await open(page, `${ROUTE}#principios`);
  await expect(section(page, 'principios').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(section(page, 'principios').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('Statistics are labelled as examples until people publish more than ten suggestions', async ({
  page,
  site,
}) => {
  await site.backend.run(
    'update public.manifesto_principles set upvotes = example_upvotes, downvotes = example_downvotes',
  );
  await open(page, ROUTE);
  const stats = section(page, 'stats');
  await stats.scrollIntoViewIfNeeded();
  // Example suggestions, principles, and example votes.
  await expect(stats.locator('dd')).toContainText(['7', '6', '83']);
  await expect(stats).toContainText('São números de exemplo:');
  await expect(stats.locator('dt')).toHaveText([/exemplo$/, 'Princípios em votação', /exemplo$/]);

  await site.backend.run(
    `insert into public.manifesto_suggestions (suggestion_text, status)
     select 'Sugestão de teste ' || n, 'approved' from generate_series(1, 11) n`,
  );
  await page.reload();
  await expect(stats).toContainText('Números atualizados em tempo real.');
  await expect(stats.locator('dd').first()).toContainText(/1[1-9]$/);
  await expect(stats).not.toContainText('exemplo');
  await page.emulateMedia({ media: 'print' });
  await expect(stats.locator('dd span span').first(), 'printed before it was seen').toHaveCSS('opacity', '1');
  await site.backend.run(
    `delete from public.manifesto_suggestions where suggestion_text like 'Sugestão de teste %'`,
  );
});
