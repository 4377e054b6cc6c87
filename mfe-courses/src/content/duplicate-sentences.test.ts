import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const files = globSync('{mfe-courses/src/content/**,shared-services/src/built-in-recipes}/*.ts', {
  cwd: root,
}).filter((file) => !file.endsWith('.test.ts'));

/** Minimum length in characters; shorter literals are labels, which may repeat. */
const SENTENCE = 45;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g;

/** Maps each sentence to the files that contain it. */
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

it('each sentence of a lesson, question or recipe is in one file only', () => {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  expect(writers(texts).size).toBeGreaterThan(1000);
  expect(inTwo(texts)).toEqual([]);
});

it('the check finds a sentence that is in two files', () => {
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
