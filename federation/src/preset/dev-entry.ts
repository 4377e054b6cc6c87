import { exposeOf } from '../config/define-mfe.ts';
import type { MfeConfig } from '../config/schema.ts';
import { CONTRACT_VERSION } from '../contract/shell-api.ts';
import { registryDeclarations } from '../registry/declared.ts';
import { DEV_VERSION } from '../registry/dev-version.ts';
import type { AppEntry } from '../registry/schema.ts';
import { ENTRY_FILE } from './emit-declaration.ts';

/**
 * Registry entry of an app that a dev server serves.
 * @param base address of the dev server, with a trailing slash
 */
export const devEntry = (config: MfeConfig, base: string): AppEntry => ({
  version: DEV_VERSION,
  owner: config.owner,
  contract: CONTRACT_VERSION,
  sharedUi: 'dev',
  ...registryDeclarations(config),
  base,
  entry: base + ENTRY_FILE,
  routes: config.routes.map(({ page, prerender: _, ...route }) => ({
    ...route,
    expose: exposeOf(page),
    preload: [],
    styles: [],
  })),
});
