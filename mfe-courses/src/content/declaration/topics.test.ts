import { expect, it } from 'vitest';
import { paths } from '../learn/learn.ts';
import { declared, topics } from './topics.ts';

it('there is a declaration for every course of the learning paths', () => {
  const courses = paths.flatMap(({ steps }) => steps.filter(({ progress }) => progress.kind === 'course'));
  expect(declared.map(({ id }) => id)).toEqual(courses.map(({ id }) => id));
});

it.each(declared)('$id: no topic is empty', async ({ id, load }) => {
  const course = await load();
  expect(course.id).toBe(id);
  const about = new Set(course.groups.flatMap(({ blocks }) => blocks.map(({ topic }) => topic)));
  expect([...about].sort()).toEqual(Object.keys(topics).sort());
});
