import type { SiteConfig } from '@ia/federation/config';
import { describeRoute, pathsWithDocument } from '@ia/federation/document';
import type { Registry } from '@ia/federation/registry';

/**
 * Sets an attribute of an element that the published document has. An element that is missing, such as an
 * address that is not configured, stays missing.
 */
function set(selector: string, attribute: string, value: string | null): void {
  if (value !== null) document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Sets title, description and address of the current route, with the text that `federation publish` writes
 * into documents: for the tab, bookmarks and the browser's share function.
 */
export function showDocumentHead(
  { registry, config }: { registry: () => Registry; config: SiteConfig },
  path: string,
): void {
  // A development server has no documents at real paths.
  const documents = 'route' in document.documentElement.dataset ? pathsWithDocument(registry(), config) : [];
  const { title, description, address } = describeRoute(registry(), path, config.siteUrl ?? null, documents);
  document.title = title;
  set('meta[name="description"]', 'content', description);
  set('meta[property="og:title"]', 'content', title);
  set('meta[property="og:description"]', 'content', description);
  set('meta[property="og:url"]', 'content', address);
  set('link[rel="canonical"]', 'href', address);
}
