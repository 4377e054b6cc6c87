import { layoutFaults } from '@ia/test-support/layout';
import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import {
  createAccount,
  lookUpReceipt,
  queuedSuggestion,
  ROUTE,
  section,
  showQueue,
  signIn,
  submitSuggestion,
  writeSuggestion,
} from '../manifesto/journey.ts';
import { expect, test } from '../support/fixtures.ts';

// Text by a visitor without a space is not cut off and does not overflow, wherever the site shows it.

/** The longest word that the form accepts in practice, and the widest name. */
const TEXT = 'ã'.repeat(100);
const NAME = 'W'.repeat(80);

async function expectLayoutHolds(page: Page, where: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await layoutFaults(page)).join('\n'), `${where} at ${width} px`).toBe('');
  }
  await page.setViewportSize({ width: 320, height: 800 });
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
});

test('Layout holds a suggestion of one long word: written, sent, followed, listed and moderated', async ({
  page,
  site,
}) => {
  await open(page, ROUTE);
  await writeSuggestion(page, TEXT);
  await expectLayoutHolds(page, 'signing');
  await page.reload();
  await expect(section(page, 'contribuir').getByLabel('A sua sugestão')).toHaveValue(TEXT);
  await expectLayoutHolds(page, 'a draft');
  const code = await submitSuggestion(page, TEXT, NAME);
  await expectLayoutHolds(page, 'sent');
  await lookUpReceipt(page, code);
  await expect(page.locator('#acompanhar')).toContainText('Recebida');
  await expectLayoutHolds(page, 'its states');

  await signIn(page, await createAccount(site, 'moderator'));
  const queueEntry = queuedSuggestion(page, TEXT);
  await expect(queueEntry).toBeVisible();
  await expectLayoutHolds(page, 'the queue');
  await queueEntry.getByRole('button', { name: 'Publicar', exact: true }).click();
  await showQueue(page, 'Publicadas');
  await expect(queuedSuggestion(page, TEXT)).toBeVisible();
  await expectLayoutHolds(page, 'the accepted suggestions');

  await open(page, `${ROUTE}#sugestoes`);
  await expect(section(page, 'sugestoes').getByText(TEXT.slice(0, 40))).toBeVisible();
  await expectLayoutHolds(page, 'the community');
  await section(page, 'sugestoes').getByLabel('Procurar', { exact: true }).fill(TEXT.slice(0, 60));
  await expect(
    section(page, 'sugestoes').getByRole('status').filter({ hasText: '1 sugestão' }),
  ).toBeVisible();
  await expectLayoutHolds(page, 'a search');
});

test('Layout holds a reflection and unknown addresses of one long word', async ({ page }) => {
  await open(page, '#/mission-1#bloco-4');
  await page.getByLabel('A sua reflexão').fill(TEXT);
  await page.getByRole('button', { name: 'Partilhar', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: TEXT })).toBeVisible();
  await expectLayoutHolds(page, 'the reflections');
  await page.goto(`/#/${'x'.repeat(100)}`);
  await expect(page.getByText(/não foi encontrado/).first()).toBeVisible();
  await expectLayoutHolds(page, 'an unknown address');
  await page.goto(`/#/manifesto-cocreate?sugestao=${'x'.repeat(100)}#sugestoes`);
  await expect(page.getByText('Não encontrámos a sugestão desta ligação.')).toBeVisible();
  await expectLayoutHolds(page, 'an unknown suggestion');
});
