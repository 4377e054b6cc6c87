import { expectAccessible } from '@ia/test-support/axe';
import { layoutFaults } from '@ia/test-support/layout';
import { goTo, open, waitForContent } from '@ia/test-support/pages';
import { waitForStableScroll } from '@ia/test-support/reading-position';
import { typographyFaults } from '@ia/test-support/typography';
import type { Page } from 'playwright/test';
import { stateFinishedUpTo, storeProgress } from '../courses/progress.ts';
import { queuedSuggestion, signInToQueue } from '../manifesto/journey.ts';
import { answer, button, openRecipe } from '../prompt-factory/journey.ts';
import { backendErrors } from '../support/browser-errors.ts';
import { expect, type Site, test } from '../support/fixtures.ts';

// Checks accessibility, layout and typography of pages in states that need an interaction or a failing
// backend. `shell/layout` checks each route on load.

const WIDTHS = [360, 768, 1280];
const FACTORY = '#/prompt-factory';
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

interface State {
  state: string;
  /** Opens the page and brings it into the state. */
  reach: (page: Page, site: Site) => Promise<void>;
  /** The backend fails during the test; this app reports it. */
  failingApp?: string;
  /** Selector for axe: another suite checks the rest of the route. */
  within?: string;
}

const STATES: State[] = [
  {
    state: 'Factory with the themes of recipes',
    reach: async (page) => {
      await open(page, `${FACTORY}#fabrica`);
      await expect(heading(page, 'Vamos Começar a Criar?')).toBeVisible();
    },
  },
  {
    state: 'Factory with the recipes of a theme',
    reach: async (page) => {
      await open(page, `${FACTORY}?categoria=gerar-ideias#fabrica`);
      await expect(heading(page, 'Tempestade de Ideias')).toBeVisible();
    },
  },
  { state: 'Factory with an open recipe', reach: (page) => openRecipe(page, 'brainstorm') },
  {
    state: 'Factory with two answers side by side',
    reach: async (page) => {
      await openRecipe(page, 'brainstorm');
      await button(page, 'Gerar com IA').click();
      await expect(answer(page)).not.toBeEmpty();
      await button(page, 'Comparar com um pedido simples').click();
      await expect(heading(page, 'Um pedido simples, ou o seu?')).toBeVisible();
    },
  },
  {
    state: 'Factory with the form of a recipe by the visitor',
    reach: async (page) => {
      await open(page, `${FACTORY}?passo=a-minha-receita#fabrica`);
      await expect(heading(page, 'Criar a minha receita')).toBeVisible();
    },
  },
  {
    state: 'Factory without stored prompts',
    reach: async (page) => {
      await open(page, `${FACTORY}?passo=os-meus-prompts#fabrica`);
      await expect(button(page, 'Escolher uma receita')).toBeVisible();
    },
  },
  {
    state: 'Course with one step left',
    reach: async (page) => {
      await storeProgress(page, 'copilotCourse2Points', '80', stateFinishedUpTo(4));
      await open(page, '#/mscopilot-course-v2');
      await expect(button(page, 'Marcar como Concluído e Terminar')).toBeVisible();
    },
  },
  {
    state: 'Finished course',
    reach: async (page) => {
      await storeProgress(page, 'copilotCourse2Points', '100', stateFinishedUpTo(5));
      await open(page, '#/mscopilot-course-v2');
      await expect(heading(page, 'Curso completo')).toBeVisible();
    },
  },
  {
    state: 'Manifesto with votes on all six principles',
    within: '#principios',
    reach: async (page) => {
      await open(page, '#/manifesto-cocreate#principios');
      const agree = page.locator('#principios').getByRole('button', { name: /^Concordo/ });
      await expect(agree).toHaveCount(6);
      for (const button of await agree.all()) await button.click();
      await expect(heading(page, 'Votou nos seis')).toBeVisible();
    },
  },
  {
    state: 'Manifesto while the backend fails',
    failingApp: 'mfe-manifesto',
    reach: async (page) => {
      await open(page, '#/manifesto-cocreate');
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(2);
      await expect(page.getByText('Não foi possível carregar as versões do Manifesto.')).toBeVisible();
    },
  },
  {
    state: 'Long moderation queue',
    reach: async (page, site) => {
      await signInToQueue(page, site, 60);
      await expect(page.getByText('50 de 60 sugestões')).toBeVisible();
    },
  },
  {
    state: 'Manifesto with the table of votes',
    within: 'main details',
    reach: async (page) => {
      await open(page, '#/manifesto-cocreate');
      await page.getByText('Ver em tabela').click();
      await expect(page.getByRole('table', { name: 'Votos em cada princípio' })).toBeVisible();
    },
  },
];

