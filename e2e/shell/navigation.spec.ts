import { expectAccessible } from '@ia/test-support/axe';
import { expectPage, goTo, open } from '@ia/test-support/pages';
import { expect, motion, test } from '../support/fixtures.ts';

// What the shell adds to the pages: addresses, titles, themes, header and footer.

test.use(motion);

test.describe('addresses', () => {
  test('Unknown address shows the main page with a notice', async ({ page }) => {
    await open(page, '#/');
    await page.goto('/#/nao-existe');
    await expectPage(page, '/');
    const message = 'O endereço «/nao-existe» não foi encontrado. Mostramos a página principal.';
    await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(1);
    const notice = page.getByRole('region', { name: 'Avisos' });
    await expect(notice).toContainText(message);
    await notice.getByRole('button', { name: 'Fechar aviso' }).click();
    await expect(notice).not.toContainText(message);
  });

  for (const [hash, path] of Object.entries({
    '#/Manifesto-Cocreate': '/manifesto-cocreate',
    '#manifesto-cocreate': '/manifesto-cocreate',
    '#%2Fmanifesto-cocreate': '/manifesto-cocreate',
    '#!/prompt-factory': '/prompt-factory',
  })) {
    test(`${hash} opens the intended page`, async ({ page, site }) => {
      await page.goto(`/${hash}`);
      await expectPage(page, path);
      expect(page.url()).toBe(`${site.url}/#${path}`);
      await expect(page.getByRole('region', { name: 'Avisos' })).not.toContainText('não foi encontrado');
    });
  }

  for (const [hash, path] of Object.entries({
    '#/manifesto': '/manifesto-cocreate',
    '#/cursos': '/mscopilot-course',
    '#/prompt-fatory': '/prompt-factory',
  })) {
    test(`${hash} suggests the page with the most similar name`, async ({ page }) => {
      await page.goto(`/${hash}`);
      await expectPage(page, '/');
      const notice = page.getByRole('region', { name: 'Avisos' });
      await expect(notice).toContainText('Talvez procure');
      await notice.locator(`a[href="#${path}"]`).click();
      await expectPage(page, path);
    });
  }

  test('Suggestions for an unknown address omit a page whose flag is off', async ({ page, site }) => {
    site.configure({ featureFlags: { enableManifestoCoCreation: false } });
    await page.goto('/#/manifesto-cocreat');
    await expectPage(page, '/');
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('não foi encontrado');
    await expect(page.locator('a[href^="#/manifesto-cocreate"]')).toHaveCount(0);
  });

  test('Route whose flag is off is an unknown address, and no link leads to it', async ({ page, site }) => {
    site.configure({ featureFlags: { enableManifestoCoCreation: false } });
    await page.goto('/#/manifesto-cocreate');
    await expectPage(page, '/');
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('/manifesto-cocreate');
    await expect(page.locator('a[href^="#/manifesto-cocreate"]')).toHaveCount(0);
  });

  test('#about opens the landing page at that section on first load', async ({ page }) => {
    await page.goto('/#about');
    await expectPage(page, '/');
    const section = page.locator('#about');
    await expect(section).toBeInViewport();
    await expect(section.getByRole('heading').first()).toBeFocused();
  });

  test('Anchor of another page opens that page at its section, and a plain anchor stays on the page', async ({
    page,
  }) => {
    await page.goto('/#/manifesto-cocreate#contribuir');
    await expectPage(page, '/manifesto-cocreate');
    await expect(page.locator('#contribuir')).toBeInViewport();
    await goTo(page, '#responsible-use');
    await expect(page.locator('#responsible-use')).toBeInViewport();
    await expectPage(page, '/manifesto-cocreate');
    await expect(page).toHaveURL(/#\/manifesto-cocreate#responsible-use$/);
  });

  test('Link to the current address scrolls to its section again, and an unknown-address notice disappears', async ({
    page,
  }) => {
    await open(page, '#/manifesto-cocreate');
    const link = page.getByRole('banner').getByRole('link', { name: 'Contribuir' });
    for (let time = 1; time <= 2; time++) {
      await link.click();
      await expect(page.locator('#contribuir').getByRole('heading').first()).toBeFocused();
      // Waits for the final position: before that, the router would correct the scroll below.
      const sectionTop = () => page.locator('#contribuir').evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(async () => Math.abs((await sectionTop()) - 100)).toBeLessThan(100);
      // Input by the visitor, so the router stops correcting the scroll position. Chromium ignores the key while
      // it still scrolls smoothly.
      await expect(async () => {
        await page.keyboard.press('Home');
        await expect.poll(() => page.evaluate(() => scrollY), { timeout: 2000 }).toBeLessThan(200);
      }).toPass();
      await page.getByRole('link', { name: 'Votar nos princípios' }).focus();
    }
    await page.goto('/#/nao-existe');
    await expectPage(page, '/');
    await goTo(page, '#/manifesto-cocreate');
    await expectPage(page, '/manifesto-cocreate');
    await expect(page.getByRole('region', { name: 'Avisos' })).not.toContainText('não foi encontrado');
  });

  test('New page starts at the top, with the focus on its title and its name in the tab', async ({
    page,
  }) => {
    await open(page, '#/');
    await page.evaluate(() => scrollTo(0, 1500));
    await goTo(page, '#/manifesto-cocreate');
    await expectPage(page, '/manifesto-cocreate');
    await expect(page.locator('main h1')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle('Co-criar o Manifesto · IA para Todos');
    await page.goBack();
    await expectPage(page, '/');
    await expect(page).toHaveTitle('IA para Todos');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
});

test.describe('themes', () => {
  test('Each page has its theme on first load', async ({ page }) => {
    const themes = {
      '/': 'blue',
      '/home-archive': 'pink',
      '/manifesto-cocreate': 'purple',
      '/prompt-factory': 'purple',
      '/copilot-course': 'green',
      '/mscopilot-course': 'blue',
      '/mscopilot-course-v2': 'orange',
      '/mscopilot-course-v3': 'green',
      '/mission-1': 'purple',
      '/component-library': 'pink',
    };
    for (const [path, theme] of Object.entries(themes)) {
      // Without this, only the hash would change, and the page's own document would not load.
      await page.goto('about:blank');
      await open(page, `#${path}`);
      await expect(page.locator('html'), path).toHaveAttribute('data-theme', theme);
    }
  });

  test('Configuration sets the theme of a page', async ({ page, site }) => {
    site.configure({ pageThemes: { '/manifesto-cocreate': 'orange' } });
    await open(page, '#/manifesto-cocreate');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'orange');
  });
});

test('Console names an invalid key of the configuration, and its default applies', async ({ page, site }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  site.configure({ fontScale: 'grande', pageThemes: { '/manifesto-cocreate': 'red' } });
  await open(page, '#/manifesto-cocreate');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'purple');
  expect(warnings.join('\n')).toMatch(
    /site\.config\.json is not valid[\s\S]*fontScale: expected number, found "grande"/,
  );
});

test.describe('header and footer', () => {
  test('Landing header turns opaque after more than 50 px', async ({ page }) => {
    await open(page, '#/');
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-opaque', 'false');
    await page.evaluate(() => scrollTo(0, 50));
    await expect(header).toHaveAttribute('data-opaque', 'false');
    await page.evaluate(() => scrollTo(0, 51));
    await expect(header).toHaveAttribute('data-opaque', 'true');
  });

  test('Menu on a small screen opens, closes on Escape and returns the focus', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '#/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Secções da página' });
    await expect(menu).toBeHidden();
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('list', { name: 'Nesta página' }).getByRole('link')).toHaveCount(4);
    await expectAccessible(page, { within: 'header' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: 'Manifesto', exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#manifesto')).toBeInViewport();
  });

  test('First Tab focuses the skip link', async ({ page }) => {
    await open(page, '#/manifesto-cocreate');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar para o conteúdo' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('Secondary page has a footer with a link to the main page', async ({ page }) => {
    await open(page, '#/manifesto-cocreate');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('IA para Todos');
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer).toContainText('Creative Commons');
    await expect(footer.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', /^mailto:/);
    for (const [name, title] of [
      ['Declaração de acessibilidade', 'Declaração de Acessibilidade e Usabilidade'],
      ['Privacidade', 'Privacidade'],
    ] as const) {
      const href = await footer.getByRole('link', { name }).getAttribute('href');
      const other = await page.context().newPage();
      await other.goto(new URL(href ?? '', page.url()).href);
      await expect(other.getByRole('heading', { level: 1 })).toContainText(title);
      await expectAccessible(other);
      await other.close();
    }
    await footer.getByRole('link', { name: 'Voltar à Página Principal' }).click();
    await expectPage(page, '/');
  });

  test('Developer navigation lists the pages and marks the current one when its flag is on', async ({
    page,
    site,
  }) => {
    await open(page, '#/');
    await expect(page.getByText('Navegar', { exact: true })).toHaveCount(0);
    site.configure({ featureFlags: { enableStudioNavigation: true } });
    await open(page, '#/manifesto-cocreate');
    await page.reload();
    const summary = page.locator('details > summary', { hasText: 'Co-criar o Manifesto' });
    await summary.click();
    const list = page.getByRole('navigation', { name: /desenvolvimento/ });
    await expect(list.getByRole('link', { name: 'Co-criar o Manifesto' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(list.getByRole('link', { name: 'Missão 1' })).toBeVisible();
    await expect(list.locator('a[href="#/prompt-factory-v2"], a[href="#/moderacao"]')).toHaveCount(0);
    await expectAccessible(page, { within: 'details' });
  });
});

test('No page scrolls horizontally at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/manifesto-cocreate',
    '/prompt-factory',
    '/mscopilot-course-v3',
    '/component-library',
  ]) {
    await open(page, `#${path}`);
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx, path).toBeLessThanOrEqual(0);
  }
});
