import { existsSync } from 'node:fs';
import path from 'node:path';
import { documents } from '../../shell/src/content/documents/index.ts';
import { publishedPaths, siteFolder } from '../support/registry.ts';

/** Static documents that are checked, and two plain texts: paths in the site. */
export const DOCUMENTS = [
  ...documents.filter(({ label }) => label).map(({ file }) => file.replace('index.html', '')),
  'texto/',
  'prompt-factory/texto/',
];

const isPublished = (document: string): boolean => existsSync(path.join(siteFolder, document, 'index.html'));

/** Documents of the routes, as the server sends them: paths in the site, '' for the main page. */
export const ROUTE_DOCUMENTS = publishedPaths()
  .map((route) => `${route}/`.replace(/^\/+/, ''))
  .filter(isPublished);

/** Plain text versions of the routes: paths in the site. */
export const TEXT_DOCUMENTS = ROUTE_DOCUMENTS.map((document) => `${document}texto/`).filter(isPublished);
