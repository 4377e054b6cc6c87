import type { Registry } from '@ia/federation/registry';
import { decoded } from './decoded.ts';

/** An app and its version, as they stand in the address of its files. */
export interface Culprit {
  app: string;
  version: string;
}

/**
 * Whose code an error comes from: the first line of its stack that lies in `/<app>/<version>/`. Lines of the shell's own
 * files, React's among them, stand for the app that called them, and for the shell when there is none.
 * @returns null for what is nobody's here, such as a browser's extension
 */
export function whoseError(error: unknown, { apps }: Registry): Culprit | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = [...stack.matchAll(/\/([a-z][a-z0-9-]*)(?=\/([^/\s]+)\/)/g)].flatMap(
    ([, app = '', version = '']) =>
      app === 'shell' || Object.hasOwn(apps, app) ? [{ app, version: decoded(version) }] : [],
  );
  return places.find(({ app }) => app !== 'shell') ?? places[0] ?? null;
}
