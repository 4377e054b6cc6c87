import type { Registry } from '@ia/federation/registry';
import { decodeOrKeep } from './decode-or-keep.ts';

/** An app and its version, from the address of a file. */
export interface AppVersion {
  app: string;
  version: string;
}

/** Finds the first `/<app>/<version>/` of a known app in a text; the shell's when there is no other. */
function findVersionFolder(text: string, { apps }: Registry): AppVersion | null {
  const folders = [...text.matchAll(/\/([a-z][a-z0-9-]*)(?=\/([^/\s]+)\/)/g)].flatMap(
    ([, app = '', version = '']) =>
      app === 'shell' || Object.hasOwn(apps, app) ? [{ app, version: decodeOrKeep(version) }] : [],
  );
  return folders.find(({ app }) => app !== 'shell') ?? folders[0] ?? null;
}

/** The app and version of a file's address. @returns null for a file in no app's folder */
export const appOfFile = (address: string, registry: Registry): AppVersion | null =>
  findVersionFolder(address, registry);

/**
 * The app that an error comes from: the first stack line in `/<app>/<version>/`. The shell's own files, which
 * include React, count only when no line is in another app.
 * @returns null for other code, such as a browser extension
 */
export const appOfError = (error: unknown, registry: Registry): AppVersion | null =>
  findVersionFolder(error instanceof Error ? (error.stack ?? '') : '', registry);
