import type { Course } from '../../content/schema.ts';
import { currentGroup, isFinished, type Progress, repairProgress } from '../../rules/progress.ts';
import { answersKey } from '../../state/answers-atom.ts';
import { stateKey } from '../../state/progress-atom.ts';
import { REVIEWS_KEY } from '../../state/reviews-atom.ts';
import { FINISH_ID } from '../course/anchors.ts';
import { blockHeadingId } from '../lesson/block-heading-id.ts';
import { LearnerStorage } from './learner-storage.ts';
import type { Lms } from './lms.ts';
import { pack, unpack } from './suspend-data.ts';

/** Debounce before LMSCommit. */
const COMMIT_DEBOUNCE_MS = 500;

function readProgress(storage: Storage, course: Course): Progress {
  const read = (key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null');
  const state = (read(stateKey(course.storageKey)) ?? { done: [] }) as Omit<Progress, 'points'>;
  return repairProgress(course, { ...state, points: Number(read(course.storageKey) ?? 0) });
}

/** Computes the LMS record of a course: status, location, score in per cent of the goal, and suspend data. */
export function computeRecord(course: Course, storage: LearnerStorage): Record<string, string> {
  const progress = readProgress(storage, course);
  const finished = isFinished(course, progress) || progress.finishedOn !== undefined;
  const block = course.groups.find(({ group_id }) => group_id === currentGroup(course, progress))?.blocks[0];
  const { storageKey } = course;
  return {
    'cmi.suspend_data': pack(
      // Skip review data: «Rever» is a page of the site, not of the package.
      storage.entries.filter(([key]) => key !== REVIEWS_KEY),
      [storageKey, stateKey(storageKey), answersKey(storageKey)],
    ),
    'cmi.core.lesson_location': block ? blockHeadingId(block) : FINISH_ID,
    'cmi.core.score.min': '0',
    'cmi.core.score.max': '100',
    'cmi.core.score.raw': String(Math.min(100, Math.round((progress.points / course.goal) * 100))),
    'cmi.core.lesson_status': finished ? 'completed' : 'incomplete',
  };
}

const COMPLETED_STATUSES = ['completed', 'passed'];

/**
 * Creates the learner's storage from the suspend data, and sends changes to the LMS. A completed course stays
 * completed, even if the learner restarts it.
 */
export function recordCourse(course: Course, lms: Lms) {
  const wasCompletedBefore = COMPLETED_STATUSES.includes(lms.get('cmi.core.lesson_status'));
  let commitTimer: ReturnType<typeof setTimeout> | undefined;
  let isCompleted = wasCompletedBefore;
  // Once completed, the course stays so; the status of an earlier visit, such as 'passed', is not sent again.
  const report = () => {
    const record = computeRecord(course, storage);
    isCompleted ||= record['cmi.core.lesson_status'] === 'completed';
    if (isCompleted) delete record['cmi.core.lesson_status'];
    lms.set(
      isCompleted && !wasCompletedBefore ? { ...record, 'cmi.core.lesson_status': 'completed' } : record,
    );
  };
  let isReportQueued = false;
  const storage = new LearnerStorage(unpack(lms.get('cmi.suspend_data')), () => {
    if (isReportQueued) return;
    isReportQueued = true;
    // One update writes points, blocks and answers; batch them into one report.
    queueMicrotask(() => {
      isReportQueued = false;
      report();
      clearTimeout(commitTimer);
      commitTimer = setTimeout(lms.commit, COMMIT_DEBOUNCE_MS);
    });
  });
  report();
  return {
    storage,
    /** Where the learner left off; '' on the first visit. */
    leftAt: storage.length > 0 ? lms.get('cmi.core.lesson_location') : '',
    finish() {
      clearTimeout(commitTimer);
      report();
      lms.finish();
    },
  };
}
