import type { MfeConfig } from '../config/schema.ts';
import type { AppEntry } from './schema.ts';

const mapValues = <T, R>(record: Record<string, T>, convert: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));

/**
 * Returns an app's declared flags, settings and device storage in the registry's form, without the
 * descriptions for administrators. `deviceData` is absent if it is empty.
 */
export const registryDeclarations = ({
  flags = {},
  settings = {},
  deviceData = [],
}: Partial<Pick<MfeConfig, 'flags' | 'settings' | 'deviceData'>>): Pick<
  AppEntry,
  'flags' | 'settings' | 'deviceData'
> => ({
  flags: mapValues(flags, (flag) => flag.default),
  settings: mapValues(settings, ({ description: _, ...setting }) => setting),
  ...(deviceData.length > 0 ? { deviceData } : {}),
});
