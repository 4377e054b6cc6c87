import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/commands';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { expect, type Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { test } from '../support/fixtures.ts';
import { siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

// All apps share one document, so the code of one page could change all others. The shell reverts such
// changes on navigation.

const app = 'mfe-courses';
const route = '/mscopilot-course-v3';

/**
 * A build that changes the whole document: styles (a file, inserted rules, an adopted sheet), attributes and
 * URL.
 */
const LEAKING_ENTRY = `
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: new URL('./page.css', import.meta.url).href });
  document.head.append(link);
  const style = document.createElement('style');
  document.head.append(style);
  style.sheet.insertRule('main { --made: yes }');
  const adopted = new CSSStyleSheet();
  adopted.insertRule('html { --adopted: yes }');
  document.adoptedStyleSheets.push(adopted);
  const Page = () => {
    if (document.body.className === '') {
      document.title = 'Outro site';
      document.body.className = 'dark';
      document.body.setAttribute('dir', 'rtl');
      document.documentElement.dataset.theme = 'pink';
      document.documentElement.style.setProperty('--font-size', '40px');
      history.pushState(null, '', './algures/dentro');
    }
    return 'Um curso';
  };
  export const init = () => {};
  export const get = async () => () => ({ default: Page });
`;
/** The style sheet that `LEAKING_ENTRY` links. */
const LEAKING_CSS = 'body { --file: yes } h1 { color: rgb(1, 2, 3) !important }';

/** State of the document outside the page. */
const readDocumentState = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html, body } = document;
    const property = (element: Element | null, name: string) =>
      element ? getComputedStyle(element).getPropertyValue(name) : '';
    return {
      sheets: [
        property(body, '--file'),
        property(document.querySelector('main'), '--made'),
        property(html, '--adopted'),
      ],
      theme: html.dataset.theme,
      size: html.style.getPropertyValue('--font-size'),
      title: document.title,
      path: location.pathname,
      attributes: [...html.attributes, ...body.attributes].map(({ name, value }) => `${name}=${value}`),
    };
  });

test('Navigation reverts changes of a page to the document, and its styles apply again on return', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'containment-'));
  const site = path.join(folder, 'site');
  const build = path.join(folder, app);
  await cp(siteFolder, site, { recursive: true });
  await cp(path.join(workspace, app, 'dist'), path.join(build, 'dist'), { recursive: true });
  await writeFile(path.join(build, 'dist/remoteEntry.js'), LEAKING_ENTRY);
  await writeFile(path.join(build, 'dist/page.css'), LEAKING_CSS);
  await publishRemote(build, site);
  const ownSite = await startSite({ site });
  try {
    await page.goto(`${ownSite.url}/#/manifesto-cocreate`);
    await expectPage(page, '/manifesto-cocreate');
    const before = await readDocumentState(page);
    expect(before.sheets).toEqual(['', '', '']);

    const link = page.getByRole('banner').getByRole('link', { name: 'Página Principal' });
    await page.evaluate((to) => {
      location.hash = to;
    }, route);
    await expect(page.locator(`[data-page="${route}"][data-page-state="ready"]`)).toContainText('Um curso');
    await expect.poll(async () => (await readDocumentState(page)).sheets).toEqual(['yes', 'yes', 'yes']);
    expect(await readDocumentState(page)).toMatchObject({
      theme: 'pink',
      size: '40px',
      path: '/algures/dentro',
    });

    await link.click();
    await expectPage(page, '/');
    const main = await readDocumentState(page);
    expect(main).toMatchObject({ sheets: ['', '', ''], size: '', path: '/' });
    expect(main.attributes.filter((one) => !one.startsWith('data-theme'))).toEqual(
      before.attributes.filter((one) => !one.startsWith('data-theme')),
    );
    await expect(page).toHaveTitle(/^IA para Todos/);

    // Back leads to the page that changed the URL. Its style sheets apply again.
    await page.goBack();
    await expect(page.locator(`[data-page="${route}"]`)).toBeVisible();
    await expect.poll(async () => (await readDocumentState(page)).sheets).toEqual(['yes', 'yes', 'yes']);
    await page.evaluate(() => {
      location.hash = '#/manifesto-cocreate';
    });
    await expectPage(page, '/manifesto-cocreate');
    await expect.poll(() => readDocumentState(page)).toEqual(before);
  } finally {
    await leavePages(page);
    await ownSite.close();
    await rm(folder, { recursive: true, force: true });
  }
});

// A page may change the URL's path with `history.pushState`. The document and `registry.json` must still load
// from the base of the site.
test('Navigation and reload work after a page changed the path of the URL', async ({ page }) => {
  const ownSite = await startSite({ site: siteFolder });
  try {
    await page.goto(ownSite.url);
    await expectPage(page, '/');
    await page.evaluate(() => history.pushState(null, '', '/algures/muito/fundo'));
    // A navigation reads `registry.json` again only if the last read is over five seconds old.
    await page.clock.install({ time: Date.now() + 60_000 });
    await goTo(page, '#/mscopilot-course-v3');
    await page.clock.runFor(1000); // a navigation waits up to 400 ms for the registry
    await page.clock.resume();
    await expectPage(page, '/mscopilot-course-v3');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await expectPage(page, '/mscopilot-course-v3');
  } finally {
    await leavePages(page);
    await ownSite.close();
  }
});
