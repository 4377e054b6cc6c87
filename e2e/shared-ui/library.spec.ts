import { createAxe } from '@ia/test-support/axe';
import { goTo, open } from '@ia/test-support/pages';
import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { example, LIBRARY, openLibrary } from './library-page.ts';

// The component library (`#/component-library`) documents the components in six sections, with live examples.
// A gallery of thumbnails leads to the components.

const SECTIONS = ['design-system', 'assets', 'core-ui', 'gamification', 'sections', 'hooks-effects'];

test('contents links scroll to each section and focus its heading', async ({ page }) => {
  await openLibrary(page);
  const contents = page.getByRole('navigation', { name: 'Secções e componentes' });
  for (const id of SECTIONS) {
    await contents.locator(`a[href="#${id}"]`).click();
    const heading = page.locator(`#${id} h2`);
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  }
});

test('section anchor in a shared URL scrolls to the section', async ({ page }) => {
  await page.goto(`/${LIBRARY}#gamification`);
  await expect(page.locator('#gamification h2')).toBeFocused();
  await expect(page.locator('#gamification h2')).toBeInViewport();
  for (const id of SECTIONS) {
    await goTo(page, `#${id}`);
    await expect(page.locator(`#${id} h2`)).toBeFocused();
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
});

test('gallery works by keyboard: a thumbnail opens its component, one section at a time, and search filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, LIBRARY);
  await expect(page.locator('[data-component]')).toHaveCount(0);
  const thumbnailLink = (name: RegExp) => page.locator('[data-thumb]').getByRole('link', { name });
  await thumbnailLink(/^VoteBar/).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#c-vote-bar h3').first()).toBeFocused();
  await expect(example(page, 'VoteBar', 'Com votos').getByRole('meter')).toBeInViewport();
  await thumbnailLink(/^Button/).focus();
  await expect(thumbnailLink(/^Button/)).toBeInViewport();
  // A picture of the button, which is not one.
  await expect(page.locator('[data-thumb^="button."] [inert]')).toContainText('Assinar o Manifesto');
  await expect(page.locator('[data-thumb] button')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('#c-button h3').first()).toBeFocused();
  await expect(page.locator('#c-vote-bar')).toHaveCount(0);
  // Back restores the open section and the focused thumbnail.
  await page.goBack();
  await expect(page.locator('#c-vote-bar')).toBeVisible();
  await expect(page.locator('#c-button')).toHaveCount(0);
  await expect(thumbnailLink(/^Button/)).toBeInViewport();

  await page.getByRole('searchbox', { name: 'Procurar um componente' }).focus();
  await page.keyboard.type('estrelas');
  await expect(page.locator('[data-component]')).toHaveCount(1);
  await expect(page.locator('[data-thumb]')).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(thumbnailLink(/^Button/)).toBeVisible();
  const { violations } = await createAxe(page).include('main').exclude('[data-frame]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('library search finds a component with its code and props', async ({ page }) => {
  await openLibrary(page, 'Spinner');
  await page.getByRole('searchbox', { name: 'Procurar um componente' }).fill('estrelas');
  await expect(page.getByText('1 componente encontrado.')).toBeVisible();
  const rating = page.locator('[data-component="Rating"]');
  await rating.getByText('Ver código').first().click();
  await expect(rating.getByText('<Rating onRate={() => {}} />')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rating.getByRole('button', { name: 'Copiar código' }).click();
  await expect(rating.getByRole('status').filter({ hasText: 'Código copiado!' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<Rating onRate={() => {}} />');
  await rating.getByText('Propriedades', { exact: true }).click();
  await expect(rating.getByRole('row', { name: /^onRate/ })).toContainText('Chamada uma vez, com 1 a 5.');
});

test('library settings are in the URL and restored from it', async ({ page, context }) => {
  await openLibrary(page, 'Spinner');
  await page.getByRole('searchbox', { name: 'Procurar um componente' }).fill('votos');
  await page.getByTitle('Verde', { exact: true }).click();
  await page.getByTitle('Escuro', { exact: true }).click();
  await page.getByTitle('150 %', { exact: true }).click();
  await expect(page).toHaveURL(/\?procurar=votos&tema=verde&aspeto=escuro&texto=150$/);
  const other = await context.newPage();
  await other.goto(page.url());
  const frame = example(other, 'VoteBar', 'Com votos');
  await expect(frame).toHaveAttribute('data-theme', 'green');
  await expect(frame).toHaveAttribute('data-text-scale', '1.5');
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(other.getByRole('radio', { name: 'Escuro' })).toBeChecked();
  // Settings replace the history entry, so one step back leaves the library.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('demo button says that it does nothing', async ({ page }) => {
  await openLibrary(page, 'demonstração');
  await page.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByText('Demonstração: «Reserve» não faz nada.').first()).toBeVisible();
});

test('library page does not overflow from 320 to 1280 px with text at 200 %', async ({ page }) => {
  await openLibrary(page);
  await page.getByTitle('200 %').click();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [contentWidth, availableWidth] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(contentWidth, `at ${width} px`).toBeLessThanOrEqual(availableWidth ?? 0);
  }
});

test('library settings start at the left edge of the page and end on a screen of 800 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/${LIBRARY}#core-ui`);
  await expect(page.locator('#core-ui h2')).toBeInViewport();
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const search = page.getByRole('searchbox', { name: 'Procurar um componente' });
  const logo = page.getByRole('banner').locator('svg').first();
  expect((await boxOf(search)).x).toBeCloseTo((await boxOf(logo)).x, 0);
  const lastText = page.getByText('O que escolher fica no endereço da página');
  await expect(lastText).toBeInViewport({ ratio: 1 });
  const { y, height } = await boxOf(lastText);
  expect(y + height).toBeLessThan(800 - 16);
});
