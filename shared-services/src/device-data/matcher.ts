import type { DeviceKey } from '@ia/federation';

/** Builds the pattern that matches the storage keys of a declared name; `@2` and higher are its later formats. */
export const matcherOf = ({ key }: Pick<DeviceKey, 'key'>): RegExp =>
  new RegExp(
    `^${key
      .split('{id}')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}(@\\d+)?$`,
  );

const EMPTY = new Set(['', '0', '[]', '{}', 'null']);

/** Returns true when a stored text holds an empty value. */
export const isNothing = (text: string): boolean => EMPTY.has(text);
