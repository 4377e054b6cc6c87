import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectPage, leavePages } from '@ia/test-support/pages';
import { startCommand, stopCommands } from '../support/command.ts';
import { expect, test } from '../support/fixtures.ts';

// `startCommand` runs `pnpm start` on the built site. Each test has its own data folder.

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-'));
});
test.afterEach(async ({ page }) => {
  await leavePages(page);
  await stopCommands();
  await rm(folder, { recursive: true, force: true });
});
const start = (settings: Record<string, string> = {}) =>
  startCommand({ DATA_DIR: path.join(folder, 'data'), ...settings });

const sendSuggestion = async (url: string, address: string) => {
  const key = /"publishableKey":"([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
  const answer = await fetch(`${url}/backend/rest/v1/manifesto_suggestions`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': address },
    // The same text twice in a day counts as one suggestion.
    body: JSON.stringify({ suggestion_text: `Mais bancos de jardim, ${randomUUID()}`, status: 'pending' }),
  });
  return answer.status;
};
/**
 * Sends six suggestions from six forwarded addresses. The limit is five an hour per visitor, here an address.
 */
const sendSixSuggestions = async (url: string) => {
  const statuses: number[] = [];
  for (let i = 1; i <= 6; i++) statuses.push(await sendSuggestion(url, `203.0.113.${i}`));
  return statuses;
};

/**
 * Asserts that a second server on the same data folder or port fails with the reason, and disturbs nothing.
 */
async function expectSecondServerFails(url: string): Promise<void> {
  // Without SKIP_BUILD: the command must fail before its build changes the running site.
  const message = await start({ SKIP_BUILD: '' }).catch((error: Error) => error.message);
  expect(message).toMatch(/ended with code 1: .*data/s);
  expect(message).not.toContain('Building');
  const { port } = new URL(url);
  await expect(start({ DATA_DIR: path.join(folder, 'other'), PORT: port })).rejects.toThrow(
    new RegExp(`Port ${port} is taken`),
  );
  expect((await fetch(url)).status).toBe(200);
  // Without TRUST_PROXY, the server ignores forwarded addresses: all six come from one visitor.
  expect(await sendSixSuggestions(url)).toEqual([201, 201, 201, 201, 201, 429]);
}

test('Start command refuses a second server, and a vote and a rating survive a restart', async ({ page }) => {
  test.setTimeout(180_000);
  const first = await start();
  await expectSecondServerFails(first.url);
  await page.goto(`${first.url}/#/manifesto-cocreate`);
  await expectPage(page, '/manifesto-cocreate');
  const agree = page.getByRole('button', { name: /^Concordo \(\d+\)/ }).first();
  const before = Number(/\d+/.exec((await agree.textContent()) ?? '')?.[0]);
  await agree.click();
  await expect(page.getByText('Obrigado pelo seu voto!').first()).toBeVisible();

  await page.goto(`${first.url}/#/prompt-factory?receita=brainstorm#fabrica`);
  await expectPage(page, '/prompt-factory');
  await page.getByRole('button', { name: 'Gerar com IA' }).click();
  const ratingResponse = page.waitForResponse((response) =>
    response.url().includes('/rpc/increment_recipe_rating'),
  );
  // By keyboard: the page may still scroll to the answer, and a forced click does not wait for that.
  await page.getByRole('radio', { name: /^4/ }).press('Enter');
  expect((await ratingResponse).ok()).toBe(true);

  await leavePages(page);
  expect(await first.stop('SIGINT')).toBe(0);
  const second = await start({ HOST: '127.0.0.2', TRUST_PROXY: '1' });
  expect(second.url).toMatch(/^http:\/\/127\.0\.0\.2:/);
  await page.goto(`${second.url}/#/manifesto-cocreate`);
  await expect(
    page.getByRole('button', { name: new RegExp(`^Concordo \\(${before + 1}\\)`) }).first(),
  ).toBeVisible();
  const html = await (await page.request.get(second.url)).text();
  const key = /"publishableKey":"([^"]+)"/.exec(html)?.[1] ?? '';
  const recipes = await page.request.get(
    `${second.url}/backend/rest/v1/recipes?id=eq.brainstorm&select=total_score,vote_count`,
    {
      headers: { apikey: key },
    },
  );
  // The seed has 48 points from 10 votes; the rating added 4.
  expect(await recipes.json()).toEqual([{ total_score: 52, vote_count: 11 }]);
  // Behind a proxy, the address that the proxy appended identifies the visitor.
  expect(await sendSixSuggestions(second.url)).toEqual([201, 201, 201, 201, 201, 201]);
});
