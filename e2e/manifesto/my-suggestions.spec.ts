import { goTo, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ROUTE, section, submitSuggestion, writeSuggestion } from './journey.ts';

// The device keeps the receipt codes of sent suggestions and the drafts of each tab. The co-creation page
// lists both.

const ownSuggestions = (page: Page) => page.getByRole('region', { name: 'As minhas sugestões' });
const sendSuggestion = (page: Page) =>
  section(page, 'contribuir').getByRole('button', { name: 'Enviar sugestão' }).click();
const textField = (page: Page) => section(page, 'contribuir').getByLabel('A sua sugestão');

test("Suggestion's code survives leaving the page, even during sending", async ({ page, site }) => {
  await open(page, ROUTE);
  await expect(ownSuggestions(page)).toBeHidden();
  await writeSuggestion(page, 'Uma ideia que demora a chegar');
  let releaseRequest = () => {};
  const requestReleased = new Promise<void>((resolve) => {
    releaseRequest = resolve;
  });
  site.intercept(async (request) => {
    if (request.method === 'POST' && request.url?.includes('manifesto_suggestions')) await requestReleased;
    return false;
  });
  await sendSuggestion(page);
  await expect(section(page, 'contribuir').getByRole('button', { name: 'A enviar…' })).toBeVisible();
  await goTo(page, '#/');
  await expect(section(page, 'contribuir')).toHaveCount(0);
  releaseRequest();
  await expect(page.getByText('A sua sugestão foi enviada.').first()).toBeVisible();

  await open(page, ROUTE);
  const sentSuggestion = ownSuggestions(page).getByRole('listitem');
  await expect(sentSuggestion).toContainText(/Recebida.*Uma ideia que demora a chegar.*IA(-[0-9A-Z]{4}){4}/s);
  await expect(textField(page), 'a sent text is not a draft').toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Rascunhos neste dispositivo' })).toHaveCount(0);

  // The team decides; the list updates on the next refresh.
  await site.backend.run(
    `update public.manifesto_suggestions set status = 'in_review' where suggestion_text like '%demora a chegar'`,
  );
  await ownSuggestions(page).getByRole('button', { name: 'Atualizar estados' }).click();
  await expect(sentSuggestion).toContainText('Em análise');
  await sentSuggestion.getByRole('button', { name: 'Ver os estados ou apagar' }).click();
  await expect(page.locator('#acompanhar')).toContainText('Uma ideia que demora a chegar');
  await expect(page.locator('#acompanhar').getByRole('heading', { level: 3 })).toBeFocused();
});

test('Reload before the answer keeps the code and does not send the draft twice', async ({ page, site }) => {
  await open(page, ROUTE);
  await writeSuggestion(page, 'Uma ideia cortada a meio');
  // The server stores it; the page unloads before the answer arrives.
  let markReceived = () => {};
  const requestReceived = new Promise<void>((resolve) => {
    markReceived = resolve;
  });
  await page.route('**/manifesto_suggestions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    markReceived();
  });
  await sendSuggestion(page);
  await requestReceived;
  await page.reload();
  await expect(ownSuggestions(page).getByRole('listitem')).toContainText(
    /Recebida.*Uma ideia cortada a meio/s,
  );
  await expect(textField(page)).toHaveValue('');
  const [row] = await site.backend.query<{ n: number }>(
    `select count(*)::int as n from public.manifesto_suggestions where suggestion_text like '%cortada a meio'`,
  );
  expect(row?.n).toBe(1);
});

test("Two tabs write and send independently, and a closed tab's draft is offered", async ({
  page,
  context,
}) => {
  await open(page, ROUTE);
  await textField(page).fill('A ideia do primeiro separador');
  const otherTab = await context.newPage();
  await open(otherTab, ROUTE);
  await expect(textField(otherTab), 'the draft is offered, not filled in').toHaveValue('');
  await expect(otherTab.getByRole('region', { name: 'Rascunhos neste dispositivo' })).toContainText(
    'A ideia do primeiro separador',
  );
  await textField(otherTab).fill('A ideia do segundo separador');
  await expect(textField(page)).toHaveValue('A ideia do primeiro separador');

  // Both tabs are on the second step; they send one after the other.
  for (const tab of [page, otherTab]) {
    await section(tab, 'contribuir').getByRole('button', { name: 'Continuar' }).click();
  }
  await sendSuggestion(otherTab);
  await expect(otherTab.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeVisible();
  await expect(section(page, 'contribuir').locator('#texto-a-enviar')).toHaveText(
    'A ideia do primeiro separador',
  );
  await sendSuggestion(page);
  await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeVisible();
  await expect(ownSuggestions(page).getByRole('listitem')).toContainText([
    'A ideia do primeiro separador',
    'A ideia do segundo separador',
  ]);

  await section(otherTab, 'contribuir').getByRole('button', { name: 'Submeter outra ideia' }).click();
  await textField(otherTab).fill('Uma ideia por acabar');
  await otherTab.close();
  await section(page, 'contribuir').getByRole('button', { name: 'Submeter outra ideia' }).click();
  const draftList = page.getByRole('region', { name: 'Rascunhos neste dispositivo' });
  await draftList.getByRole('button', { name: 'Apagar' }).click();
  await expect(draftList.getByRole('button', { name: 'Anular' })).toBeFocused();
  await draftList.getByRole('button', { name: 'Anular' }).click();
  await draftList.getByRole('button', { name: 'Continuar este rascunho' }).click();
  await expect(textField(page)).toHaveValue('Uma ideia por acabar');
  await expect(textField(page)).toBeFocused();
});

test('Corrupted device data is ignored, and the rest stays', async ({ page }) => {
  await open(page, ROUTE);
  const code = await submitSuggestion(page, 'Uma ideia bem guardada');
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('sentSuggestions') ?? '[]');
    localStorage.setItem('sentSuggestions', JSON.stringify([{ code: 7 }, 'x', null, ...list]));
    localStorage.setItem('suggestionDrafts', '{"a":');
    sessionStorage.setItem('suggestionDraft', '[1]');
  });
  await page.reload();
  await expect(ownSuggestions(page).getByRole('listitem')).toHaveCount(1);
  await expect(ownSuggestions(page)).toContainText(code);
  await expect(textField(page)).toHaveValue('');
});
