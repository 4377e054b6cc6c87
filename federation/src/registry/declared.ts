import type { MfeConfig } from '../config/schema.ts';
import type { AppEntry } from './schema.ts';

const mapValues = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/**
 * The registry's form of an app's declared flags, settings and device storage: without the descriptions for administrators.
 * `kept` is absent when it is empty.
 */
export const declaredIn = ({
  flags = {},
  settings = {},
  kept = [],
}: Partial<Pick<MfeConfig, 'flags' | 'settings' | 'kept'>>): Pick<
  AppEntry,
  'flags' | 'settings' | 'kept'
> => ({
  flags: mapValues(flags, (flag) => flag.default),
  settings: mapValues(settings, ({ description: _, ...setting }) => setting),
  ...(kept.length > 0 ? { kept } : {}),
});
