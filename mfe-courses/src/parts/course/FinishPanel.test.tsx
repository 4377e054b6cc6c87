import { writeDevice } from '@ia/shared-services/storage';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { course } from '../../content/copilot-v2/course.ts';
import { REVIEWS_KEY } from '../../state/reviews-atom.ts';
import { renderCourse, storeProgress } from './CoursePage.test-scene.tsx';

// A finished course is long.
vi.setConfig({ testTimeout: 30_000 });

it('End of a course says how many of its questions come back', () => {
  const due = { due: '2026-12-01T00:00:00.000Z' };
  // The id of a question starts with its course; the third question belongs to another course.
  const questions = { [`${course.id}-um`]: due, [`${course.id}-dois`]: due, 'copilot-v3-monos': due };
  writeDevice(REVIEWS_KEY, JSON.stringify({ version: 1, questions }));
  storeProgress(course, 150, course.groups.length);
  renderCourse(course);
  expect(screen.getByText(/há 2 perguntas à sua espera/)).toBeTruthy();
});
