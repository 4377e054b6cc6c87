import type { Registry } from '@ia/federation/registry';
import { decoded } from './decoded.ts';

/** An app and its version, as they stand in the address of its files. */
export interface Culprit {
  app: string;
  version: string;
}

/** The first app's folder that a text names; the shell's when it names no other. */
function folderIn(text: string, { apps }: Registry): Culprit | null {
  const places = [...text.matchAll(/\/([a-z][a-z0-9-]*)(?=\/([^/\s]+)\/)/g)].flatMap(
    ([, app = '', version = '']) =>
      app === 'shell' || Object.hasOwn(apps, app) ? [{ app, version: decoded(version) }] : [],
  );
  return places.find(({ app }) => app !== 'shell') ?? places[0] ?? null;
}

/** Whose file stands at an address. @returns null for what lies in no app's folder */
export const whoseFile = (address: string, registry: Registry): Culprit | null => folderIn(address, registry);

/**
 * Whose code an error comes from: the first line of its stack that lies in `/<app>/<version>/`. Lines of the shell's own
 * files, React's among them, stand for the app that called them, and for the shell when there is none.
 * @returns null for what is nobody's here, such as a browser's extension
 */
export const whoseError = (error: unknown, registry: Registry): Culprit | null =>
  folderIn(error instanceof Error ? (error.stack ?? '') : '', registry);
