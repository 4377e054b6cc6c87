import { writeDevice } from '@ia/shared-services/storage';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { course } from '../../content/copilot-v2/course.ts';
import { REVIEWS_KEY } from '../../state/reviews-atom.ts';
import { renderCourse, storeProgress } from './CoursePage.test-scene.tsx';

// A finished course is long.
vi.setConfig({ testTimeout: 30_000 });

it('End of a course says that its questions come back, if any was answered', () => {
  const due = { due: '2026-12-01T00:00:00.000Z' };
  // The id of a question starts with its course.
  const schedule = (ids: string[]) =>
    writeDevice(
      REVIEWS_KEY,
      JSON.stringify({ version: 1, questions: Object.fromEntries(ids.map((id) => [id, due])) }),
    );
  storeProgress(course, 150, course.groups.length);
  schedule(['copilot-v3-monos']);
  const { unmount } = renderCourse(course);
  expect(screen.queryByText(/^Volte daqui a uma semana/)).toBeNull();
  unmount();
  schedule(['copilot-v3-monos', `${course.id}-um`]);
  renderCourse(course);
  expect(screen.getByText(/^Volte daqui a uma semana/)).toBeTruthy();
});
