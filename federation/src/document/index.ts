// Package entry `@ia/federation/document`: titles, addresses and head tags, for compose, shell and scripts.
export { originOf, originsSchema, readOrigins } from '../config/origins.ts';
export { readSiteUrl, siteUrlSchema } from '../config/site-url.ts';
export { type Description, describeRoute, listedPaths, relativeAddressOf } from './describe-route.ts';
export { escapeHtml } from './escape-html.ts';
export { addressTags, documentTags, linkedData } from './head-tags.ts';
export { pathsWithDocument } from './paths-with-document.ts';
