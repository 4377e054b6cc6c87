import { goTo } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';
import { example, LIBRARY, openLibrary } from './library-page.ts';

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
  const running = panel.getByRole('table').first();
  for (const [name, { version, sharedUi, owner }] of Object.entries(publishedRegistry().apps)) {
    const row = running.getByRole('row', { name: new RegExp(`^${name} `) });
    await expect(row).toContainText(version);
    await expect(row).toContainText(sharedUi);
    await expect(row).toContainText(owner);
  }
  await expect(running.getByRole('row', { name: /^shared-ui / })).toContainText('em uso');
  // And since when, as the folders of the apps say.
  const live = panel.getByRole('table').nth(1);
  for (const name of Object.keys(publishedRegistry().apps))
    await expect(live.getByRole('row', { name: new RegExp(`^${name} `) })).toHaveCount(1);
});

test('a component is found by search, with its code and its props', async ({ page }) => {
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

test('a review can be shared: what was chosen is in the address, and comes back from it', async ({
  page,
  context,
}) => {
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
  // Choosing is not travelling: one step back leaves the library.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
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
