import { createAxe, expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { LIBRARY, openLibrary } from './library-page.ts';

// A preview shows an example of the component library in an iframe of a chosen width. The iframe opens the
// route `#/component-library-example`.

/** Locates the document in the iframe of an example. */
const preview = (page: Page, id: string) => page.frameLocator(`iframe[data-preview="${id}"]`);
const chooseSetting = (page: Page, title: string) => page.getByTitle(title, { exact: true }).click();

test('preview shows an example at 360, 768 and 1280 px in the selected theme', async ({ page }) => {
  await openLibrary(page, 'useMediaQuery');
  await expect(page.locator('iframe')).toHaveCount(0);
  await chooseSetting(page, '360 px');
  const hook = preview(page, 'hooks.use-media-query');
  await page.locator('[data-example="useMediaQuery"]').scrollIntoViewIfNeeded();
  await expect(hook.getByText('O ecrã é estreito.')).toBeVisible();
  await chooseSetting(page, 'Verde');
  await chooseSetting(page, 'Escuro');
  await expect(hook.locator('html')).toHaveAttribute('data-theme', 'green');
  await expect(hook.locator('html')).toHaveAttribute('data-scheme', 'dark');
  // The pressed switch retains the focus, although the iframe URL changed.
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeFocused();
  await chooseSetting(page, '1280 px');
  await expect(hook.getByText('O ecrã é largo.')).toBeVisible();
  expect(await hook.locator('html').evaluate(() => window.innerWidth)).toBe(1280);
  await chooseSetting(page, '768 px');
  expect(await hook.locator('html').evaluate(() => window.innerWidth)).toBe(768);
  await expect(page).toHaveURL(/largura=768/);
});

test('previewed header shows the menu of its width, and its links do not navigate the frame', async ({
  page,
}) => {
  await open(page, `${LIBRARY}?procurar=PageHeader&largura=360`);
  await page.locator('[data-component="PageHeader"]').scrollIntoViewIfNeeded();
  const header = preview(page, 'page-header.curso-com-modulos');
  await header.getByRole('button', { name: 'Menu' }).click();
  await header.getByRole('navigation').getByRole('link').first().click();
  await expect(
    header.getByText('Isto é um exemplo: a ligação não leva a lado nenhum.').first(),
  ).toBeVisible();
  // The frame has no shell: its only header belongs to the example.
  await expect(header.locator('header')).toHaveCount(1);
  await expect(header.locator('footer')).toHaveCount(0);
  await chooseSetting(page, '1280 px');
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('page with open previews is accessible, also when they scroll horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, `${LIBRARY}?procurar=VoteBar&largura=1280`);
  await page.locator('[data-component="VoteBar"]').scrollIntoViewIfNeeded();
  await expect(preview(page, 'vote-bar.com-votos').getByRole('meter')).toBeAttached();
  await expect(page.getByRole('group', { name: /^VoteBar: Com votos: desloque/ })).toBeVisible();
  // Each frame is a document with its own main landmark, which axe reports as a duplicate of this page.
  const { violations } = await createAxe(page).disableRules('landmark-unique').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
  await open(page, '#/component-library-example?exemplo=vote-bar.com-votos');
  await expectAccessible(page);
});

test('dialog fits in the preview frame and uses the selected theme', async ({ page }) => {
  await open(page, `${LIBRARY}?procurar=Dialog&largura=360&tema=laranja`);
  const frame = preview(page, 'dialog.confirmacao');
  await page.locator('[data-component="Dialog"]').scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Recomeçar o percurso' }).click();
  await expect(frame.getByRole('dialog').or(frame.getByRole('alertdialog'))).toBeInViewport({ ratio: 1 });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'orange');
});

test('preview frames out of view are unmounted', async ({ page }) => {
  await openLibrary(page);
  await chooseSetting(page, '360 px');
  const frames = page.locator('iframe[data-preview]');
  // Frames that mount above a component push it out of view again.
  const scrollTo = (component: string) =>
    expect(async () => {
      await page.locator(component).scrollIntoViewIfNeeded();
      await expect(page.locator(`${component} iframe`).first()).toBeAttached({ timeout: 2000 });
    }).toPass();
  await scrollTo('#c-button');
  await scrollTo('#c-vote-bar');
  await expect(page.locator('#c-button iframe')).toHaveCount(0);
  expect(await frames.count()).toBeLessThan(12);
});

test('unknown example shows an error with a link to the library', async ({ page }) => {
  await open(page, '#/component-library-example?exemplo=nada');
  await expect(page.getByRole('heading', { name: 'Este exemplo não existe' })).toBeVisible();
  await page.getByRole('link', { name: 'Biblioteca de componentes' }).click();
  await expect(page.getByRole('heading', { name: 'Biblioteca de componentes', level: 1 })).toBeVisible();
});
