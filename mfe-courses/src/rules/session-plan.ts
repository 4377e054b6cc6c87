/** Plans a course as classroom meetings: the minutes of each block, and the blocks of each meeting. */
import { studyMinutes } from '../content/duration.ts';
import type { Question } from '../content/questions/schema.ts';
import type { Block } from '../content/schema.ts';

interface PlannedBlock {
  block: Block;
  minutes: number;
}

export interface Meeting {
  blocks: readonly PlannedBlock[];
  /** Includes opening and closing. */
  minutes: number;
}

/** Minutes to read a question aloud, collect answers and discuss it. */
const ASKING = 2;

/**
 * Returns the classroom minutes of a block: individual study time plus its questions, rounded up to five
 * because a group is slower.
 */
export function classroomMinutes(block: Block, questions: readonly Question[], aloud = false): number {
  const asked = questions.filter((question) => question.block === block.id).length;
  const minutes = studyMinutes([block]) + asked * ASKING + (aloud ? ALOUD : 0);
  return Math.max(5, Math.ceil(minutes / 5) * 5);
}

/** Extra minutes for a block read aloud with people speaking in turn, in a room without computers. */
const ALOUD = 3;

interface MeetingOptions {
  /** Maximum minutes of one meeting. */
  meeting: number;
  opening: number;
  closing: number;
  /** True in a room without computers: everything is read aloud. */
  aloud?: boolean;
}

/**
 * Groups blocks into meetings, in order.
 * @returns as many blocks per meeting as fit; a block longer than a meeting gets its own
 */
export function planMeetings(
  blocks: readonly Block[],
  questions: readonly Question[],
  { meeting, opening, closing, aloud }: MeetingOptions,
): Meeting[] {
  const around = opening + closing;
  const meetings: Meeting[] = [];
  for (const block of blocks) {
    const planned = { block, minutes: classroomMinutes(block, questions, aloud) };
    const last = meetings.at(-1);
    if (last && last.minutes + planned.minutes <= meeting) {
      meetings[meetings.length - 1] = {
        blocks: [...last.blocks, planned],
        minutes: last.minutes + planned.minutes,
      };
    } else meetings.push({ blocks: [planned], minutes: around + planned.minutes });
  }
  return meetings;
}
