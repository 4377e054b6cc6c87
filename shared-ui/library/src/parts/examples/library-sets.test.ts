import { expect, test } from 'vitest';
import { entries, searchSections } from './library-sets.ts';

const examples = entries.flatMap((entry) =>
  Object.keys(entry.examples).map((name) => [entry.component, name, entry] as const),
);

test.each(examples)('the code of %s, «%s», can be shown on its own', async (_, name, entry) => {
  const code = await entry.source(name);
  expect(code).toMatch(/\S{3}/);
  expect(code).not.toContain('defineExamples');
});

test('every component of the library but the page’s own, hooks and functions has a props table', () => {
  const without = entries.filter((entry) => entry.specifier && entry.props.length === 0);
  const components = without
    .filter(({ component }) => /^[A-Z]/.test(component) && component !== 'Hooks')
    .map((entry) => entry.component);
  expect(components).toEqual([]);
});

test('each anchor exists once', () => {
  const ids = entries.map((entry) => entry.id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('every section has something to show', () => {
  expect(searchSections('').map((section) => [section.id, section.entries.length > 0])).toEqual([
    ['design-system', true],
    ['assets', true],
    ['core-ui', true],
    ['gamification', true],
    ['sections', true],
    ['hooks-effects', true],
  ]);
});

const found = (query: string) =>
  searchSections(query).flatMap((section) => section.entries.map((e) => e.component));

test('search takes any order, any case and no accents', () => {
  expect(found('QUIZ')).toContain('Quiz');
  expect(found('grafico')).toEqual(found('gráfico'));
  expect(found('diapositivos poucos')).toEqual(['Carousel']);
  expect(found('xyz-nada')).toEqual([]);
});
