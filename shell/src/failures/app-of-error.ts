import type { Registry } from '@ia/federation/registry';
import { decodeOrKeep } from './decode-or-keep.ts';

/** An app and its version, from the address of a file. */
export interface AppVersion {
  app: string;
  version: string;
}

/** The first app folder in a text; the shell's when there is no other. */
function folderIn(text: string, { apps }: Registry): AppVersion | null {
  const folders = [...text.matchAll(/\/([a-z][a-z0-9-]*)(?=\/([^/\s]+)\/)/g)].flatMap(
    ([, app = '', version = '']) =>
      app === 'shell' || Object.hasOwn(apps, app) ? [{ app, version: decodeOrKeep(version) }] : [],
  );
  return folders.find(({ app }) => app !== 'shell') ?? folders[0] ?? null;
}

/** The app of a file. @returns null for a file in no app's folder */
export const appOfFile = (address: string, registry: Registry): AppVersion | null =>
  folderIn(address, registry);

/**
 * The app that an error comes from: the first stack line in `/<app>/<version>/`. Lines of the shell's own
 * files, React's among them, count for the app that called them, or for the shell when there is none.
 * @returns null for other code, such as a browser extension
 */
export const appOfError = (error: unknown, registry: Registry): AppVersion | null =>
  folderIn(error instanceof Error ? (error.stack ?? '') : '', registry);
