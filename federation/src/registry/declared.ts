import type { MfeConfig } from '../config/schema.ts';
import type { AppEntry } from './schema.ts';

const mapValues = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/**
 * What the registry carries of the flags and settings that an app declares: everything but the words for whoever sets them;
 * and what it keeps on devices, where it keeps something.
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
