/** Computes the duration of a course from its content. `rules/derived.ts` writes the result to a file. */
import type { Question } from './questions/schema.ts';
import type { Block } from './schema.ts';

/** Words per minute of an attentive reader with little practice. */
const WORDS_PER_MINUTE = 180;
/** Default minutes by part type. Activities and games declare their own duration. */
const DEFAULT_MINUTES: Record<string, number> = {
  quiz: 1,
  'narrative-choice': 1,
  'sentence-builder': 2,
  reflection: 3,
};
/** Minutes to think and choose, in addition to reading the question. */
const MINUTES_PER_QUESTION = DEFAULT_MINUTES.quiz ?? 0;
/** Keys of values that are not part of the reading text. */
const UNREAD_KEYS = new Set([
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
  // A reader reads one explanation of a quiz only: that of the chosen option.
  'explanation',
  'incorrectFeedback',
  // A demonstration is done on screen or on paper, and declares its duration.
  'onPaper',
  // Shown only after a mistake.
  'hint',
]);

function countWords(value: unknown, key = ''): number {
  if (UNREAD_KEYS.has(key)) return 0;
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countWords(item, key), 0);
  if (value === null || typeof value !== 'object') return 0;
  return Object.entries(value).reduce((sum, [child, item]) => sum + countWords(item, child), 0);
}

/** Sums the minutes of parts beyond reading, also inside tabs and accordions. */
function activityMinutes(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + activityMinutes(item), 0);
  if (value === null || typeof value !== 'object') return 0;
  const { type, minutes } = value as { type?: string; minutes?: number };
  const ownMinutes = minutes ?? DEFAULT_MINUTES[type ?? ''] ?? 0;
  return Object.values(value).reduce((sum: number, item) => sum + activityMinutes(item), ownMinutes);
}

/**
 * Computes the study time.
 * @returns minutes: reading at 180 words per minute, activities, and the questions around the blocks
 */
export function studyMinutes(blocks: readonly Block[], questions: readonly Question[] = []): number {
  const wordCount =
    countWords(blocks) +
    questions.reduce((sum, { question, options }) => sum + countWords([question, options]), 0);
  return (
    wordCount / WORDS_PER_MINUTE +
    activityMinutes(blocks.map(({ parts }) => parts)) +
    questions.length * MINUTES_PER_QUESTION
  );
}

/** Copies content without the parts that declare a duration: activities, games and demonstrations. */
function withoutActivities(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !hasDuration(item)).map(withoutActivities);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutActivities(item)]));
}

const hasDuration = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && typeof (value as { minutes?: unknown }).minutes === 'number';

/**
 * Computes the study time without the activities.
 * @returns minutes: reading, and answering questions
 */
export const lessonMinutes = (blocks: readonly Block[], questions: readonly Question[] = []): number =>
  studyMinutes(withoutActivities(blocks) as Block[], questions);

/** Rounds for display: to 5 minutes below an hour, to a quarter of an hour above. */
export function roundedMinutes(minutes: number): number {
  const step = minutes < 60 ? 5 : 15;
  return Math.round(minutes / step) * step;
}
