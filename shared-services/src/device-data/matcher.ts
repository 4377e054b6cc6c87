import type { DeviceKey } from '@ia/federation';

/** Builds the pattern of the storage keys of a declared key: `{id}` is any text, `@2` and higher are later formats. */
export const storageKeyPattern = ({ key }: Pick<DeviceKey, 'key'>): RegExp =>
  new RegExp(
    `^${key
      .split('{id}')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}(@\\d+)?$`,
  );

const EMPTY_VALUES = new Set(['', '0', '[]', '{}', 'null']);

/** Returns true when a stored text holds an empty value. */
export const isEmptyValue = (text: string): boolean => EMPTY_VALUES.has(text);
