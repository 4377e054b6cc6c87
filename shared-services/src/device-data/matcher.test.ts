import { describe, expect, it } from 'vitest';
import { storageKeyPattern } from './matcher.ts';

describe('storageKeyPattern', () => {
  it.each([
    ['vote_{id}', 'vote_a b', true],
    ['vote_{id}', 'vote_', false],
    ['vote_{id}', 'unsent_vote_a', false],
    ['a.b(c)', 'a.b(c)', true],
    ['a.b(c)', 'axb(c)', false],
    ['points', 'points@2', true],
    ['points', 'pointsState', false],
  ])('%s and %s: %s', (key, name, matches) => expect(storageKeyPattern({ key }).test(name)).toBe(matches));
});
