import { moderation } from '../content/moderation.ts';
import type { NewVersion } from '../data/moderation/acts-mutation.ts';

const words = moderation.integrate;
const NUMBER = /^[0-9]+(\.[0-9]+){0,2}$/;

/** Limits of the server's functions, in characters. */
export const MAX_SUMMARY = 4000;
export const MAX_NOTE = 1000;

export interface Integration {
  /** A version that exists, or null when none is chosen. */
  chosen: string | null;
  /** The version to create, or null. */
  fresh: NewVersion | null;
  note: string;
}

export type IntegrationField = 'versao' | 'versao-numero' | 'versao-titulo' | 'versao-resumo' | 'versao-nota';

const longer = (text: string, limit: number): boolean => [...text.trim()].length > limit;

/** What stands against sending, by the id of its field, in the order of the form. */
export function integrationProblems({ chosen, fresh, note }: Integration) {
  const problems: Partial<Record<IntegrationField, string>> = {};
  if (!chosen && !fresh) problems.versao = words.missing;
  if (fresh) {
    if (!NUMBER.test(fresh.version)) problems['versao-numero'] = words.numberWrong;
    if (!fresh.title.trim()) problems['versao-titulo'] = words.missing;
    if (!fresh.summary.trim()) problems['versao-resumo'] = words.missing;
    if (longer(fresh.summary, MAX_SUMMARY)) problems['versao-resumo'] = words.summaryTooLong;
  }
  if (longer(note, MAX_NOTE)) problems['versao-nota'] = words.noteTooLong;
  return problems;
}
