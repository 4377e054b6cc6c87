/** Helpers that render a course page, optionally with stored progress. */
import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { writeDevice } from '@ia/shared-services/storage';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Course } from '../../content/schema.ts';
import { CoursePage } from './CoursePage.tsx';
import type { LoadSecondPart } from './use-second-part.ts';

/** Renders a course page with a fake shell. */
export function renderCourse(course: Course, overrides = {}, loadSecondPart?: LoadSecondPart) {
  const shell = fakeShell(overrides);
  const view = render(
    <ShellProvider shell={shell}>
      <CoursePage course={course} loadSecondPart={loadSecondPart} />
    </ShellProvider>,
  );
  return { shell, user: userEvent.setup(), ...view };
}

/** Stores points and the first `done` groups of a course as finished. */
export const storeProgress = (course: Course, points: number, done: number) => {
  writeDevice(course.storageKey, String(points));
  writeDevice(
    `${course.storageKey}State`,
    JSON.stringify({ done: course.groups.slice(0, done).map((g) => g.group_id) }),
  );
};
/** Returns the titles of the blocks on the page. */
export const blockTitles = () =>
  screen
    .getAllByRole('article')
    .flatMap((article) => within(article).queryAllByRole('heading', { level: 3 }))
    .map((h) => h.textContent);
/** Returns the points as announced by the progress bar. */
export const readPoints = () =>
  screen.getByRole('progressbar', { name: 'Pontos' }).getAttribute('aria-valuetext');
