import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';
import { open } from '@ia/test-support/pages';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Site } from '../support/fixtures.ts';
import { test as base } from '../support/fixtures.ts';

export const ROUTE = '#/prompt-factory';
export const FACTORY = `${ROUTE}#fabrica`;

const MODELS = {
  geminiText: 'texto',
  geminiImage: 'imagem',
  openRouter: 'aberto',
  huggingFace: 'abraço',
};

interface AiFixtures {
  /** Providers under the test's control, already in the site's configuration with good keys. */
  ai: FakeAi;
}

/** Journeys in which AI answers: the fake providers, reached from the browser with keys of their own. */
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
  ai: async ({ fake, site, trouble }, use) => {
    fake.script();
    configureAi(site, fake);
    // A browser logs every error status that a provider answers with; the page itself must not.
    trouble.allow(/Failed to load resource.*127\.0\.0\.1|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await use(fake);
    fake.release();
  },
});

export function configureAi(site: Site, fake: FakeAi, keys: Partial<FakeAi['keys']> = fake.keys): void {
  site.configure({ ai: { mode: 'local', keys, endpoints: fake.endpoints, models: MODELS } });
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true });
export const finalPrompt = (page: Page): Locator => page.getByTestId('final-prompt');
export const answer = (page: Page): Locator => page.getByTestId('answer');
export const score = (page: Page): Locator =>
  page.getByRole('progressbar', { name: 'Progresso até à medalha' });

/** Opens the factory at a recipe, the way a shared link does. */
export async function openRecipe(page: Page, recipe: string, route = ROUTE): Promise<void> {
  await open(page, `${route}?receita=${recipe}#fabrica`);
  await expect(button(page, 'Gerar com IA')).toBeVisible();
}

/** Generates from the create step and waits for the end, whatever it is. */
export async function generate(page: Page): Promise<void> {
  await button(page, 'Gerar com IA').click();
  await expect(heading(page, 'O seu resultado')).toBeFocused();
  await expect(
    button(page, /Copiar resposta|Tentar novamente/).or(page.getByRole('link', { name: 'Guardar imagem' })),
  ).toBeVisible();
}

/** Tab until an element has the focus, as a keyboard user would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

/** What the database holds about a recipe's rating. */
export async function ratingOf(
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
