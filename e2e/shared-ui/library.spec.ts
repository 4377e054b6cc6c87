import { expect, test } from '../support/fixtures.ts';
import { goTo } from '../support/pages.ts';
import { publishedRegistry } from '../support/registry.ts';
import { LIBRARY, openLibrary } from './library-page.ts';

const SECTIONS = ['design-system', 'assets', 'core-ui', 'gamification', 'sections', 'hooks-effects'];

test('every section is reached from the contents of the page, and focus goes with it', async ({ page }) => {
  await openLibrary(page);
  const contents = page.getByRole('navigation', { name: 'Secções e componentes' });
  for (const id of SECTIONS) {
    await contents.locator(`a[href="#${id}"]`).click();
    const heading = page.locator(`#${id} h2`);
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  }
});

test('a section is reached from an address that was shared', async ({ page }) => {
  await page.goto(`/${LIBRARY}#gamification`);
  await expect(page.locator('#gamification h2')).toBeFocused();
  await expect(page.locator('#gamification h2')).toBeInViewport();
  for (const id of SECTIONS) {
    await goTo(page, `#${id}`);
    await expect(page.locator(`#${id} h2`)).toBeFocused();
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
});

test('the panel tells the versions that are published, and which one is in use', async ({ page }) => {
  await openLibrary(page, 'Spinner');
  const panel = page.getByRole('region', { name: 'O que está a correr agora' });
  await panel.getByRole('button', { name: 'Atualizar' }).click();
  for (const [name, { version, sharedUi, owner }] of Object.entries(publishedRegistry().apps)) {
    const row = panel.getByRole('row', { name: new RegExp(`^${name} `) });
    await expect(row).toContainText(version);
    await expect(row).toContainText(sharedUi);
    await expect(row).toContainText(owner);
  }
  await expect(panel.getByRole('row', { name: /^shared-ui / })).toContainText('em uso');
});

test('a component is found by search, with its code and its props', async ({ page }) => {
  await openLibrary(page, 'Spinner');
  await page.getByRole('searchbox', { name: 'Procurar um componente' }).fill('estrelas');
  await expect(page.getByText('1 componente encontrado.')).toBeVisible();
  const rating = page.locator('[data-component="Rating"]');
  await rating.getByText('Ver código').first().click();
  await expect(rating.getByText('<Rating onRate={() => {}} />')).toBeVisible();
  await rating.getByText('Propriedades', { exact: true }).click();
  await expect(rating.getByRole('rowheader', { name: /^onRate/ })).toBeVisible();
});

test('a demo button says that it does nothing', async ({ page }) => {
  await openLibrary(page, 'demonstração');
  await page.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByText('Demonstração: «Reserve» não faz nada.').first()).toBeVisible();
});

test('nothing is cut off from 320 to 1280 px with text at 200 %', async ({ page }) => {
  await openLibrary(page);
  await page.getByTitle('200 %').click();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [content, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content, `at ${width} px`).toBeLessThanOrEqual(room ?? 0);
  }
});
