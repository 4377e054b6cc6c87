import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { LIBRARY, openLibrary } from './library-page.ts';

// Views of the library for a design review: one component, values of the tokens, usage, and the sheet of
// states: the component at rest, hovered, focused, pressed, disabled and busy.

test('address of one component shows it alone, and leads to its place in the library and back', async ({
  page,
}) => {
  await open(page, `${LIBRARY}?tema=verde#c-vote-bar`);
  await page.getByRole('link', { name: 'Ver só VoteBar' }).click();
  await expect(page).toHaveURL(/\?componente=vote-bar&tema=verde$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('VoteBar');
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/^VoteBar · Biblioteca de componentes/);
  await expect(page.locator('[data-component]')).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^up/ })).toBeVisible();
  await page.getByTitle('Escuro', { exact: true }).click();
  await expect(page).toHaveURL(/\?componente=vote-bar&tema=verde&aspeto=escuro$/);
  await expect(page).toHaveTitle(/^VoteBar · /);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver toda a biblioteca' }).click();
  await expect(page).toHaveURL(/\?tema=verde&aspeto=escuro#c-vote-bar$/);
  await expect(page).toHaveTitle(/^Biblioteca de componentes/);
  await expect(page.locator('#c-vote-bar h3').first()).toBeFocused();
  await page.goBack();
  await expect(title).toHaveText('VoteBar');
  // The links of the header lead to sections of the whole library.
  await page.evaluate(() => {
    window.location.hash = '#core-ui';
  });
  await expect(page.locator('#core-ui h2')).toBeFocused();
});

test('component lists the pages that use it, as links', async ({ page }) => {
  await openLibrary(page, 'VoteBar');
  const entry = page.locator('[data-component="VoteBar"]');
  await entry.getByText('Onde se usa', { exact: true }).click();
  await entry.getByRole('link', { name: 'Co-criar o Manifesto' }).click();
  await expect(page).toHaveURL(/#\/manifesto-cocreate$/);
});

test('values of the tokens are those that the browser computes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${LIBRARY}?componente=fundacoes&tema=verde`);
  const cell = (row: string, column: number) =>
    page
      .getByRole('row', { name: new RegExp(`^${row} `) })
      .locator('td')
      .nth(column);
  const accent = cell('color-accent', 0).first();
  await expect(accent).toContainText('oklch(0.445 0.104 158)');
  const hex = ((await accent.textContent()) ?? '').slice(0, 7);
  // Canvas converts a colour of the page to sRGB.
  const computed = await page
    .locator('[data-frame]')
    .first()
    .evaluate((frame) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = getComputedStyle(frame).getPropertyValue('--color-accent');
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
  const shown = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (const [channel, value] of shown.entries())
    expect(Math.abs(value - (computed[channel] ?? 0)), `${hex}, channel ${channel}`).toBeLessThanOrEqual(1);
  await expect(cell('size.md', 1)).toHaveText('18 px');
  await expect(cell('size.h1', 2)).toHaveText('34 px a 56 px');
  await expect(cell('size.h1', 3)).toHaveText('800');
  await expect(cell('size.h1', 4)).toHaveText('1,05');
  await expect(cell('motion-fast', 0)).toHaveText('150ms');
  await page.getByTitle('200 %', { exact: true }).click();
  await expect(cell('size.md', 1)).toHaveText('36 px');
  await expectAccessible(page);
});

test('states of a component are drawn in light and dark, as the pointer and the keyboard give them', async ({
  page,
}) => {
  await open(page, `${LIBRARY}?componente=button&tema=verde`);
  // The frame of the dark states exists only while it is near the window.
  await page.getByRole('heading', { name: 'Escuro' }).scrollIntoViewIfNeeded();
  const sheet = page.frameLocator('iframe[data-preview="button.dark"]');
  await expect(sheet.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const button = (state: string) => sheet.locator(`[data-state="${state}"] button`).first();
  const background = (state: string) =>
    button(state).evaluate((element) => getComputedStyle(element).backgroundColor);
  // Colours change in 150 ms.
  await expect.poll(async () => (await background('hover')) === (await background('rest'))).toBe(false);
  await expect(button('focus')).toHaveCSS('outline-style', 'solid');
  await expect(button('rest')).toHaveCSS('outline-style', 'none');
  await expect(button('active')).not.toHaveCSS('transform', 'none');
  await expect(button('disabled')).toBeDisabled();
  await expect(button('busy')).toHaveText('A guardar…');

  // The hover of the live example looks the same. Its frame is then far from the window.
  const hovered = await background('hover');
  await page.getByTitle('Escuro', { exact: true }).click();
  const live = page.locator('[data-example="Primário"] [data-frame] button');
  await live.hover();
  await expect(live).toHaveCSS('background-color', hovered);
});

test('sheet of states is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const component of ['button', 'text-field', 'radio-group', 'tabs', 'card', 'inline-select']) {
    await open(page, `#/component-library-example?estados=${component}`);
    await expect(page.locator('[data-state="rest"]').first()).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, component).toBeLessThanOrEqual(0);
  }
});

test('advice on the use of a component has two drawings that look like it and take no focus', async ({
  page,
}) => {
  for (const component of ['button', 'card', 'toast', 'tag', 'azulejo', 'alert']) {
    await open(page, `${LIBRARY}?componente=${component}`);
    await expect(page.getByText('Use quando', { exact: true })).toBeVisible();
    await expect(page.getByText('Não use quando', { exact: true })).toBeVisible();
    await expect(page.locator('figure[data-kind="good"]')).toContainText('Assim');
    await expect(page.locator('figure[data-kind="bad"]')).toContainText('Assim não');
    await expect(page.locator('figure[data-kind] > [inert]')).toHaveCount(2);
  }
  const titleColour = (within: string) =>
    page
      .locator(`${within} strong`)
      .first()
      .evaluate((title) => getComputedStyle(title).color);
  expect(await titleColour('[data-kind="good"] > [inert]')).toBe(
    await titleColour('[data-example="Sucesso"] [data-frame]'),
  );
});
