import { expectAccessible } from '@ia/test-support/axe';
import { expectPage, open, waitForContent } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';

// Navigation in the header. «Explorar» opens a menu of the site's pages; «Nesta página», or «Menu» on a
// phone, opens one of the current page's sections. The last tests are about notices.

const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);
const menuEntries = routes
  .flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []))
  .sort((a, b) => a.order - b.order);

const siteHeader = (page: Page) => page.getByRole('banner');
const headerButton = (page: Page, name: string) => siteHeader(page).getByRole('button', { name });
/** Menu of the site's pages, which «Explorar» opens. */
const siteMenu = (page: Page) => page.getByRole('navigation', { name: 'Páginas do site' });
/** Menu of the sections of the current page. */
const sectionMenu = (page: Page) => page.getByRole('navigation', { name: 'Secções da página' });
const focusedElement = (page: Page) => page.locator(':focus');

async function tabTo(page: Page, isReached: () => Promise<boolean>, key = 'Tab') {
  for (let presses = 0; presses < 20 && !(await isReached()); presses++) await page.keyboard.press(key);
  expect(await isReached()).toBe(true);
}

test('Keyboard reaches every section from the landing page, through «Explorar»', async ({ page }) => {
  expect(menuEntries.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Fábrica de Prompts', 'Co-criar o Manifesto', 'Página Principal']),
  );
  for (const { path, label } of menuEntries.filter((entry) => entry.path !== '/')) {
    await page.goto('about:blank');
    await open(page, '#/');
    await tabTo(page, () => headerButton(page, 'Explorar').evaluate((one) => one === document.activeElement));
    await page.keyboard.press('Enter');
    await expect(siteMenu(page).getByRole('link')).toHaveText(menuEntries.map((entry) => entry.label));
    const link = siteMenu(page).getByRole('link', { name: label });
    await tabTo(page, () => link.evaluate((one) => one === document.activeElement));
    await page.keyboard.press('Enter');
    await expectPage(page, path);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(headerButton(page, 'Explorar')).toHaveAttribute('aria-expanded', 'false');
  }
  await headerButton(page, 'Explorar').click();
  // The main page is the last entry of the menu, so the loop ended at the entry before it.
  await expect(siteMenu(page).locator('[aria-current="page"]')).toHaveText(
    menuEntries.at(-2)?.label as string,
  );
  await expectAccessible(page, { within: 'header' });
  await siteMenu(page).getByRole('link', { name: 'Página Principal' }).click();
  await expectPage(page, '/');
});

test('«Explorar» omits a page whose flag is off', async ({ page, site }) => {
  site.configure({ featureFlags: { enableManifestoCoCreation: false } });
  await open(page, '#/');
  await headerButton(page, 'Explorar').click();
  await expect(siteMenu(page).getByRole('link', { name: 'Fábrica de Prompts' })).toBeVisible();
  await expect(siteMenu(page).getByRole('link', { name: 'Co-criar o Manifesto' })).toHaveCount(0);
});

