import { moderation } from '../content/moderation.ts';
import type { NewVersion } from '../data/moderation/acts-mutation.ts';

const words = moderation.integrate;
const NUMBER = /^[0-9]+(\.[0-9]+){0,2}$/;

/** Limits of the server's functions, in characters. */
const MAX_TITLE = 200;
export const MAX_SUMMARY = 4000;
export const MAX_NOTE = 1000;
export const MAX_BODY = 20_000;

export interface Integration {
  /** A version that exists, or null when none is chosen. */
  chosen: string | null;
  /** The version to create, or null. */
  fresh: NewVersion | null;
  note: string;
}

type IntegrationField = 'version' | 'number' | 'title' | 'summary' | 'body' | 'note';

const longer = (text: string, limit: number): boolean => [...text.trim()].length > limit;

/** What stands against sending, by the name of its field. */
export function integrationProblems({ chosen, fresh, note }: Integration) {
  const problems: Partial<Record<IntegrationField, string>> = {};
  if (!chosen && !fresh) problems.version = words.versionMissing;
  if (fresh) {
    if (!NUMBER.test(fresh.version)) problems.number = words.numberWrong;
    if (!fresh.title.trim()) problems.title = words.missing;
    if (longer(fresh.title, MAX_TITLE)) problems.title = words.titleTooLong;
    if (!fresh.summary.trim()) problems.summary = words.missing;
    if (longer(fresh.summary, MAX_SUMMARY)) problems.summary = words.summaryTooLong;
    if (longer(fresh.body ?? '', MAX_BODY)) problems.body = words.bodyTooLong;
  }
  if (longer(note, MAX_NOTE)) problems.note = words.noteTooLong;
  return problems;
}
