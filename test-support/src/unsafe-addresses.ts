import type { Page } from 'playwright/test';

/** Addresses that would run a script, inline event handlers, and new tabs that get a reference to this one. */
export const unsafeAddresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        const address = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc'].includes(name);
        const runs = address && /^\s*(javascript|vbscript|data:(?!image\/))/i.test(value);
        const tells =
          name === 'target' && value === '_blank' && !/noopener/.test(element.getAttribute('rel') ?? '');
        return runs || tells || /^on/.test(name) ? [`${element.tagName} ${name}="${value}"`] : [];
      }),
    ),
  );
