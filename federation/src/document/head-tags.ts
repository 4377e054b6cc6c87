import type { Description } from './describe-route.ts';
import { escapeHtml } from './escape-html.ts';

/** Stands at the site's root, under this name for good: what was shared years ago still asks for it. */
const IMAGE = 'social-card.png';

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

/**
 * The tags that need the site's own address. Open Graph wants absolute addresses: while the site does not know its own,
 * it claims none, and names the image as seen from the document, which many readers of these tags understand.
 * @param root the site's root as seen from the document
 */
export const addressTags = (address: string | null, siteUrl: string | null, root = './'): string =>
  [
    ...(address
      ? [`<link rel="canonical" href="${escapeHtml(address)}" />`, meta('property', 'og:url', address)]
      : []),
    meta('property', 'og:image', `${siteUrl ?? root}${IMAGE}`),
  ].join('\n    ');

/** The tags that change from one document to the next; the template holds those that stay. */
export const documentTags = (
  { title, description, address }: Description,
  siteUrl: string | null,
  root = './',
): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    addressTags(address, siteUrl, root),
  ].join('\n    ');

/** What search engines read of a document as data. It is no script: no browser runs it. */
export function linkedData({ title, description, address }: Description, siteName: string): string {
  const page = {
    '@context': 'https://schema.org',
    '@type': title === siteName ? 'WebSite' : 'WebPage',
    name: title,
    description,
    inLanguage: 'pt-PT',
    ...(address ? { url: address } : {}),
    ...(title === siteName ? {} : { isPartOf: { '@type': 'WebSite', name: siteName } }),
  };
  return `<script type="application/ld+json">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`;
}
