import { open } from '@ia/test-support/pages';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Site } from '../support/fixtures.ts';

/** Route of the co-creation page. */
export const ROUTE = '#/manifesto-cocreate';

/** Locates a section of the page by its id. */
export const section = (page: Page, id: string): Locator => page.locator(`main section#${id}`);
/** Locates a principle's card. */
export const principleCard = (page: Page, title: string): Locator =>
  section(page, 'principios').getByRole('article', { name: title });
/** Locates a suggestion in the public list. */
export const suggestionItem = (page: Page, text: string): Locator =>
  section(page, 'sugestoes').getByRole('listitem').filter({ hasText: text });

/** Checks that the text and the border are red. */
export async function expectRed(message: Locator): Promise<void> {
  const colours = await message.evaluate((element) => {
    // A canvas converts any CSS colour, such as OKLCH, to RGB.
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    const { color, borderTopColor } = getComputedStyle(element);
    return [color, borderTopColor].map((colour) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
  });
  expect(
    colours.every(([red = 0, green = 0, blue = 0]) => red > Math.max(green, blue) + 60),
    `the error is in red: ${JSON.stringify(colours)}`,
  ).toBe(true);
}

/** Writes a suggestion and continues to the signing step. */
export async function writeSuggestion(page: Page, text: string): Promise<void> {
  const form = section(page, 'contribuir');
  await form.getByLabel('A sua sugestão').fill(text);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Quer assinar a sua sugestão?' })).toBeFocused();
}

/** Writes, signs and sends a suggestion. @returns its receipt code. */
export async function submitSuggestion(page: Page, text: string, name?: string): Promise<string> {
  await writeSuggestion(page, text);
  const form = section(page, 'contribuir');
  if (name !== undefined) {
    await form.getByLabel('Assinar com o meu nome').check();
    await form.getByLabel('O seu nome').fill(name);
  }
  await form.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(page.getByRole('heading', { name: 'Sugestão enviada. Obrigado!' })).toBeFocused();
  return (
    (await form
      .locator('[data-print="recibo"]')
      .getByText(/^IA(-[0-9A-Z]{4}){4}$/)
      .textContent()) ?? ''
  );
}

/** Looks up a suggestion by its code. */
export async function lookUpReceipt(page: Page, code: string): Promise<void> {
  const region = page.locator('#acompanhar');
  await region.getByLabel('Código de acompanhamento').fill(code);
  await region.getByRole('button', { name: 'Ver o estado' }).click();
}

export interface Account {
  email: string;
  password: string;
}

/** Number of created accounts, for unique e-mail addresses. */
let accounts = 0;

/** Creates an account on the site's server, optionally with the moderator role. */
export async function createAccount(site: Site, role?: 'moderator'): Promise<Account> {
  accounts += 1;
  const account = { email: `pessoa-${accounts}@equipa.example`, password: `palavra-passe-${accounts}-longa` };
  const response = await site.backend.fetch(
    new Request('http://backend/auth/v1/admin/users', {
      method: 'POST',
      headers: { apikey: site.backend.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, email_confirm: true, app_metadata: { role } }),
    }),
    { peerAddress: null },
  );
  expect(response.status, 'creating an account').toBe(200);
  return account;
}

/** Signs in on the moderation page. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await open(page, '#/moderacao');
  await page.getByLabel('Endereço de e-mail').fill(email);
  await page.getByLabel('Palavra-passe').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText(`Sessão iniciada como ${email}`)).toBeVisible();
}

/** Locates a suggestion in the moderation queue. */
export const queuedSuggestion = (page: Page, text: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('blockquote').filter({ hasText: text }) });

/** Shows a queue of the moderation page. */
export const showQueue = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();

/** Fills the queue with exactly `count` pending suggestions; 'Ideia 001' is the oldest. */
export const fillQueue = (site: Site, count: number) =>
  site.backend.run(
    `delete from public.manifesto_suggestions where status = 'pending' or suggestion_text like 'Ideia %';
     insert into public.manifesto_suggestions (suggestion_text, created_at)
     select 'Ideia ' || lpad(n::text, 3, '0'), timestamptz '2026-11-01 10:00:00Z' + n * interval '1 second'
       from generate_series(1, ${count}) n`,
  );

/** Locates the list of decisions of this session. */
export const decisionList = (page: Page): Locator =>
  page.getByRole('region', { name: 'Decisões desta sessão' });

/** Fills the moderation queue with `waiting` pending suggestions and signs in a new moderator. */
export async function signInToQueue(page: Page, site: Site, waiting: number): Promise<Account> {
  await fillQueue(site, waiting);
  const account = await createAccount(site, 'moderator');
  await signIn(page, account);
  return account;
}

/** Opens a principle and scrolls to its news, which loads them. */
export async function showNews(page: Page, title: string): Promise<Locator> {
  await principleCard(page, title).getByRole('button', { name: 'Saber mais...' }).click();
  const block = principleCard(page, title).getByRole('region', { name: 'Nas notícias' });
  await block.scrollIntoViewIfNeeded();
  return block;
}
