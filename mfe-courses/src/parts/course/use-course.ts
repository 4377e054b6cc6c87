import { takingOver, useShell } from '@ia/federation';
import { useDeviceKeeps } from '@ia/shared-services/storage';
import { celebrate } from '@ia/shared-ui/confetti';
import { prefersReducedMotion } from '@ia/shared-ui/hooks';
import { useEffect, useState } from 'react';
import type { Block, Course, Group } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import {
  complete,
  currentGroup,
  hasMedal,
  isFinished,
  type Progress,
  progressPercent,
  restored,
  START,
  shownGroups,
  wasFinished,
} from '../../rules/progress.ts';
import { today } from '../../rules/today.ts';
import { useAnswers } from '../../state/answers-atom.ts';
import { useProgress } from '../../state/progress-atom.ts';
import { forgetCourse } from '../../state/restart.ts';
import { isQuestionOf, useReviews } from '../../state/reviews-atom.ts';
import { blockHeadingId } from '../lesson/BlockView.tsx';
import type { FoldState } from '../lesson/Fold.tsx';
import { FINISH_ID } from './anchors.ts';
import { useKeeping } from './keeping.ts';
import { useOpenBlocks } from './use-open-blocks.ts';

const quizzesOf = (group: Group) =>
  group.blocks.flatMap((block) => block.parts.flatMap((part) => (part.type === 'quiz' ? [part.id] : [])));

const firstBlockToDo = (course: Course, progress: Progress) =>
  course.groups.find(({ group_id }) => group_id === currentGroup(course, progress))?.blocks[0];

/** A course in use: what is open, what was earned, and what happens on completing a group. */
export function useCourse(course: Course) {
  const shell = useShell();
  const keeping = useKeeping();
  const [saved, change] = useProgress(course.storageKey);
  const [answers, keepAnswer] = useAnswers(course.storageKey);
  const reviews = useReviews();
  const toReview = Object.keys(reviews.memories).filter((id) => isQuestionOf(course.id, id)).length;
  const progress = restored(course, saved);
  const [pointsAtLoad, setPointsAtLoad] = useState(progress.points);
  // In a first view that stood in the document there were none: what this device keeps was earned before, and is no gain.
  const [late] = useState(takingOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (late) setPointsAtLoad(restored(course, change((stored) => stored).after).points);
  }, []);
  const [finishedNow, setFinishedNow] = useState(false);
  const setGoTo = useGoTo();
  const fold = useOpenBlocks();
  // Storage may be refused from the start, or become full on the way.
  const kept = useDeviceKeeps(saved, answers);

  const shown = shownGroups(course, progress);
  const openQuizzes = (group: Group) =>
    course.options.requiresQuiz ? quizzesOf(group).filter((quiz) => !(quiz in answers)) : [];

  function answer(quiz: string, option: string) {
    keepAnswer(quiz, option);
    if (quiz in answers) return;
    const group = course.groups.find(({ group_id }) => group_id === currentGroup(course, progress));
    const waited = group && openQuizzes(group).includes(quiz);
    if (waited && openQuizzes(group).length === 1) shell.announce(words.course.quizAnswered);
  }

  function finishGroup(group: Group) {
    const [waiting] = openQuizzes(group);
    if (waiting) {
      shell.announce(words.course.answerFirst);
      document.querySelector<HTMLElement>(`[data-quiz="${waiting}"] button`)?.focus();
      return;
    }
    const { before, after } = change((stored) => {
      const known = restored(course, stored);
      const next = complete(course, known, group.group_id);
      // Another tab was first.
      if (next === known) return stored;
      return { ...next, finishedOn: stored.finishedOn ?? (isFinished(course, next) ? today() : undefined) };
    });
    const next = firstBlockToDo(course, after);
    setGoTo(next ? blockHeadingId(next) : `${FINISH_ID}-titulo`);
    if (after === before) return;
    const known = restored(course, before);
    if (!next) setFinishedNow(true);
    if (hasMedal(course, after) && !hasMedal(course, known)) {
      // At the end the words stand beside the medal, where a notice would lie over it.
      if (next) shell.notify({ kind: 'success', message: course.medal.notice, timeout: 0 });
      else shell.announce(course.medal.notice);
    } else {
      const message = words.course.earned(after.points - known.points, after.points, course.goal);
      shell.notify({ kind: 'success', message });
    }
    if (!next && course.options.finishParticles > 0) {
      void celebrate({ particleCount: course.options.finishParticles, spread: 100 });
    }
  }

  /** A block of the second part is kept among the finished groups, which the rules of the course do not count. */
  function note(block: Block, all: readonly Block[], end: string) {
    const { after } = change((stored) =>
      stored.done.includes(block.id) ? stored : { ...stored, done: [...stored.done, block.id] },
    );
    if (fold.isOpen(block.id)) fold.toggle(block.id);
    const next = all.find(({ id }) => !after.done.includes(id));
    setGoTo(next ? blockHeadingId(next) : end);
  }

  function restart() {
    forgetCourse(course);
    if (toReview > 0) reviews.forget(course.id);
    setPointsAtLoad(0);
    setFinishedNow(false);
    fold.closeAll();
    const first = firstBlockToDo(course, START);
    if (first) setGoTo(blockHeadingId(first));
    shell.notify({ kind: 'info', message: words.restart.done(keeping.in) });
  }

  const toDo = firstBlockToDo(course, progress);
  return {
    progress,
    /** Whether this device keeps progress and answers for the next visit. */
    kept,
    /** What the display of points starts from, even one that appears with the first completion. */
    pointsAtLoad,
    groups: course.groups.filter(({ group_id }) => shown.includes(group_id)),
    current: currentGroup(course, progress),
    percent: progressPercent(course, progress),
    /** How many groups of this course are finished. */
    finishedGroups: course.groups.filter(({ group_id }) => progress.done.includes(group_id)).length,
    medal: hasMedal(course, progress),
    finished: wasFinished(course, progress),
    /** Finished since this page was opened: what celebrates it may move. */
    finishedNow,
    started: course.groups.some(({ group_id }) => progress.done.includes(group_id)),
    /** The first block that is not done; none at the end. */
    toDo,
    /** Anchor of that block, or of the end. */
    resumeAt: toDo ? blockHeadingId(toDo) : FINISH_ID,
    /** Words of the option chosen in each quiz, by quiz id. */
    answers,
    /** How many of its questions wait in «Rever». */
    toReview,
    openQuizzes,
    answer,
    finishGroup,
    foldOf: (block: number): FoldState => ({
      open: fold.isOpen(block),
      onToggle: () => fold.toggle(block),
      onFound: () => fold.show(block),
    }),
    isNoted: (block: number) => progress.done.includes(block),
    note,
    restart,
  };
}

export type CourseInUse = ReturnType<typeof useCourse>;

/** Brings the reader to a heading once it is on the page. */
function useGoTo() {
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
  return setGoTo;
}
