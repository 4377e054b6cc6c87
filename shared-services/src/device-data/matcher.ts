import type { DeviceKey } from '@ia/federation';

/**
 * Builds a pattern for the storage keys that belong to a key of `deviceData` in an app's `mfe.config.ts`.
 * `{id}` stands for any text. The suffixes `@2` and higher mark later storage formats of the same key.
 */
export const storageKeyPattern = ({ key }: Pick<DeviceKey, 'key'>): RegExp =>
  new RegExp(
    `^${key
      .split('{id}')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}(@\\d+)?$`,
  );

const EMPTY_VALUES = new Set(['', '0', '[]', '{}', 'null']);

/** True for a stored value without content, which «O meu progresso» and the tile treat as absent. */
export const isEmptyValue = (text: string): boolean => EMPTY_VALUES.has(text);
