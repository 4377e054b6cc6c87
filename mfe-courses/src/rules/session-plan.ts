/** A course in meetings: how long each block takes in a room, and how many fit into one meeting. */
import { studyMinutes } from '../content/duration.ts';
import type { Question } from '../content/questions/schema.ts';
import type { Block } from '../content/schema.ts';

interface PlannedBlock {
  block: Block;
  minutes: number;
}

export interface Meeting {
  blocks: readonly PlannedBlock[];
  /** Opening and closing included. */
  minutes: number;
}

/** Minutes for a question that is read aloud, answered by everybody and talked about. */
const ASKING = 2;

/** What somebody alone needs for it and its questions, rounded up to five minutes: a room is slower. */
export function roomMinutes(block: Block, questions: readonly Question[], aloud = false): number {
  const asked = questions.filter((question) => question.block === block.id).length;
  const minutes = studyMinutes([block]) + asked * ASKING + (aloud ? ALOUD : 0);
  return Math.max(5, Math.ceil(minutes / 5) * 5);
}

/** Minutes more for a block that is read aloud and where people speak in turn, because there are no computers. */
const ALOUD = 3;

interface Room {
  /** The most that one meeting may take. */
  meeting: number;
  opening: number;
  closing: number;
  /** Everything is read aloud: there are no computers. */
  aloud?: boolean;
}

/** @returns the blocks in their order, as many to a meeting as fit; a block that is longer than that has its own */
export function meetingsOf(
  blocks: readonly Block[],
  questions: readonly Question[],
  { meeting, opening, closing, aloud }: Room,
): Meeting[] {
  const around = opening + closing;
  const meetings: Meeting[] = [];
  for (const block of blocks) {
    const planned = { block, minutes: roomMinutes(block, questions, aloud) };
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
