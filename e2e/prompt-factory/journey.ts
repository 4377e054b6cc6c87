import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';
import { open } from '@ia/test-support/pages';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Site } from '../support/fixtures.ts';
import { test as base } from '../support/fixtures.ts';

/** Route of the factory. */
export const ROUTE = '#/prompt-factory';
/** URL of the wizard. */
export const FACTORY = `${ROUTE}#fabrica`;

/** Model names that the fake providers accept. */
const MODELS = {
  geminiText: 'texto',
  geminiImage: 'imagem',
  openRouter: 'aberto',
  huggingFace: 'abraço',
};

interface AiFixtures {
  /** Fake providers, already configured in the site with valid keys. */
  ai: FakeAi;
}

/** Test fixtures with AI: fake providers, which the browser calls with its own keys. */
export const test = base.extend<AiFixtures, { fake: FakeAi }>({
  fake: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const fake = await startFakeAi();
      await use(fake);
      await fake.close();
    },
    { scope: 'worker' },
  ],
  ai: async ({ fake, site, browserErrors }, use) => {
    fake.script();
    configureAi(site, fake);
    // Browsers log every error status of a provider; the page itself must not.
    browserErrors.allow(/Failed to load resource.*127\.0\.0\.1|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await use(fake);
    fake.release();
  },
});

/** Configures the site for the fake providers. */
export function configureAi(site: Site, fake: FakeAi, keys: Partial<FakeAi['keys']> = fake.keys): void {
  site.configure({ ai: { mode: 'local', keys, endpoints: fake.endpoints, models: MODELS } });
}

/** Locates a button by name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
/** Locates a heading by name. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true });
/** Locates the prompt. */
export const finalPrompt = (page: Page): Locator => page.getByTestId('final-prompt');
/** Locates the answer. */
export const answer = (page: Page): Locator => page.getByTestId('answer');
/** Locates the points bar. */
export const pointsBar = (page: Page): Locator =>
  page.getByRole('progressbar', { name: 'Progresso até à medalha' });

/**
 * Opens the factory at a recipe, like a shared link.
 * @param recipe id, with further query parameters such as '&tema=um jardim'
 */
export async function openRecipe(page: Page, recipe: string, route = ROUTE): Promise<void> {
  await open(page, `${route}?receita=${recipe}#fabrica`);
  await expect(button(page, 'Gerar com IA')).toBeVisible();
}

/** Generates from the create step and waits for any result. */
export async function generate(page: Page): Promise<void> {
  await button(page, 'Gerar com IA').click();
  await expect(heading(page, 'O seu resultado')).toBeFocused();
  await expect(
    button(page, /Copiar resposta|Tentar novamente/).or(page.getByRole('link', { name: 'Guardar imagem' })),
  ).toBeVisible();
}

/** Presses Tab until an element has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Loads a recipe's rating from the database. */
export async function readRating(
  site: Site,
  recipe: string,
): Promise<{ total_score: number; vote_count: number }> {
  const response = await site.backend.fetch(
    new Request(`http://backend/rest/v1/recipes?id=eq.${recipe}&select=total_score,vote_count`, {
      headers: { apikey: site.backend.publishableKey },
    }),
    { peerAddress: null },
  );
  const [row] = await response.json();
  return row;
}
