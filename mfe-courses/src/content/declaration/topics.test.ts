import { expect, it } from 'vitest';
import { paths } from '../learn/learn.ts';
import { declarationEntries, topics } from './topics.ts';

it('every course of the learning paths has a declaration', () => {
  const courses = paths.flatMap(({ steps }) => steps.filter(({ progress }) => progress.kind === 'course'));
  expect(declarationEntries.map(({ id }) => id)).toEqual(courses.map(({ id }) => id));
});

it.each(declarationEntries)('$id: every topic has a block', async ({ id, load }) => {
  const course = await load();
  expect(course.id).toBe(id);
  const usedTopics = new Set(course.groups.flatMap(({ blocks }) => blocks.map(({ topic }) => topic)));
  expect([...usedTopics].sort()).toEqual(Object.keys(topics).sort());
});
