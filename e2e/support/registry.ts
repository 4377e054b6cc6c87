import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry, type Registry } from '@ia/federation/registry';
import { workspace } from '../../scripts/run.ts';

// The registry (`registry.json`) lists the apps of a site, with their versions and routes.

/** Folder of the site under test: the build of this run (build-once.ts), or `site/`. */
export const siteFolder = path.resolve(workspace, process.env.SITE_DIR ?? 'site');

/** Reads the registry of the site under test. */
export const publishedRegistry = (site = siteFolder): Registry =>
  parseRegistry(JSON.parse(readFileSync(path.join(site, 'registry.json'), 'utf8')));

/** Reads the paths of all routes of the site under test. */
export const publishedPaths = (): string[] =>
  Object.values(publishedRegistry().apps).flatMap(({ routes }) => routes.map(({ path: route }) => route));