for (const { state, reach, within = 'main', failingApp } of STATES) {
  test(`${state} is accessible and keeps layout and spacing at every width`, async ({
    page,
    site,
    browserErrors,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    if (failingApp) {
      browserErrors.expect(...backendErrors('failing', failingApp));
      site.setBackend('failing');
    }
    await reach(page, site);
    await waitForStableScroll(page);
    // Every error and pending state has an illustration.
    for (const message of await page.getByRole('main').getByRole('alert').all())
      await expect(message.locator('svg').first(), (await message.textContent()) ?? '').toBeVisible();
    await expectAccessible(page, { within });
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await waitForStableScroll(page);
      for (const fault of [...(await layoutFaults(page)), ...(await typographyFaults(page))])
        faults.push(`${width} px: ${fault}`);
    }
    expect(faults.join('\n')).toBe('');
  });
}

test('Factory hero is at most 380 px high, and the steps align with the title below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, FACTORY);
  await waitForContent(page);
  const hero = page.locator('main section').first();
  expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(380);
  await button(page, 'Começar a Criar').click();
  const title = await heading(page, 'Vamos Começar a Criar?').boundingBox();
  const firstStep = await page
    .getByRole('navigation', { name: /passos/i })
    .getByRole('listitem')
    .first()
    .locator('[data-state]')
    .boundingBox();
  // Different fallbacks, so that a missing element fails.
  expect(Math.abs((firstStep?.x ?? 0) - (title?.x ?? 99))).toBeLessThanOrEqual(2);
});

test('Moderation queue has two columns on wide screens and one on narrow screens', async ({ page, site }) => {
  await signInToQueue(page, site, 6);
  const first = queuedSuggestion(page, 'Ideia 001');
  const second = queuedSuggestion(page, 'Ideia 002');
  for (const [width, isSideBySide] of [
    [1280, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = [(await first.boundingBox())?.y, (await second.boundingBox())?.y];
    expect(tops[0] === tops[1], `${width} px: ${tops}`).toBe(isSideBySide);
  }
});

test("Page that fails to load shows the error aligned with the page's left edge", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.allow(/mfe-courses|Failed to load resource/);
  site.intercept((request, response) => {
    if (!request.url?.includes('/mfe-courses/') || !request.url.endsWith('.js')) return false;
    response.writeHead(404);
    response.end();
    return true;
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  // Navigate from another page: a direct load would show the prerendered text.
  await open(page, '#/prompt-factory');
  await goTo(page, '#/aprender');
  const title = heading(page, 'Esta parte do site não está a funcionar');
  await expect(title).toBeFocused();
  const edge = await page.getByRole('banner').locator('a').first().boundingBox();
  expect(Math.abs(((await title.boundingBox())?.x ?? 0) - (edge?.x ?? 99))).toBeLessThanOrEqual(2);
});

test('Cards of a learning path align their titles in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#/aprender');
  for (const path of await page.locator('main section:has(> * ol), main section:has(ol)').all()) {
    const tops = await path
      .getByRole('article')
      .getByRole('heading', { level: 3 })
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().top)));
    // A learning path has one row of three cards.
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, tops.join()).toBe(1);
  }
});
