import { moderation } from '../content/moderation.ts';
import type { NewVersion } from '../data/moderation/acts-mutation.ts';

const t = moderation.integrate;
/** Number of a version: one to three parts, such as 1.2. */
const VERSION_NUMBER = /^[0-9]+(\.[0-9]+){0,2}$/;

/** The limits of the database functions, in Unicode characters. */
const MAX_TITLE = 200;
export const MAX_SUMMARY = 4000;
export const MAX_NOTE = 1000;
export const MAX_BODY = 20_000;

/** Form values for the version of the manifesto into which a suggestion was taken: an existing or a new one. */
export interface Integration {
  /** Number of the existing version, or null when `newVersion` is set. */
  existingVersion: string | null;
  /** Version to create, or null when `existingVersion` is set. */
  newVersion: NewVersion | null;
  note: string;
}

type IntegrationField = 'version' | 'number' | 'title' | 'summary' | 'body' | 'answers_until' | 'note';

const isLonger = (text: string, limit: number): boolean => [...text.trim()].length > limit;

/**
 * Validates the form that links a suggestion to the version of the manifesto that integrated it.
 * @param today ISO 8601 date of the moderator's day
 * @returns error messages by field; empty if it is valid
 */
export function integrationProblems({ existingVersion, newVersion, note }: Integration, today: string) {
  const problems: Partial<Record<IntegrationField, string>> = {};
  if (!existingVersion && !newVersion) problems.version = t.versionMissing;
  if (newVersion) {
    if (!VERSION_NUMBER.test(newVersion.version)) problems.number = t.numberWrong;
    if (!newVersion.title.trim()) problems.title = t.missing;
    if (isLonger(newVersion.title, MAX_TITLE)) problems.title = t.titleTooLong;
    if (!newVersion.summary.trim()) problems.summary = t.missing;
    if (isLonger(newVersion.summary, MAX_SUMMARY)) problems.summary = t.summaryTooLong;
    if (isLonger(newVersion.body ?? '', MAX_BODY)) problems.body = t.bodyTooLong;
    if (newVersion.answers_until && newVersion.answers_until < today)
      problems.answers_until = t.answersUntilPast;
  }
  if (isLonger(note, MAX_NOTE)) problems.note = t.noteTooLong;
  return problems;
}
