import { expectPage, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, motion, test } from '../support/fixtures.ts';
import { publishedPaths } from '../support/registry.ts';
import { onPhoneAndDesktop } from './widths.ts';

test.use(motion);

/** Opens the landing page and waits for the sections below the fold, which load shortly after the hero. */
async function openAllSections(page: Page) {
  await open(page, '');
  await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeAttached();
}

const fitsItsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const heroOpacity = (page: Page) =>
  page
    .locator('main h1')
    .locator('xpath=../..')
    .evaluate((element) => Number(getComputedStyle(element).opacity));

onPhoneAndDesktop(() => {
  test('landing sections are in order and cause no horizontal scroll', async ({ page }) => {
    await openAllSections(page);
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(['manifesto', 'about', 'participate', 'learn', 'faq']);
    expect(await fitsItsWidth(page)).toBe(true);
  });

  test('text of every section is opaque before it scrolls into view', async ({ page }) => {
    await openAllSections(page);
    const faded = await page
      .locator('main :is(h1, h2, h3, p, li, a, button)')
      .evaluateAll((all) =>
        all
          .filter(
            (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
          )
          .map(({ textContent }) => textContent),
      );
    expect(faded).toEqual([]);
  });

  test('carousel wraps in both directions and its indicators jump', async ({ page }) => {
    await openAllSections(page);
    await page.locator('#about').scrollIntoViewIfNeeded();
    const carousel = page.getByRole('region', { name: 'Três formas de fazer parte do programa' });
    const slide = (name: string) => carousel.getByRole('group', { name });
    const expectShown = async (name: string) => {
      const left = async () => (await slide(name).boundingBox())?.x;
      await expect.poll(left).toBeCloseTo((await carousel.boundingBox())?.x ?? -1, 0);
      await expect(slide(name)).not.toHaveAttribute('inert');
    };
    await expectShown('1 de 3: Todos podem aprender');
    await carousel.getByRole('button', { name: 'Anterior' }).click();
    await expectShown('3 de 3: Todos podem contribuir');
    await carousel.getByRole('button', { name: 'Seguinte' }).click();
    await expectShown('1 de 3: Todos podem aprender');
    await carousel.getByRole('button', { name: 'Ir para 2: Todos podem participar' }).click();
    await expectShown('2 de 3: Todos podem participar');
    const action = slide('2 de 3: Todos podem participar').getByRole('link');
    await expect(action).toHaveAttribute('href', '#/manifesto-cocreate');
    await page.locator('#about').getByRole('link', { name: 'Ler as perguntas frequentes' }).click();
    await expect(page.locator('#faq h2')).toBeFocused();
    await expect(page.locator('#faq')).toBeInViewport();
  });
});

test('every internal link leads to an existing page or section', async ({ page }) => {
  await openAllSections(page);
  await page.getByRole('button', { name: 'Ver Todos os Recursos' }).click();
  await expect(page.locator('#recursos')).toBeVisible();
  const addresses = await page
    .locator(':is(main, footer) a[href^="#"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const anchors = addresses.filter((address) => !address.startsWith('#/'));
  expect(anchors.sort()).toEqual(['#about', '#faq', '#learn', '#manifesto', '#participate', '#recursos']);
  for (const anchor of anchors) await expect(page.locator(`${anchor} h2`)).toHaveCount(1);
  const pages = addresses.filter((address) => address.startsWith('#/'));
  expect([...new Set(pages.map((address) => address.split('#')[1]))].sort()).toEqual([
    // The site may be composed without the app of the courses.
    ...publishedPaths().filter((path) => path === '/aprender'),
    '/copilot-course',
    '/manifesto-cocreate',
    '/mission-1',
    '/mscopilot-course-v3',
    '/prompt-factory',
  ]);
});

test('manifesto section has six principles, a sign link and a participate link', async ({ page }) => {
  await openAllSections(page);
  const manifesto = page.locator('#manifesto');
  await expect(manifesto.getByRole('heading', { level: 3 })).toHaveText([
    'Literacia',
    'Inclusividade',
    'Potencial Humano',
    'Responsabilidade',
    'Bem Comum',
    'Supervisão Humana',
  ]);
  const sign = manifesto.getByRole('link', { name: 'Assinar o Manifesto (abre num novo separador)' });
  await expect(sign).toHaveAttribute('target', '_blank');
  await manifesto.getByRole('link', { name: 'Participar no Manifesto' }).click();
  await expectPage(page, '/manifesto-cocreate');
});

test('«Em breve» cards have no control, the others link to their target', async ({ page }) => {
  await openAllSections(page);
  const expectations: [section: string, comingSoonTitles: string[], links: Record<string, string>][] = [
    ['#participate', ['Subscrever', 'Comunidade'], { Contribuir: '#/manifesto-cocreate#contribuir' }],
    [
      '#learn',
      ['Curso rápido Descobrir a IA', 'Certificação IA para Todos', 'Curtas de IA'],
      {
        'Fábrica de Prompts IA': '#/prompt-factory',
        'Descobrir a IA Microsoft Copilot': '#/mscopilot-course-v3',
      },
    ],
  ];
  for (const [section, comingSoonTitles, links] of expectations) {
    for (const title of comingSoonTitles) {
      const card = page.locator(section).getByRole('article').filter({ hasText: title });
      await expect(card).toContainText('Em breve');
      await expect(card.getByRole('link')).toHaveCount(0);
      await expect(card.getByRole('button')).toHaveCount(0);
    }
    for (const [title, address] of Object.entries(links)) {
      const link = page.locator(section).getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', address);
    }
  }
});

test('questions open by mouse and keyboard, several at a time', async ({ page }) => {
  await openAllSections(page);
  const questions = page.locator('#faq').getByRole('button');
  await expect(questions).toHaveCount(3);
  await questions.nth(0).click();
  await questions.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('É um programa municipal. Tem um manifesto')).toBeVisible();
  await expect(page.getByText('Qualquer pessoa com 18 anos ou mais')).toBeVisible();
  await questions.nth(0).click();
  await expect(page.getByText('É um programa municipal. Tem um manifesto')).toBeHidden();
  await expect(page.getByText('Qualquer pessoa com 18 anos ou mais')).toBeVisible();
});

test('resources section is hidden until the button or the footer link reveals them', async ({ page }) => {
  await openAllSections(page);
  await expect(page.locator('#recursos')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver Todos os Recursos' }).click();
  await expect(page.locator('#recursos h2')).toBeFocused();
  await expect(page.locator('#recursos')).toBeInViewport();
  await expect(page.locator('#recursos').getByRole('article')).toHaveCount(4);
  await expect(page.locator('#recursos').getByText('Em breve')).toHaveCount(2);

  await page.goto('/');
  await page.reload();
  await openAllSections(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recursos', exact: true }).click();
  await expect(page.locator('#recursos h2')).toBeFocused();
  await expect(page).toHaveURL(/#recursos$/);
});

test('footer has year, licence, entity, contact and the two legal pages', async ({ page }) => {
  await openAllSections(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} IA para Todos`);
  await expect(footer.getByRole('link', { name: /Creative Commons/ })).toBeVisible();
  await expect(footer).toContainText('Entidade responsável');
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await footer.getByRole('link', { name: 'Declaração de acessibilidade' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Declaração de Acessibilidade e Usabilidade' }),
  ).toBeVisible();
  await page.goBack();
  await expectPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible();
});

for (const anchor of ['manifesto', 'about', 'participate', 'learn', 'faq', 'recursos']) {
  test(`#${anchor} as entry URL scrolls to the section and focuses its heading`, async ({ page }) => {
    await page.goto(`/#${anchor}`);
    await expect(page.locator(`#${anchor} h2`)).toBeFocused();
    await expect(page.locator(`#${anchor} h2`)).toBeInViewport();
  });
}

test('hero links to learning and to the manifesto', async ({ page }) => {
  await open(page, '');
  await page.locator('main').getByRole('link', { name: 'Aprender IA' }).click();
  await expect(page.locator('#learn h2')).toBeFocused();
  await expect(page.locator('#learn h2')).toBeInViewport();
  await page.goBack();
  await page.locator('main').getByRole('link', { name: 'Assinar o Manifesto', exact: true }).first().click();
  await expect(page.locator('#manifesto h2')).toBeFocused();
});

test('hero fades with the scroll, and is static under reduced motion', async ({ page }) => {
  await openAllSections(page);
  const opacity = () => heroOpacity(page);
  expect(await opacity()).toBe(1);
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
  await expect.poll(opacity).toBeCloseTo(0.5, 1);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(opacity).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await opacity()).toBe(1);
});

test('hero taller than the screen stays opaque until its buttons have been in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 }); // a desktop at 400 % zoom
  await openAllSections(page);
  const opacity = () => heroOpacity(page);
  for (const name of ['Aprender IA', 'Assinar o Manifesto']) {
    const link = page.locator('main').getByRole('link', { name, exact: true }).first();
    for (const block of ['end', 'center'] as const) {
      await link.evaluate((element, where) => {
        element.scrollIntoView({ behavior: 'instant', block: where });
        // Two frames: the page has been painted after the scroll.
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, block);
      expect(await opacity(), `${name} at the ${block}`).toBe(1);
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
  }
  await page.locator('#manifesto').evaluate((next) => next.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(opacity).toBeLessThan(1);
});

test('links to a disabled route are hidden', async ({ page, site }) => {
  site.configure({ featureFlags: { enableManifestoCoCreation: false } });
  await openAllSections(page);
  await expect(page.getByRole('link', { name: 'Participar no Manifesto' })).toHaveCount(0);
  await expect(page.locator('a[href*="manifesto-cocreate"]')).toHaveCount(0);
});

test('print version has every section', async ({ page }) => {
  await openAllSections(page);
  await page.emulateMedia({ media: 'print' });
  for (const id of ['manifesto', 'about', 'participate', 'learn', 'faq']) {
    await expect(page.locator(`#${id} h2`)).toBeVisible();
  }
  await expect(page.getByText('Qualquer pessoa com 18 anos ou mais')).toBeVisible();
  const effectiveOpacity = (card: Element) => {
    let opacity = 1;
    for (let ancestor: Element | null = card; ancestor; ancestor = ancestor.parentElement) {
      opacity *= Number(getComputedStyle(ancestor).opacity);
    }
    return opacity;
  };
  // Cards below the viewport appear with a transition.
  await expect.poll(() => page.locator('#learn article').first().evaluate(effectiveOpacity)).toBe(1);
});

test('content is not clipped at 320 px or at 200 % text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAllSections(page);
  // The header adapts one frame after the resize.
  await expect.poll(() => fitsItsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => fitsItsWidth(page)).toBe(true);
});
