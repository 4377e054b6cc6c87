import { expect, it } from 'vitest';
import { paths } from '../learn/learn.ts';
import { declared, topics } from './topics.ts';

it('there is a declaration for every course of the learning paths', () => {
  const courses = paths.flatMap(({ steps }) => steps.filter(({ progress }) => progress.kind === 'course'));
  expect(declared.map(({ id }) => id)).toEqual(courses.map(({ id }) => id));
});

it.each(declared)(
  '$id: each block is about one topic, and no topic is empty',
  async ({ id, taught, load }) => {
    const course = await load();
    expect(course.id).toBe(id);
    const blocks = course.groups.flatMap((group) => group.blocks.map((block) => block.id));
    const placed = Object.values(taught).flat();
    expect([...placed].sort((a, b) => a - b)).toEqual(blocks);
    expect(Object.keys(taught)).toEqual(Object.keys(topics));
    for (const ids of Object.values(taught)) expect(ids.length).toBeGreaterThan(0);
  },
);
