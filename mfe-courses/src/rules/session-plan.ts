/** Plans a course as classroom sessions: the minutes of each block, and the blocks of each session. */
import { studyMinutes } from '../content/duration.ts';
import type { Question } from '../content/questions/schema.ts';
import type { Block } from '../content/schema.ts';

interface PlannedBlock {
  block: Block;
  minutes: number;
}

export interface Session {
  blocks: readonly PlannedBlock[];
  /** Includes opening and closing. */
  minutes: number;
}

/** Minutes to read a question aloud, collect answers and discuss it. */
const MINUTES_PER_QUESTION = 2;

/**
 * Returns the classroom minutes of a block: individual study time plus its questions, rounded up to a
 * multiple of five because a group is slower.
 * @param options.aloud true in a room without computers, where everything is read aloud
 */
export function classroomMinutes(
  block: Block,
  questions: readonly Question[],
  { aloud = false }: { aloud?: boolean } = {},
): number {
  const questionCount = questions.filter((question) => question.block === block.id).length;
  const minutes =
    studyMinutes([block]) + questionCount * MINUTES_PER_QUESTION + (aloud ? EXTRA_ALOUD_MINUTES : 0);
  return Math.max(5, Math.ceil(minutes / 5) * 5);
}

/** Extra minutes for a block read aloud with people speaking in turn, in a room without computers. */
const EXTRA_ALOUD_MINUTES = 3;

interface SessionOptions {
  /** Maximum minutes of one session. */
  sessionMinutes: number;
  /** Minutes of the opening and of the closing of each session. */
  opening: number;
  closing: number;
  /** True in a room without computers: everything is read aloud. */
  aloud?: boolean;
  /** Minutes of blocks that differ from {@link classroomMinutes}, by block id. */
  ownMinutes?: Readonly<Record<number, number>>;
}

/**
 * Groups blocks into sessions, in order.
 * @returns as many blocks per session as fit; a block longer than a session gets its own
 */
export function planSessions(
  blocks: readonly Block[],
  questions: readonly Question[],
  { sessionMinutes, opening, closing, aloud, ownMinutes }: SessionOptions,
): Session[] {
  const openingAndClosing = opening + closing;
  const sessions: Session[] = [];
  for (const block of blocks) {
    const minutes = ownMinutes?.[block.id] ?? classroomMinutes(block, questions, { aloud });
    const planned = { block, minutes };
    const last = sessions.at(-1);
    if (last && last.minutes + planned.minutes <= sessionMinutes) {
      sessions[sessions.length - 1] = {
        blocks: [...last.blocks, planned],
        minutes: last.minutes + planned.minutes,
      };
    } else sessions.push({ blocks: [planned], minutes: openingAndClosing + planned.minutes });
  }
  return sessions;
}
