import { useShell } from '@ia/federation';
import { celebrate } from '@ia/shared-ui/confetti';
import { prefersReducedMotion } from '@ia/shared-ui/hooks';
import { useEffect, useState } from 'react';
import type { Course, Group } from '../content/schema.ts';
import { words } from '../content/words.ts';
import { blockHeadingId } from '../lesson/BlockView.tsx';
import { useProgress } from '../state/progress-atom.ts';
import { today } from '../today.ts';
import {
  complete,
  currentGroup,
  hasMedal,
  isFinished,
  type Progress,
  progressPercent,
  restored,
  shownGroups,
} from './rules/progress.ts';

/** Anchor of the panel that closes a course. */
export const FINISH_ID = 'fim-do-curso';

const quizzesOf = (group: Group) =>
  group.blocks.flatMap((block) => block.parts.flatMap((part) => (part.type === 'quiz' ? [part.id] : [])));

const firstBlockToDo = (course: Course, progress: Progress) =>
  course.groups.find(({ group_id }) => group_id === currentGroup(course, progress))?.blocks[0];

/** A course in use: what is open, what was earned, and what happens on completing a group. */
export function useCourse(course: Course) {
  const shell = useShell();
  const [saved, change] = useProgress(course.storageKey);
  const progress = restored(course, saved);
  const [pointsAtLoad] = useState(progress.points);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [goTo, setGoTo] = useState<string | null>(null);

  useEffect(() => {
    if (goTo === null) return;
    const heading = document.getElementById(goTo);
    heading?.focus({ preventScroll: true });
    heading?.closest('article, section')?.scrollIntoView({
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      block: 'start',
    });
    setGoTo(null);
  }, [goTo]);

  const shown = shownGroups(course, progress);
  const openQuizzes = (group: Group) =>
    course.options.requiresQuiz ? quizzesOf(group).filter((quiz) => !answered.has(quiz)) : [];

  function answer(quiz: string) {
    if (answered.has(quiz)) return;
    const next = new Set(answered).add(quiz);
    setAnswered(next);
    const group = course.groups.find(({ group_id }) => group_id === currentGroup(course, progress));
    const waited = group && course.options.requiresQuiz && quizzesOf(group).includes(quiz);
    if (waited && quizzesOf(group).every((id) => next.has(id))) shell.announce(words.course.quizAnswered);
  }

  function finishGroup(group: Group) {
    const [waiting] = openQuizzes(group);
    if (waiting) {
      shell.announce(words.course.answerFirst);
      document.querySelector<HTMLElement>(`[data-quiz="${waiting}"] button`)?.focus();
      return;
    }
    const after = complete(course, progress, group.group_id);
    if (after === progress) return;
    const finished = isFinished(course, after);
    change((before) => ({
      ...complete(course, restored(course, before), group.group_id),
      finishedOn: before.finishedOn ?? (finished ? today() : undefined),
    }));
    const next = firstBlockToDo(course, after);
    setGoTo(next ? blockHeadingId(next) : `${FINISH_ID}-titulo`);
    shell.announce(
      [
        words.course.earned(after.points - progress.points, after.points, course.goal),
        next ? words.course.opened(next.title) : course.finished.title,
      ].join(' '),
    );
    if (hasMedal(course, after) && !hasMedal(course, progress)) {
      shell.notify({ kind: 'success', message: course.medal.notice, timeout: 0 });
    }
    if (finished && course.options.finishParticles > 0) {
      void celebrate({ particleCount: course.options.finishParticles, spread: 100 });
    }
  }

  const toDo = firstBlockToDo(course, progress);
  return {
    progress,
    /** What the display of points starts from, even one that appears with the first completion. */
    pointsAtLoad,
    groups: course.groups.filter(({ group_id }) => shown.includes(group_id)),
    current: currentGroup(course, progress),
    percent: progressPercent(course, progress),
    medal: hasMedal(course, progress),
    /** Finished now, or before a release added blocks. */
    finished: toDo === undefined || progress.finishedOn !== undefined,
    started: progress.done.length > 0,
    /** Anchor of the first block that is not done, or of the end. */
    resumeAt: toDo ? blockHeadingId(toDo) : FINISH_ID,
    openQuizzes,
    answer,
    finishGroup,
  };
}

export type CourseInUse = ReturnType<typeof useCourse>;
