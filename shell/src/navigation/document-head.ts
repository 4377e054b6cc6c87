import type { SiteConfig } from '@ia/federation/config';
import { describeRoute, pathsWithDocument } from '@ia/federation/document';
import type { Registry } from '@ia/federation/registry';

/**
 * Sets an attribute of an element that the published document has. It adds no element: the
 * canonical link, for example, is missing without a configured site URL.
 */
function setIfPresent(selector: string, attribute: string, value: string | null): void {
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
  setIfPresent('meta[name="description"]', 'content', description);
  setIfPresent('meta[property="og:title"]', 'content', title);
  setIfPresent('meta[property="og:description"]', 'content', description);
  setIfPresent('meta[property="og:url"]', 'content', address);
  setIfPresent('link[rel="canonical"]', 'href', address);
}
