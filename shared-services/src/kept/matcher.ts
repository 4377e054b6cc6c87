import type { KeptPlace } from '@ia/federation';

/** What finds the keys that a declared name stands for; `@2` and so on are its later formats. */
export const matcherOf = ({ key }: Pick<KeptPlace, 'key'>): RegExp =>
  new RegExp(
    `^${key
      .split('{id}')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}(@\\d+)?$`,
  );

const EMPTY = new Set(['', '0', '[]', '{}', 'null']);

/** Whether a text that is kept holds nothing. */
export const isNothing = (text: string): boolean => EMPTY.has(text);
