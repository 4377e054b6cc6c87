/** How long a course takes, from what it holds. `rules/derived.ts` writes it down. */
import type { Question } from './questions/schema.ts';
import type { Block } from './schema.ts';

/** Words a minute of someone who reads with attention and little practice. */
const WORDS_A_MINUTE = 180;
/** Minutes for parts that name no time of their own; an activity or a game says how long it takes. */
const MINUTES: Record<string, number> = {
  quiz: 1,
  'narrative-choice': 1,
  'sentence-builder': 2,
  reflection: 3,
};
/** To think about a question and to choose; its words are read besides. */
const MINUTES_A_QUESTION = MINUTES.quiz ?? 0;
/** Values that nobody reads as part of the lesson. */
const NOT_READ = new Set([
  'id',
  'type',
  'category',
  'tone',
  'kind',
  'name',
  'link',
  'to',
  'url',
  'verified',
  'ailit',
  'topic',
  'source',
  // Of the explanations of a quiz one reads the one to one's own answer.
  'explanation',
  'incorrectFeedback',
  // A demonstration is done on the screen or on paper, and says how long it takes.
  'onPaper',
  // Said after a mistake alone.
  'hint',
]);

function wordsIn(value: unknown, key = ''): number {
  if (NOT_READ.has(key)) return 0;
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + wordsIn(item, key), 0);
  if (value === null || typeof value !== 'object') return 0;
  return Object.entries(value).reduce((sum, [child, item]) => sum + wordsIn(item, child), 0);
}

/** Minutes that the parts ask for besides reading, those inside tabs and accordions included. */
function minutesOfDoing(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + minutesOfDoing(item), 0);
  if (value === null || typeof value !== 'object') return 0;
  const { type, minutes } = value as { type?: string; minutes?: number };
  const own = minutes ?? MINUTES[type ?? ''] ?? 0;
  return Object.values(value).reduce((sum: number, item) => sum + minutesOfDoing(item), own);
}

/** @returns minutes: reading at 180 words a minute, the activities, and the questions around the blocks. */
export function studyMinutes(blocks: readonly Block[], asked: readonly Question[] = []): number {
  const read =
    wordsIn(blocks) + asked.reduce((sum, { question, options }) => sum + wordsIn([question, options]), 0);
  return (
    read / WORDS_A_MINUTE +
    minutesOfDoing(blocks.map(({ parts }) => parts)) +
    asked.length * MINUTES_A_QUESTION
  );
}

/** As one would say it: to 5 minutes below an hour, to a quarter of an hour above. */
export function roundedMinutes(minutes: number): number {
  const step = minutes < 60 ? 5 : 15;
  return Math.round(minutes / step) * step;
}
