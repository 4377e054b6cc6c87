import { expect, test } from 'vitest';
import config from '../../mfe.config.ts';
import { courseBadges } from './course-badges.ts';
import { course } from './descobrir-a-ia/course.ts';
import { paths } from './learn/learn.ts';

test('every course link has a unique badge and an audience', () => {
  const courseLinks = [...paths.flatMap(({ steps }) => steps), ...(course.showcase?.modules ?? [])];
  for (const { to } of courseLinks) expect(courseBadges[to], to).toBeDefined();
  const badges = Object.values(courseBadges).map(({ motif }) => motif);
  expect(new Set(badges).size).toBe(badges.length);
});

test('the audience of a badge matches its learning path', () => {
  for (const { title, steps } of paths)
    for (const { to } of steps) expect(courseBadges[to]?.audience).toBe(title);
});

test('the theme of a badge is the theme of its page', () => {
  for (const { path, theme } of config.routes)
    if (courseBadges[path]) expect(courseBadges[path].theme, path).toBe(theme);
});
