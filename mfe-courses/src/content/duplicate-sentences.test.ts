import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const files = globSync('{mfe-courses/src/content/**,shared-services/src/built-in-recipes}/*.ts', {
  cwd: root,
}).filter((file) => !file.endsWith('.test.ts'));

/** Minimum length in characters; shorter literals are labels, which may repeat. */
const MIN_SENTENCE_LENGTH = 45;
/** A single-quoted string or a template without backticks. */
const STRING_LITERAL = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g;

/** Maps each sentence to the files that contain it. */
function mapToFiles(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    for (const [, quoted, template] of text.matchAll(STRING_LITERAL)) {
      const sentence = quoted ?? template ?? '';
      if (sentence.length < MIN_SENTENCE_LENGTH || !sentence.includes(' ')) continue;
      found.set(sentence, (found.get(sentence) ?? new Set()).add(file));
    }
  return found;
}
const findRepeatedSentences = (texts: ReadonlyMap<string, string>) =>
  [...mapToFiles(texts)].filter(([, where]) => where.size > 1).map(([sentence]) => sentence);

it('each sentence of a lesson, question or recipe is in one file only', () => {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  expect(mapToFiles(texts).size).toBeGreaterThan(1000);
  expect(findRepeatedSentences(texts)).toEqual([]);
});

it('the check finds a sentence that is in two files', () => {
  const sentence = 'Confirme o prazo na carta e pergunte a quem a enviou.';
  const text = `{ text: '${sentence}' }`;
  expect(
    findRepeatedSentences(
      new Map([
        ['a.ts', text],
        ['b.ts', text],
      ]),
    ),
  ).toEqual([sentence]);
  expect(findRepeatedSentences(new Map([['a.ts', text + text]]))).toEqual([]);
});
