import type { MfeConfig } from '../config/schema.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import type { Requires } from '../registry/handshake-schema.ts';

/**
 * `dist/mfe.json`: the declaration of a built app. The build writes it from `mfe.config.ts` and
 * `package.json`. Publish reads this file and does not load `mfe.config.ts`.
 */
export interface Declaration extends MfeConfig {
  version: string;
  /** Version of the API between shell and apps (contract/shell-api.ts) that the app was built with. */
  contract: number;
  /** Missing if the build was made with another tool than the preset. */
  requires?: Requires;
  /** Version of the design system that the app bundles. */
  sharedUi: string;
  /** Entry module of the build: 'remoteEntry.js'. */
  entry: string;
  /** Expose name by page module: { './src/pages/home': './home' }. */
  exposes: Record<string, string>;
}

/** Reads a JSON file of a build. @throws when it does not exist, or is not JSON. */
export async function readBuildJson<T>(build: Files, file: string): Promise<T> {
  const found = await build.json<T>(file);
  if (found === null) throw errorOf('FED-128', { file });
  return found;
}

/** Reads the declaration of an app from its build. @throws when the build has none */
export const readDeclaration = (build: Files): Promise<Declaration> => readBuildJson(build, 'mfe.json');
