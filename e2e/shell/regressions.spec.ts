import { expectPage, goTo, open } from '@ia/test-support/pages';
import { ROUTE, section } from '../manifesto/journey.ts';
import { openLibrary } from '../shared-ui/library-page.ts';
import { failedRequest } from '../support/browser-errors.ts';
import { expect, test } from '../support/fixtures.ts';

// Bugs of earlier versions that no other test covers.

test('Route that the registry removes after the click leads to the main page with a notice', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '#/');
  const registry = await (await page.request.get('/registry.json')).json();
  const courses = registry.apps['mfe-courses'];
  courses.routes = courses.routes.filter(({ path }: { path: string }) => path !== '/mission-1');
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
  // The router waits at most 400 ms for the registry: with timers paused, the response arrives first.
  // A navigation reads `registry.json` again only if the last read is over five seconds old.
  await page.clock.pauseAt(Date.now() + 60_000);
  const published = page.waitForResponse('**/registry.json');
  await goTo(page, '#/mission-1');
  await (await published).finished();
  await page.clock.resume();
  await expect(page.getByText('O endereço «/mission-1» não foi encontrado.').first()).toBeVisible();
  await expectPage(page, '/');
});

test('Form rejects a suggestion of only its prefilled text, prefills it once, and counts visible characters', async ({
  page,
}) => {
  const PREFILL = 'Sugestão acerca do princípio "Literacia" do Manifesto IA para Todos: ';
  await open(page, '#/manifesto-cocreate?principio=literacia#contribuir');
  const form = section(page, 'contribuir');
  const textField = form.getByLabel('A sua sugestão');
  await expect(textField).toHaveValue(PREFILL);
  await page.reload();
  await expectPage(page, '/manifesto-cocreate');
  await expect(textField).toHaveValue(PREFILL);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText('Falta a sua sugestão.').first()).toBeVisible();
  await expect(textField).toHaveValue(PREFILL);

  await open(page, ROUTE);
  // Each emoji is one visible character, but two UTF-16 units. The limit is 2000.
  await textField.fill('🙂'.repeat(1500));
  await expect(form.getByText('Pode escrever ainda 500 caracteres.').first()).toBeAttached();
  await expect(form.getByText(/a mais/)).toHaveCount(0);
});

test('Library search finds the terms of its placeholder, and synonyms', async ({ page }) => {
  await openLibrary(page, 'Spinner');
  const search = page.getByRole('searchbox', { name: 'Procurar um componente' });
  for (const [query, component] of Object.entries({
    botão: 'Button',
    gráfico: 'Chart',
    modal: 'Dialog',
    campo: 'TextField',
    quiz: 'Quiz',
  })) {
    await search.fill(query);
    await expect(page.locator(`[data-component="${component}"]`), query).toBeVisible();
  }
});

test('Prefetch loads pages of the navigation, and no unlisted page', async ({ page }) => {
  await open(page, '#/');
  const prefetchLinks = page.locator('link[rel="prefetch"]');
  await expect.poll(() => prefetchLinks.count()).toBeGreaterThan(2);
  const files = (
    await prefetchLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  ).join('\n');
  expect(files).toContain('aprender');
  expect(files).not.toMatch(/shared-ui\/|moderacao|home-archive|mission-1/);
});

test('Headings skip no level, and no block element is inside an inline element', async ({ page }) => {
  for (const hash of ['#/mscopilot-course-v3', '#/component-library']) {
    await open(page, hash);
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      let level = 0;
      for (const heading of document.querySelectorAll(
        // Without hidden pictures of components.
        'main :is(h1, h2, h3, h4, h5, h6):not([aria-hidden="true"] *)',
      )) {
        const next = Number(heading.tagName[1]);
        if (next > level + 1) found.push(`h${next} after h${level}: ${heading.textContent}`);
        level = next;
      }
      for (const block of document.querySelectorAll('span div, p div'))
        found.push(block.outerHTML.slice(0, 90));
      for (const span of document.querySelectorAll('span[aria-label]:not([role])'))
        found.push(span.outerHTML.slice(0, 90));
      return found;
    });
    expect(faults.join('\n'), hash).toBe('');
  }
});

test('Worker code that cannot be downloaded causes no uncaught error', async ({ page, browserErrors }) => {
  browserErrors.expect(failedRequest('ERR_FAILED', 'start-worker'));
  await page.route('**/start-worker-*.js', (route) => route.abort());
  const requested = page.waitForRequest('**/start-worker-*.js');
  await open(page, '#/');
  await requested;
  await expectPage(page, '/');
});