test('Header collapses sections that do not fit into a button beside «Explorar»', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await open(page, '#/manifesto-cocreate');
  await expect(headerButton(page, 'Explorar')).toBeVisible();
  await headerButton(page, 'Nesta página').click();
  await expect(sectionMenu(page).getByRole('link')).toHaveCount(6);
  await sectionMenu(page).getByRole('link', { name: 'Contribuir' }).click();
  await expect(page.locator('#contribuir').getByRole('heading').first()).toBeFocused();
  await expect(sectionMenu(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(sectionMenu(page).getByRole('link', { name: 'Contribuir' })).toBeVisible();
});

test('Open menu closes when the focus leaves it and on a click outside', async ({ page }) => {
  // Tall enough to click below the open menu.
  await page.setViewportSize({ width: 360, height: 1600 });
  await open(page, '#/manifesto-cocreate');
  const menu = sectionMenu(page);
  await headerButton(page, 'Menu').click();
  const last = menu.getByRole('link').last();
  await last.focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(focusedElement(page)).toBeVisible();
  await headerButton(page, 'Menu').click();
  await expect(menu).toBeVisible();
  await expectAccessible(page, { within: 'header' });
  await page.mouse.click(180, 1595);
  await expect(menu).toBeHidden();
});

test('Developer navigation closes on Escape and on a click outside', async ({ page, site }) => {
  site.configure({ featureFlags: { enableStudioNavigation: true } });
  await open(page, '#/manifesto-cocreate');
  const summary = page.locator('summary', { hasText: 'Co-criar o Manifesto' });
  const list = page.getByRole('navigation', { name: /desenvolvimento/ });
  await summary.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await page.locator('main h1').click();
  await expect(list).toBeHidden();
  // Escape right after the click, before the browser fires the toggle event.
  await summary.evaluate(async (one: HTMLElement) => {
    one.click();
    await Promise.resolve();
    one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(list).toBeHidden();
  await expect(summary).toBeFocused();
});

test('Header marks the section in view as the current one', async ({ page }) => {
  await open(page, '#/manifesto-cocreate');
  const current = siteHeader(page).locator('[aria-current="location"]');
  await expect(current).toHaveCount(0);
  // The page keeps a pressed section in place while the lists below and above it load.
  await waitForContent(page);
  await siteHeader(page).getByRole('link', { name: 'Contribuir' }).click();
  await expect(current).toHaveText('Contribuir');
  await page.mouse.wheel(0, 5); // a scroll by the visitor unpins the section of the pressed link
  const scrollToSection = (id: string) =>
    page.locator(`#${id}`).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  await scrollToSection('read-manifesto');
  await expect(current).toHaveText('O Manifesto');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(current).toHaveText('Uso Responsável');
});

test('Landing page has one banner, one main and one contentinfo', async ({ page }) => {
  await open(page, '#/');
  await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeAttached();
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.locator('main footer')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Participar no Manifesto' }).click();
  await expectPage(page, '/manifesto-cocreate');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('Header and its menu scroll with the page at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '#/manifesto-cocreate');
  await headerButton(page, 'Menu').click();
  const last = sectionMenu(page).getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await page.locator('#contribuir').evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  await expect(siteHeader(page)).not.toBeInViewport();
});

test('Header does not overflow at 200 % text', async ({ page }) => {
  for (const width of [320, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '#/mscopilot-course-v3');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const overflowingParts = () =>
      siteHeader(page).evaluate((one) =>
        [one, ...one.querySelectorAll('a, button, p')].flatMap((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > document.documentElement.clientWidth ? [part.outerHTML] : [];
        }),
      );
    await expect.poll(overflowingParts).toEqual([]);
  }
});

test.describe('notices', () => {
  const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' });
  const dismiss = (page: Page) => notices(page).getByRole('button', { name: 'Fechar aviso' });

  test('Notice of an unknown address is readable, covers no action and is early in the tab order', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/#/p%C3%A1gina-nova-${'x'.repeat(3000)}`);
    await expectPage(page, '/');
    await expect(notices(page)).toContainText('«/página-nova-x');
    const box = await notices(page).getByText('«/página-nova').boundingBox();
    expect(box?.height).toBeLessThan(200);
    await tabTo(page, () => dismiss(page).evaluate((one) => one === document.activeElement));
    for (const name of ['Aprender IA', 'Assinar o Manifesto']) {
      const action = page.getByRole('main').getByRole('link', { name, exact: true }).first();
      await action.click({ trial: true }); // fails if another element covers it
    }
    await expectAccessible(page);
    await dismiss(page).press('Escape');
    await expect(dismiss(page)).toHaveCount(0);
  });

  test('Notice stays while it is hovered or focused, and returns the focus', async ({ page }) => {
    await page.clock.install();
    await open(page, '#/home-archive#pricing');
    const actionButton = page.getByRole('button', { name: 'Falar com a equipa comercial' });
    const notice = notices(page).getByText('Não há nada para comprar');
    await actionButton.click();
    await notice.hover();
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(5, 200);
    await dismiss(page).focus();
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(actionButton).toBeFocused();
    await actionButton.press('Enter');
    await expect(notice).toBeVisible();
    await page.clock.runFor(6_000); // the time that a notice stays
    await expect(notice).toHaveCount(0);
  });

  test('Notice does not cover the focused element', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.clock.install(); // the notice stays for the length of the test
    await open(page, '#/home-archive#pricing');
    const actionButton = page.getByRole('button', { name: 'Falar com a equipa comercial' });
    await actionButton.press('Enter');
    await expect(dismiss(page)).toBeVisible();
    const top = (await dismiss(page).boundingBox())?.y ?? 0;
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press('Tab');
      const bottom = async () => {
        const box = await focusedElement(page).boundingBox();
        return box && box.y + box.height;
      };
      await expect.poll(bottom).toBeLessThanOrEqual(top);
    }
  });
});
