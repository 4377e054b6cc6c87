import { describeRoute, documentedPaths } from '@ia/federation/document';
import type { Shell } from './create-shell.ts';

/** The element as the published page holds it. What that leaves out, an address nobody configured, stays out. */
function set(selector: string, attribute: string, value: string | null): void {
  if (value !== null) document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Title, description and address of the route that is shown, in the same words that `federation publish` writes for the
 * main page: for the tab, for a bookmark, and for whatever shares the page from the browser.
 */
export function showDocumentHead(
  { registry, config }: Pick<Shell, 'registry' | 'config'>,
  path: string,
): void {
  // A development server has no documents at real paths.
  const documents =
    'route' in document.documentElement.dataset ? documentedPaths(registry(), config.featureFlags) : [];
  const { title, description, address } = describeRoute(registry(), path, config.siteUrl ?? null, documents);
  document.title = title;
  set('meta[name="description"]', 'content', description);
  set('meta[property="og:title"]', 'content', title);
  set('meta[property="og:description"]', 'content', description);
  set('meta[property="og:url"]', 'content', address);
  set('link[rel="canonical"]', 'href', address);
}
