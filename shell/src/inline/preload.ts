import type { SiteConfig } from '@ia/federation/config';
import { isRouteOn, type Registry } from '@ia/federation/registry';

/** A data block of the document, unvalidated: any part of it may be absent or of another type. */
function readBlock<T>(id: string): Partial<T> {
  try {
    return Object(JSON.parse((document.getElementById(id) as HTMLElement).textContent));
  } catch {
    return {};
  }
}

/**
 * Sets the theme of the page that the shell will show at a path, its own or else the main page, and requests
 * its files in one wave, instead of each script after its importer.
 * @param isPainting whether something waits to be painted: a dozen requests delay the first paint of a slow
 * phone by half
 */
export function preloadPage(path: string, isPainting: boolean): void {
  const apps = Object.values(readBlock<Registry>('registry').apps ?? {});
  const config = readBlock<SiteConfig>('site-config');
  const { dataset } = document.documentElement;
  for (const candidate of [path, '/']) {
    for (const app of apps) {
      // An invalid entry costs its own app at most.
      const route = [app?.routes]
        .flat()
        .find((one) => one?.path === candidate && isRouteOn(one, app, config));
      if (!route) continue;
      dataset.theme = config.pageThemes?.[candidate] ?? route.theme ?? 'blue';
      const add = (file: string, attributes: Partial<HTMLLinkElement>) => {
        const href = (app.base + file).replace(/^\.\//, dataset.root ?? './');
        document.head.append(Object.assign(document.createElement('link'), attributes, { href }));
      };
      const request = () => {
        for (const file of route.styles ?? []) add(file, { rel: 'preload', as: 'style' });
        for (const file of route.preload ?? []) add(file, { rel: 'modulepreload', crossOrigin: '' });
      };
      if (isPainting) requestAnimationFrame(() => setTimeout(request));
      else request();
      return;
    }
  }
}
