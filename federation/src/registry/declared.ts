import type { MfeConfig } from '../config/schema.ts';
import type { AppEntry } from './schema.ts';

const mapValues = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/**
 * What the registry carries of the flags and settings that an app declares: everything but the words for whoever sets them.
 * A declaration of before contract 4 has neither.
 */
export const declaredIn = ({
  flags = {},
  settings = {},
}: Partial<Pick<MfeConfig, 'flags' | 'settings'>>): Pick<AppEntry, 'flags' | 'settings'> => ({
  flags: mapValues(flags, (flag) => flag.default),
  settings: mapValues(settings, ({ description: _, ...setting }) => setting),
});
