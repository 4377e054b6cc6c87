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
import { blockHeadingId } from '../lesson/block-heading-id.ts';
import type { FoldState } from '../lesson/Fold.tsx';
import { useStorageTexts } from '../lesson/storage-texts.ts';
import { FINISH_ID } from './anchors.ts';
import { useOpenBlocks } from './use-open-blocks.ts';

/** Time in which the page has scrolled to the end of the course; the confetti is seen beside the medal then. */
const SCROLL_MS = 600;

const quizIds = (group: Group) =>
  group.blocks.flatMap((block) => block.parts.flatMap((part) => (part.type === 'quiz' ? [part.id] : [])));

const firstUnfinishedBlock = (course: Course, progress: Progress) =>
  course.groups.find(({ group_id }) => group_id === currentGroup(course, progress))?.blocks[0];

/** State and actions of a course: unlocked groups, points, answers, and the completion of a group. */
export function useCourse(course: Course) {
  const shell = useShell();
  const storage = useStorageTexts();
  const [saved, changeProgress] = useProgress(course.storageKey);
  const [answers, saveAnswer] = useAnswers(course.storageKey);
  const reviews = useReviews();
  const toReview = Object.keys(reviews.memories).filter((id) => isQuestionOf(course.id, id)).length;
  const progress = repairProgress(course, saved);
  const [pointsAtLoad, setPointsAtLoad] = useState(progress.points);
  // A hydrated page renders without device data first. Points stored earlier then arrive late and are not a
  // gain.
  const [isHydratingFirst] = useState(isHydrating);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isHydratingFirst)
      setPointsAtLoad(repairProgress(course, changeProgress((stored) => stored).after).points);
  }, []);
  const [finishedNow, setFinishedNow] = useState(false);
  const setFocusTarget = useFocusTarget();
  const openBlocks = useOpenBlocks();
  // Storage may be blocked from the start or become full later.
  const isStored = useCanStoreOnDevice(saved, answers);

  const visibleIds = visibleGroups(course, progress);
  const unansweredQuizzes = (group: Group) =>
    course.options.requiresQuiz ? quizIds(group).filter((quiz) => !(quiz in answers)) : [];

  function answerQuiz(quiz: string, option: string) {
    saveAnswer(quiz, option);
    if (quiz in answers) return;
    const group = course.groups.find(({ group_id }) => group_id === currentGroup(course, progress));
    const wasRequired = group && unansweredQuizzes(group).includes(quiz);
    if (wasRequired && unansweredQuizzes(group).length === 1) shell.announce(t.course.quizAnswered);
  }

  /** Stores the first answer to a question of the bank; the declaration counts these. */
  function answerFirst(question: string, text: string) {
    if (!(question in answers)) saveAnswer(question, text);
  }

  function finishGroup(group: Group) {
    const [firstUnanswered] = unansweredQuizzes(group);
    if (firstUnanswered) {
      shell.announce(t.course.answerFirst);
      document.querySelector<HTMLElement>(`[data-quiz="${firstUnanswered}"] button`)?.focus();
      return;
    }
    const { before, after } = changeProgress((stored) => {
      const repaired = repairProgress(course, stored);
      const next = completeGroup(course, repaired, group.group_id);
      // Another tab has already finished this group.
      if (next === repaired) return stored;
      return { ...next, finishedOn: stored.finishedOn ?? (isFinished(course, next) ? today() : undefined) };
    });
    const next = firstUnfinishedBlock(course, after);
    setFocusTarget(next ? blockHeadingId(next) : `${FINISH_ID}-titulo`);
    if (after === before) return;
    const repaired = repairProgress(course, before);
    if (!next) setFinishedNow(true);
    const isNewMedal = hasMedal(course, after) && !hasMedal(course, repaired);
    const message = isNewMedal
      ? course.medal.notice
      : t.course.earned(after.points - repaired.points, after.points, course.goal);
    // At the end a toast would cover the points and the medal.
    if (!next) shell.announce(message);
    else shell.notify({ kind: 'success', message, timeout: isNewMedal ? 0 : undefined, topic: course.id });
    if (!next && course.options.finishParticles > 0) {
      const particleCount = course.options.finishParticles;
      setTimeout(() => void celebrate({ particleCount, spread: 100 }), SCROLL_MS);
    }
  }

  /**
   * Marks a block of the second part as done and focuses the next one. It is stored with the finished groups;
   * the course rules ignore its id.
   * @param all blocks of the second part
   * @param endId heading to focus after the last block
   */
  function markDone(block: Block, all: readonly Block[], endId: string) {
    const { after } = changeProgress((stored) =>
      stored.done.includes(block.id) ? stored : { ...stored, done: [...stored.done, block.id] },
    );
    if (openBlocks.isOpen(block.id)) openBlocks.toggle(block.id);
    const next = all.find(({ id }) => !after.done.includes(id));
    setFocusTarget(next ? blockHeadingId(next) : endId);
  }

  function restart() {
    deleteCourseData(course);
    if (toReview > 0) reviews.forget(course.id);
    setPointsAtLoad(0);
    setFinishedNow(false);
    openBlocks.closeAll();
    const first = firstUnfinishedBlock(course, INITIAL_PROGRESS);
    if (first) setFocusTarget(blockHeadingId(first));
    shell.notify({ kind: 'info', message: t.restart.done(storage.in) });
  }

  const nextBlock = firstUnfinishedBlock(course, progress);
  return {
    progress,
    /** True when this device stores progress and answers for the next visit. */
    isStored,
    /**
     * Points at page load: initial value of the display, even if the display mounts with the first
     * completion.
     */
    pointsAtLoad,
    groups: course.groups.filter(({ group_id }) => visibleIds.includes(group_id)),
    /** Null at the end. */
    currentGroupId: currentGroup(course, progress),
    percent: progressPercent(course, progress),
    /** Number of finished groups of this course. */
    finishedGroups: course.groups.filter(({ group_id }) => progress.done.includes(group_id)).length,
    hasMedal: hasMedal(course, progress),
    finished: wasFinished(course, progress),
    /** True when finished since page load, so the celebration may animate. */
    finishedNow,
    started: course.groups.some(({ group_id }) => progress.done.includes(group_id)),
    /** The first unfinished block; undefined at the end. */
    nextBlock,
    /** Anchor of `nextBlock`, or of the end of the course. */
    resumeAt: nextBlock ? blockHeadingId(nextBlock) : FINISH_ID,
    /** Text of the chosen option by quiz id. */
    answers,
    /** Number of questions of this course that «Rever» asks again, today or later. */
    toReview,
    /** Ids of the quizzes of a group that Continue still requires. */
    unansweredQuizzes,
    answerQuiz,
    answerFirst,
    finishGroup,
    getFoldState: (block: number): FoldState => ({
      open: openBlocks.isOpen(block),
      onToggle: () => openBlocks.toggle(block),
      onFound: () => openBlocks.unfold(block),
    }),
    /** True for a block whose contents the page shows: unlocked, and not collapsed. */
    isOpen(block: Block): boolean {
      const group = course.groups.find(({ blocks }) => blocks.includes(block));
      const canOpen = !group || visibleIds.includes(group.group_id);
      const isFolded = !group || progress.done.includes(group.group_id);
      return canOpen && (!isFolded || openBlocks.isOpen(block.id));
    },
    isDone: (block: number) => progress.done.includes(block),
    markDone,
    restart,
  };
}

export type CourseState = ReturnType<typeof useCourse>;

/**
 * Returns a function that takes the id of a heading, focuses the heading and scrolls to it once it is
 * rendered.
 */
function useFocusTarget() {
  const [focusTarget, setFocusTarget] = useState<string | null>(null);
  useEffect(() => {
    if (focusTarget === null) return;
    const heading = document.getElementById(focusTarget);
    heading?.focus({ preventScroll: true });
    heading?.closest('article, section')?.scrollIntoView({
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      block: 'start',
    });
    setFocusTarget(null);
  }, [focusTarget]);
  return setFocusTarget;
}
