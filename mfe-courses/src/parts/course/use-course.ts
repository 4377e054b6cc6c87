import { isHydrating, useShell } from '@ia/federation';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { celebrate } from '@ia/shared-ui/confetti';
import { prefersReducedMotion } from '@ia/shared-ui/hooks';
import { useEffect, useState } from 'react';
import type { Block, Course, Group } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import {
  completeGroup,
  currentGroup,
  hasMedal,
  INITIAL_PROGRESS,
  isFinished,
  type Progress,
  progressPercent,
  repairProgress,
  visibleGroups,
  wasFinished,
} from '../../rules/progress.ts';
import { today } from '../../rules/today.ts';
import { useAnswers } from '../../state/answers-atom.ts';
import { useProgress } from '../../state/progress-atom.ts';
import { deleteCourseData } from '../../state/restart.ts';
import { isQuestionOf, useReviews } from '../../state/reviews-atom.ts';
import { blockHeadingId } from '../lesson/BlockView.tsx';
import type { FoldState } from '../lesson/Fold.tsx';
import { useStorageTexts } from '../lesson/storage-texts.ts';
import { FINISH_ID } from './anchors.ts';
import { useOpenBlocks } from './use-open-blocks.ts';

const quizzesOf = (group: Group) =>
  group.blocks.flatMap((block) => block.parts.flatMap((part) => (part.type === 'quiz' ? [part.id] : [])));

const firstBlockToDo = (course: Course, progress: Progress) =>
  course.groups.find(({ group_id }) => group_id === currentGroup(course, progress))?.blocks[0];

/** State and actions of a course: unlocked groups, points, answers, and the completion of a group. */
export function useCourse(course: Course) {
  const shell = useShell();
  const storage = useStorageTexts();
  const [saved, change] = useProgress(course.storageKey);
  const [answers, saveAnswer] = useAnswers(course.storageKey);
  const reviews = useReviews();
  const toReview = Object.keys(reviews.memories).filter((id) => isQuestionOf(course.id, id)).length;
  const progress = repairProgress(course, saved);
  const [pointsAtLoad, setPointsAtLoad] = useState(progress.points);
  // A hydrated page renders without device data first. Points stored earlier then arrive late and are not a
  // gain.
  const [late] = useState(isHydrating);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (late) setPointsAtLoad(repairProgress(course, change((stored) => stored).after).points);
  }, []);
  const [finishedNow, setFinishedNow] = useState(false);
  const setGoTo = useGoTo();
  const fold = useOpenBlocks();
  // Storage may be blocked from the start or become full later.
  const isStored = useCanStoreOnDevice(saved, answers);

  const shown = visibleGroups(course, progress);
  const openQuizzes = (group: Group) =>
    course.options.requiresQuiz ? quizzesOf(group).filter((quiz) => !(quiz in answers)) : [];

  function answer(quiz: string, option: string) {
    saveAnswer(quiz, option);
    if (quiz in answers) return;
    const group = course.groups.find(({ group_id }) => group_id === currentGroup(course, progress));
    const waited = group && openQuizzes(group).includes(quiz);
    if (waited && openQuizzes(group).length === 1) shell.announce(t.course.quizAnswered);
  }

  function finishGroup(group: Group) {
    const [waiting] = openQuizzes(group);
    if (waiting) {
      shell.announce(t.course.answerFirst);
      document.querySelector<HTMLElement>(`[data-quiz="${waiting}"] button`)?.focus();
      return;
    }
    const { before, after } = change((stored) => {
      const known = repairProgress(course, stored);
      const next = completeGroup(course, known, group.group_id);
      // Another tab has already finished this group.
      if (next === known) return stored;
      return { ...next, finishedOn: stored.finishedOn ?? (isFinished(course, next) ? today() : undefined) };
    });
    const next = firstBlockToDo(course, after);
    setGoTo(next ? blockHeadingId(next) : `${FINISH_ID}-titulo`);
    if (after === before) return;
    const known = repairProgress(course, before);
    if (!next) setFinishedNow(true);
    if (hasMedal(course, after) && !hasMedal(course, known)) {
      // At the end the text is beside the medal, where a toast would cover it.
      if (next) shell.notify({ kind: 'success', message: course.medal.notice, timeout: 0 });
      else shell.announce(course.medal.notice);
    } else {
      const message = t.course.earned(after.points - known.points, after.points, course.goal);
      shell.notify({ kind: 'success', message });
    }
    if (!next && course.options.finishParticles > 0) {
      void celebrate({ particleCount: course.options.finishParticles, spread: 100 });
    }
  }

  /**
   * Marks a block of the second part as done. It is stored with the finished groups; the course rules ignore
   * its id.
   */
  function markDone(block: Block, all: readonly Block[], end: string) {
    const { after } = change((stored) =>
      stored.done.includes(block.id) ? stored : { ...stored, done: [...stored.done, block.id] },
    );
    if (fold.isOpen(block.id)) fold.toggle(block.id);
    const next = all.find(({ id }) => !after.done.includes(id));
    setGoTo(next ? blockHeadingId(next) : end);
  }

  function restart() {
    deleteCourseData(course);
    if (toReview > 0) reviews.forget(course.id);
    setPointsAtLoad(0);
    setFinishedNow(false);
    fold.closeAll();
    const first = firstBlockToDo(course, INITIAL_PROGRESS);
    if (first) setGoTo(blockHeadingId(first));
    shell.notify({ kind: 'info', message: t.restart.done(storage.in) });
  }

  const toDo = firstBlockToDo(course, progress);
  return {
    progress,
    /** True when this device stores progress and answers for the next visit. */
    isStored,
    /**
     * Points at page load: initial value of the display, even if the display mounts with the first
     * completion.
     */
    pointsAtLoad,
    groups: course.groups.filter(({ group_id }) => shown.includes(group_id)),
    current: currentGroup(course, progress),
    percent: progressPercent(course, progress),
    /** Number of finished groups of this course. */
    finishedGroups: course.groups.filter(({ group_id }) => progress.done.includes(group_id)).length,
    medal: hasMedal(course, progress),
    finished: wasFinished(course, progress),
    /** True when finished since page load, so the celebration may animate. */
    finishedNow,
    started: course.groups.some(({ group_id }) => progress.done.includes(group_id)),
    /** The first unfinished block; undefined at the end. */
    toDo,
    /** Anchor of `toDo`, or of the end of the course. */
    resumeAt: toDo ? blockHeadingId(toDo) : FINISH_ID,
    /** Text of the chosen option by quiz id. */
    answers,
    /** Number of questions of this course due in «Rever». */
    toReview,
    openQuizzes,
    answer,
    finishGroup,
    foldOf: (block: number): FoldState => ({
      open: fold.isOpen(block),
      onToggle: () => fold.toggle(block),
      onFound: () => fold.show(block),
    }),
    isDone: (block: number) => progress.done.includes(block),
    markDone,
    restart,
  };
}

export type CourseInUse = ReturnType<typeof useCourse>;

/** Focuses a heading and scrolls to it once it is rendered. */
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
