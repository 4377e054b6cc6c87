import type { Course } from '../../content/schema.ts';
import { currentGroup, isFinished, type Progress, restored } from '../../rules/progress.ts';
import { answersKey } from '../../state/answers-atom.ts';
import { stateKey } from '../../state/progress-atom.ts';
import { REVIEWS_KEY } from '../../state/reviews-atom.ts';
import { FINISH_ID } from '../course/anchors.ts';
import { blockHeadingId } from '../lesson/BlockView.tsx';
import { LearnerStorage } from './learner-storage.ts';
import type { Lms } from './lms.ts';
import { pack, unpack } from './suspend-data.ts';

/** A pause in writing, after which the platform is asked to keep what it was told. */
const PAUSE = 500;

function progressIn(storage: Storage, course: Course): Progress {
  const read = (key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null');
  const state = (read(stateKey(course.storageKey)) ?? { done: [] }) as Omit<Progress, 'points'>;
  return restored(course, { ...state, points: Number(read(course.storageKey) ?? 0) });
}

/** What a platform shows of a course: status, place, score in per cent of the goal, and all that brings it back. */
export function recordOf(course: Course, storage: LearnerStorage): Record<string, string> {
  const progress = progressIn(storage, course);
  const finished = isFinished(course, progress) || progress.finishedOn !== undefined;
  const block = course.groups.find(({ group_id }) => group_id === currentGroup(course, progress))?.blocks[0];
  const { storageKey } = course;
  return {
    'cmi.suspend_data': pack(
      // «Rever» is a page of the site: in here nothing asks those questions again.
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

const DONE = ['completed', 'passed'];

/**
 * The learner's storage, filled with what the platform kept; what changes in it is told to the platform. A course that
 * was completed stays so, even when the learner begins it anew.
 */
export function recordCourse(course: Course, lms: Lms) {
  const completed = DONE.includes(lms.get('cmi.core.lesson_status'));
  let pause: ReturnType<typeof setTimeout> | undefined;
  let wasDone = completed;
  const tell = () => {
    const record = recordOf(course, storage);
    wasDone ||= record['cmi.core.lesson_status'] === 'completed';
    if (wasDone) delete record['cmi.core.lesson_status'];
    lms.set(wasDone && !completed ? { ...record, 'cmi.core.lesson_status': 'completed' } : record);
  };
  let waiting = false;
  const storage = new LearnerStorage(unpack(lms.get('cmi.suspend_data')), () => {
    if (waiting) return;
    waiting = true;
    // One turn writes points, blocks and answers; the platform hears of all at once.
    queueMicrotask(() => {
      waiting = false;
      tell();
      clearTimeout(pause);
      pause = setTimeout(lms.commit, PAUSE);
    });
  });
  tell();
  return {
    storage,
    /** Where the learner left off; empty on the first visit. */
    leftAt: storage.length > 0 ? lms.get('cmi.core.lesson_location') : '',
    finish() {
      clearTimeout(pause);
      tell();
      lms.finish();
    },
  };
}
