import type { SiteConfig } from '@ia/federation/config';
import { isRouteOn, type Registry } from '@ia/federation/registry';

/** Reads a JSON data block of the document, unvalidated: any part may be absent or of another type. */
function readBlock<T>(id: string): Partial<T> {
  try {
    return Object(JSON.parse((document.getElementById(id) as HTMLElement).textContent));
  } catch {
    return {};
  }
}

/**
 * Sets the theme of the page that the shell will show at a path (the main page if the path is not served),
 * and preloads its files in one wave, instead of each script after its importer.
 * @param afterPaint requests the files after the next paint: a dozen requests delay the first paint of a slow
 * phone by half
 */
export function preloadPage(path: string, afterPaint: boolean): void {
  const apps = Object.values(readBlock<Registry>('registry').apps ?? {});
  const config = readBlock<SiteConfig>('site-config');
  const { dataset } = document.documentElement;
  for (const candidate of [path, '/']) {
    for (const app of apps) {
      // The registry is not validated here: an invalid entry must not stop the other apps.
      const route = [app?.routes]
        .flat()
        .find((entry) => entry?.path === candidate && isRouteOn(entry, app, config));
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
      if (afterPaint) requestAnimationFrame(() => setTimeout(request));
      else request();
      return;
    }
  }
}
