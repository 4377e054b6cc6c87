import { describe, expect, it } from 'vitest';
import { canonical, merge } from './merge.ts';

/** Joins lists of objects by `id`; of two objects with the same id, the one with the newer `at` wins. */
const UNION = { rule: 'union', idField: 'id', timeField: 'at', maxEntries: 50 } as const;

/** Seeded pseudo-random generator: the same values on every run. */
function createRandom(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return {
    next,
    list: <T>(make: () => T) => Array.from({ length: next(5) }, make),
  };
}

/** Random value in the shape stored by courses, factory and manifesto. */
function createValue(seed: number) {
  const { next, list } = createRandom(seed);
  return {
    version: 1,
    done: [...new Set(list(() => next(9)))].sort((a, b) => a - b),
    chosen: Object.fromEntries(list(() => [`q${next(4)}`, 'a'.repeat(next(6))])),
    items: [
      ...new Map(
        list(() => next(4)).map((id) => [id, { id: `i${id}`, at: next(3), text: 'x'.repeat(next(4)) }]),
      ).values(),
    ],
    ...(next(2) ? { finishedOn: `2026-11-${10 + next(20)}` } : {}),
  };
}
const union = (a: unknown, b: unknown) =>
  JSON.parse(merge(UNION, JSON.stringify(a), JSON.stringify(b)) ?? 'null');

describe('merge rule union', () => {
  const pairs = Array.from(
    { length: 300 },
    (_, i) => [createValue(i), createValue(i + 1000), createValue(i + 2000)] as const,
  );

  it('is commutative and associative', () => {
    const serialize = (value: unknown) => canonical(value);
    for (const [a, b, c] of pairs) {
      expect(serialize(union(a, b))).toBe(serialize(union(b, a)));
      expect(serialize(union(union(a, b), c))).toBe(serialize(union(a, union(b, c))));
    }
  });

  it('is idempotent', () => {
    for (const [a, b] of pairs) {
      const once = union(a, b);
      expect(union(once, b)).toEqual(once);
      expect(union(a, a)).toEqual(a);
    }
  });

  it('loses no data of either device', () => {
    for (const [a, b] of pairs) {
      const both = union(a, b);
      for (const one of [a, b]) {
        expect(both.done).toEqual(expect.arrayContaining(one.done));
        expect(both.items.map(({ id }: { id: string }) => id)).toEqual(
          expect.arrayContaining(one.items.map(({ id }) => id)),
        );
        for (const [quiz, answer] of Object.entries(one.chosen))
          expect(both.chosen[quiz].length).toBeGreaterThanOrEqual(answer.length);
      }
    }
  });

  it('takes the more recently checked state of a suggestion on both devices', () => {
    const receipt = (stage: string | null, checkedAt: string | null) => [{ code: 'A', stage, checkedAt }];
    const rule = { rule: 'union', idField: 'code', timeField: 'checkedAt' } as const;
    const later = JSON.stringify(receipt('Aceite', '2026-11-02'));
    for (const earlier of [receipt('Recebida e por ler', '2026-11-01'), receipt(null, null)]) {
      expect(merge(rule, later, JSON.stringify(earlier))).toBe(later);
      expect(merge(rule, JSON.stringify(earlier), later)).toBe(later);
    }
  });

  it.each([
    ['text that is not JSON', '{"done":'],
    ['a string instead of an object', '"x"'],
    ['a list instead of an object', '[1]'],
    ['a list instead of a nested object', '{"chosen":[1]}'],
    ['strings in a list of numbers', '{"done":["<script>"]}'],
    ['values nested too deep', `${'{"deep":'.repeat(60)}1${'}'.repeat(60)}`],
  ])('rejects %s', (_, theirs) => {
    const deep = `${'{"deep":'.repeat(59)}2${'}'.repeat(59)}`;
    const mine = `{"done":[1,2],"chosen":{"a":"b"},"deep":${deep}}`;
    expect(merge(UNION, mine, theirs)).toBeNull();
  });

  it('does not pollute the prototype', () => {
    const merged = merge(UNION, '{"a":1}', '{"__proto__":{"polluted":true},"b":2}') ?? '';
    expect(JSON.parse(merged)).toEqual({ a: 1, b: 2 });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('replaces unreadable local data with the incoming data', () => {
    expect(merge(UNION, '{"spoilt', '{"done":[1]}')).toBe('{"done":[1]}');
  });
});

it('merge rule max keeps the greater points and rejects invalid numbers', () => {
  expect(merge({ rule: 'max' }, '30', '45')).toBe('45');
  expect(merge({ rule: 'max' }, '45', '30')).toBe('45');
  expect(merge({ rule: 'max' }, null, '15')).toBe('15');
  expect(merge({ rule: 'max' }, 'NaN', '15')).toBe('15');
  for (const invalid of ['-1', '1e9', 'x', '9999999999', '1.5', ''])
    expect(merge({ rule: 'max' }, '30', invalid)).toBeNull();
});

it('merge rule here keeps the local value, and rejects a value that is not one word', () => {
  expect(merge({ rule: 'local' }, 'up', 'down')).toBe('up');
  expect(merge({ rule: 'local' }, null, 'down')).toBe('down');
  expect(merge({ rule: 'local' }, null, '<img src=x>')).toBeNull();
});
