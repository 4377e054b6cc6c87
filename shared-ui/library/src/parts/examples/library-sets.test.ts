import { expect, test } from 'vitest';
import { propsTables } from '../details/details.ts';
import { entries, propsOf, searchSections } from './library-sets.ts';

const examples = entries.flatMap((entry) =>
  Object.keys(entry.examples).map((name) => [entry.component, name, entry] as const),
);

test.each(examples)('source of %s, «%s», can be extracted', async (_, name, entry) => {
  const code = await entry.source(name);
  expect(code).toMatch(/\S{3}/);
  expect(code).not.toContain('defineExamples');
});

test('every component of the library has a props table, except page parts, hooks and functions', () => {
  const withTable = entries.filter((entry) => propsOf(entry, propsTables).length > 0);
  expect(entries.filter(({ hasProps }) => hasProps)).toEqual(withTable);
  const components = entries
    .filter((entry) => entry.folder && !withTable.includes(entry))
    .filter(({ component }) => /^[A-Z]/.test(component) && component !== 'Hooks')
    .map((entry) => entry.component);
  expect(components).toEqual([]);
});

test('anchors are unique', () => {
  const ids = entries.map((entry) => entry.id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('every section has entries', () => {
  expect(searchSections('').map((section) => [section.id, section.entries.length > 0])).toEqual([
    ['design-system', true],
    ['assets', true],
    ['core-ui', true],
    ['gamification', true],
    ['sections', true],
    ['hooks-effects', true],
  ]);
});

const findComponents = (query: string) =>
  searchSections(query).flatMap((section) => section.entries.map((e) => e.component));

test('search ignores word order, case and accents', () => {
  expect(findComponents('QUIZ')).toContain('Quiz');
  expect(findComponents('grafico')).toEqual(findComponents('gráfico'));
  expect(findComponents('diapositivos poucos')).toEqual(['Carousel']);
  expect(findComponents('xyz-nada')).toEqual([]);
});
