import { existsSync } from 'node:fs';
import path from 'node:path';
import { documents } from '../../shell/src/content/documents/index.ts';
import { publishedPaths, siteFolder } from '../support/registry.ts';

// HTML documents that layout.spec.ts and access-monitor.spec.ts check, as paths in the built site.

/** Static documents that footers link to, such as the privacy page, and two plain text versions. */
export const DOCUMENTS = [
  ...documents.filter(({ label }) => label).map(({ file }) => file.replace('index.html', '')),
  'texto/',
  'prompt-factory/texto/',
];

const isPublished = (document: string): boolean => existsSync(path.join(siteFolder, document, 'index.html'));

/** Prerendered documents of the routes; '' is the main page. */
export const ROUTE_DOCUMENTS = publishedPaths()
  .map((route) => `${route}/`.replace(/^\/+/, ''))
  .filter(isPublished);

/** Plain text versions of the routes, for visitors without scripts. */
export const TEXT_DOCUMENTS = ROUTE_DOCUMENTS.map((document) => `${document}texto/`).filter(isPublished);
