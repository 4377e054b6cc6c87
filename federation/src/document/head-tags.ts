import type { Description } from './describe-route.ts';
import { escapeHtml } from './escape-html.ts';

/** File at the site's root. Its name is permanent, because old shares still request it. */
const SOCIAL_IMAGE = 'social-card.png';

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

/**
 * Returns the tags that depend on the site's address. Open Graph requires absolute
 * addresses. Without a `siteUrl`, the page address is omitted and the image address is
 * relative, which many readers of these tags accept.
 * @param root the site's root relative to the document
 */
export const addressTags = (address: string | null, siteUrl: string | null, root = './'): string =>
  [
    ...(address
      ? [`<link rel="canonical" href="${escapeHtml(address)}" />`, meta('property', 'og:url', address)]
      : []),
    meta('property', 'og:image', `${siteUrl ?? root}${SOCIAL_IMAGE}`),
  ].join('\n    ');

/** Returns the tags that differ between documents; the template has the others. */
export const documentTags = (
  { title, description, address, noindex }: Description,
  siteUrl: string | null,
  root = './',
): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    addressTags(address, siteUrl, root),
    ...(noindex ? [meta('name', 'robots', 'noindex')] : []),
  ].join('\n    ');

/** Returns structured data for search engines (JSON-LD). Browsers do not run it. */
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
