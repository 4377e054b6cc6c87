import type { Browser } from 'playwright';
import type { Files, Variant } from './variants.ts';

/** Runs in the page: serialises the rendered document with its style rules inlined and without scripts. */
function serialiseStatically(): string {
  const css = [...document.styleSheets]
    .flatMap((sheet) => {
      // URLs in a style sheet are relative to the sheet.
      const base = sheet.href ?? document.baseURI;
      return [...sheet.cssRules].map((rule) =>
        rule.cssText.replace(/url\("([^"]+)"\)/g, (_whole, address) => {
          const { pathname } = new URL(address, base);
          return `url("${pathname}")`;
        }),
      );
    })
    .join('\n');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(
    'script, style, noscript, link:not([rel="icon"]), meta[http-equiv], [hidden]',
  ))
    element.remove();
  const style = document.createElement('style');
  style.textContent = css;
  copy.querySelector('head')?.append(style);
  return `<!doctype html>\n${copy.outerHTML}`;
}

/**
 * Renders each route as a static document with inlined style rules and no script: the least that a page with
 * the same text and look can weigh.
 * @param url URL of the federation, for the browser to render it
 * @param files files of the federation: fonts and pictures keep their URLs
 */
export async function renderStatic(
  browser: Browser,
  url: string,
  files: Files,
  routes: string[],
): Promise<Variant> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const documents: Files = new Map([...files].filter(([name]) => /\.(woff2|svg|png)$/.test(name)));
  const addressOf = (route: string) => `/static${route === '/' ? '' : route}/`;
  for (const route of routes) {
    const page = await context.newPage();
    await page.goto(`${url}/#${route}`, { waitUntil: 'networkidle' });
    await page.locator('main h1').first().waitFor();
    documents.set(`${addressOf(route)}index.html`, Buffer.from(await page.evaluate(serialiseStatically)));
    await page.close();
  }
  await context.close();
  return { name: 'static', files: documents, addressOf };
}
