import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const files = globSync('{mfe-courses/src/content/**,shared-services/src/built-in-recipes}/*.ts', {
  cwd: root,
}).filter((file) => !file.endsWith('.test.ts'));

/** Shorter ones are labels: two pages may well have the same. */
const SENTENCE = 45;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g;

/** Which files write a sentence of their own. */
function writers(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    for (const [, quoted, template] of text.matchAll(LITERAL)) {
      const sentence = quoted ?? template ?? '';
      if (sentence.length < SENTENCE || !sentence.includes(' ')) continue;
      found.set(sentence, (found.get(sentence) ?? new Set()).add(file));
    }
  return found;
}
const inTwo = (texts: ReadonlyMap<string, string>) =>
  [...writers(texts)].filter(([, where]) => where.size > 1).map(([sentence]) => sentence);

it('a sentence of a lesson, a question or a recipe stands in one file: who changes it changes one', () => {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  expect(writers(texts).size).toBeGreaterThan(1000);
  expect(inTwo(texts)).toEqual([]);
});

it('finds what stands in two', () => {
  const sentence = 'Confirme o prazo na carta e pergunte a quem a enviou.';
  const text = `{ text: '${sentence}' }`;
  expect(
    inTwo(
      new Map([
        ['a.ts', text],
        ['b.ts', text],
      ]),
    ),
  ).toEqual([sentence]);
  expect(inTwo(new Map([['a.ts', text + text]]))).toEqual([]);
});
