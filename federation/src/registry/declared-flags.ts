import type { Registry } from './schema.ts';

/** Names of all flags that a registry's apps declare or use. */
export const declaredFlags = ({ apps }: Registry): (string | undefined)[] =>
  Object.values(apps).flatMap(({ routes, flags = {} }) => [
    ...Object.keys(flags),
    ...routes.map(({ flag }) => flag),
  ]);
