import type { Site } from './site.ts';

/** Delays scripts and backend responses by 150 ms, so that a page's parts load one after the other. */
export function delayResponses(site: Site): void {
  site.intercept(async ({ url = '' }) => {
    if (/\.js(\?|$)/.test(url) || url.startsWith('/backend'))
      await new Promise((resolve) => setTimeout(resolve, 150));
    return false;
  });
}
