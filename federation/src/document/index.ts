export { type Description, describeRoute, listedPlaces, placeOf } from './describe-route.ts';
export { documentedPaths } from './documented-paths.ts';
export { escapeHtml } from './escape-html.ts';
export { addressTags, documentTags, linkedData } from './head-tags.ts';
export { originOf, originsSchema, readOrigins } from './origins.ts';
export { readSiteUrl, siteUrlSchema } from './site-url.ts';
