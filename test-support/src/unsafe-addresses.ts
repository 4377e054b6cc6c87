import type { Page } from 'playwright/test';

/**
 * Returns attributes with script URLs, inline event handlers, and links that open a new
 * tab with a reference to this one.
 */
export const findUnsafeAttributes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        const canContainUrl = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc'].includes(name);
        const runsScript = canContainUrl && /^\s*(javascript|vbscript|data:(?!image\/))/i.test(value);
        const exposesOpener =
          name === 'target' && value === '_blank' && !/noopener/.test(element.getAttribute('rel') ?? '');
        return runsScript || exposesOpener || /^on/.test(name)
          ? [`${element.tagName} ${name}="${value}"`]
          : [];
      }),
    ),
  );
