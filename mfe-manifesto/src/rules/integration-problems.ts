import { moderation } from '../content/moderation.ts';
import type { NewVersion } from '../data/moderation/acts-mutation.ts';

const t = moderation.integrate;
/** Number of a version: one to three parts, such as 1.2. */
const NUMBER = /^[0-9]+(\.[0-9]+){0,2}$/;

/** Limits of the server's functions, in characters. */
const MAX_TITLE = 200;
export const MAX_SUMMARY = 4000;
export const MAX_NOTE = 1000;
export const MAX_BODY = 20_000;

export interface Integration {
  /** Selected existing version, or null. */
  chosen: string | null;
  /** Version to create, or null. */
  fresh: NewVersion | null;
  note: string;
}

type IntegrationField = 'version' | 'number' | 'title' | 'summary' | 'body' | 'note';

const longer = (text: string, limit: number): boolean => [...text.trim()].length > limit;

/** Validation errors, by field name. */
export function integrationProblems({ chosen, fresh, note }: Integration) {
  const problems: Partial<Record<IntegrationField, string>> = {};
  if (!chosen && !fresh) problems.version = t.versionMissing;
  if (fresh) {
    if (!NUMBER.test(fresh.version)) problems.number = t.numberWrong;
    if (!fresh.title.trim()) problems.title = t.missing;
    if (longer(fresh.title, MAX_TITLE)) problems.title = t.titleTooLong;
    if (!fresh.summary.trim()) problems.summary = t.missing;
    if (longer(fresh.summary, MAX_SUMMARY)) problems.summary = t.summaryTooLong;
    if (longer(fresh.body ?? '', MAX_BODY)) problems.body = t.bodyTooLong;
  }
  if (longer(note, MAX_NOTE)) problems.note = t.noteTooLong;
  return problems;
}
