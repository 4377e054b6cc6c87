import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RECIPES } from '../shared-services/src/built-in-recipes/index.ts';
import { findPersonalData } from '../shared-ui/src/personal-data/find-personal-data.ts';
import { SUGGESTIONS } from '../supabase/content/suggestions.ts';

// The check warns visitors about personal data in their texts. The site's own texts must cause no
// warning.

const root = path.join(import.meta.dirname, '..');
/** File with telephone numbers of public services, which are not personal data. */
const PUBLIC_CONTACTS = 'mfe-courses/src/content/contacts.ts';
const findInTexts = (texts: Iterable<string>) => [...texts].flatMap((text) => findPersonalData(text));

test('Personal data check finds nothing in the example suggestions', () => {
  expect(SUGGESTIONS.length).toBeGreaterThan(5);
  expect(findInTexts(SUGGESTIONS.map((suggestion) => JSON.stringify(suggestion)))).toEqual([]);
});

test('Personal data check finds nothing in the recipes, nor in any choice for their blanks', () => {
  const texts = RECIPES.flatMap(({ template, placeholders }) => [
    template,
    ...placeholders.flatMap(({ options }) => options),
  ]);
  expect(texts.length).toBeGreaterThan(100);
  expect(findInTexts(texts)).toEqual([]);
});

test('Personal data check finds nothing in the lessons, their answers and the other texts of the site', async () => {
  const found: string[] = [];
  let fileCount = 0;
  for await (const file of glob(
    ['{mfe-*,shell}/src/content/**/*.ts', 'shared-services/src/**/*.ts', 'supabase/content/*.ts'],
    { cwd: root },
  )) {
    if (/\.test\.ts$|\/illustrations\//.test(file) || file === PUBLIC_CONTACTS) continue;
    fileCount++;
    const text = await readFile(path.join(root, file), 'utf8');
    for (const { kind, text: match } of findPersonalData(text)) found.push(`${file}: ${kind} ${match}`);
  }
  expect(fileCount).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
