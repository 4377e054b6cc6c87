import { isCard, isCitizenCard, isIban, isNif, isNiss } from './check-digits.ts';

/** `nif` is the Portuguese tax number, `niss` the number of Social Security. */
export type PersonalDataKind =
  | 'email'
  | 'phone'
  | 'nif'
  | 'niss'
  | 'citizen-card'
  | 'iban'
  | 'card'
  | 'postal-code'
  | 'address';

/** A match that looks like personal data. */
export interface PersonalDataFinding {
  kind: PersonalDataKind;
  /** Start index in UTF-16 units. */
  start: number;
  /** End index, exclusive. */
  end: number;
  /** Matched text. */
  text: string;
}

interface Pattern {
  kind: PersonalDataKind;
  /** Has the flags `g` and `d`. The optional group `data` is the match; otherwise the whole match is. */
  pattern: RegExp;
  /**
   * Validates the match.
   * @param normalized the match in upper case, without separators
   * @param after the text after the match
   */
  accepts?: (normalized: string, after: string) => boolean;
}

/** Boundaries of a number: not within a word, a decimal or a longer number. */
const NUMBER_START = String.raw`(?<![\p{L}\d/=#_]|\d[.,:-])`;
const NUMBER_END = String.raw`(?![\p{L}\d_]|[.,:-]\d)`;
/** Separator between groups of digits. */
const SEPARATOR = '[ .\u00A0-]';
const numberPattern = (body: string) => new RegExp(`${NUMBER_START}${body}${NUMBER_END}`, 'dgu');

/** Type of a street at the start of an address. */
const STREET =
  '(?:[Rr]ua|[Aa]venida|[Aa]v\\.|[Tt]ravessa|[Ll]argo|[Pp]raça|[Pp]raceta|[Aa]lameda|[Cc]alçada|[Ee]strada|[Bb]eco|R\\.)';
const PREPOSITION = '(?:(?:d[aeo]s?|e) )?';
/** Name of a street: capitalized words, also a date as in «25 de Abril». */
const NAME = `${PREPOSITION}(?:\\d{1,2} de )?\\p{Lu}[\\p{L}.]*(?: ${PREPOSITION}\\p{Lu}[\\p{L}.]*){0,6}`;
/** House number with optional floor; excludes years. */
const HOUSE = `(?:,? (?:n\\.?[º°o]?\\.? ?|lote )?(?!(?:19|20)\\d\\d)\\d{1,4}[A-Z]?(?:,? ?\\d{1,2}\\.?[º°](?: ?(?:[Ee]sq|[Dd]to|[Dd]ir|[Ff]rente)\\.?)?)?)`;
/** Preceded by a phrase such as «moro na», «vivo em» or «a minha morada é». */
const AFTER_HOME_PHRASE =
  '(?<=\\b(?:[Mm]or[oa]|[Vv]iv[oe]|[Rr]esid[oe]|[Mm]orada)\\b:? (?:é |sou )?(?:n[ao] |em )?)';

/** Amounts have the same format as telephone numbers: «250 000 000 euros». */
const isAmount = (normalized: string, after: string): boolean =>
  /0{6}$/.test(normalized) || /^\s?(?:[€$%]|euros?|d[óo]lares|pessoas|habitantes|utilizadores)/iu.test(after);

/**
 * In order of priority: the earlier pattern wins an overlap. Own patterns, because libphonenumber-js is over
 * 80 kB.
 */
const PATTERNS: readonly Pattern[] = [
  {
    // Not the addresses of example domains.
    kind: 'email',
    pattern:
      /[\p{L}\d][\p{L}\d._%+-]{0,63}@(?!exemplo\.|example\.|[^\s@]{0,80}\.example\b)[\p{L}\d](?:[\p{L}\d-]{0,62}\.){1,8}(?:\p{L}{2,})(?![\p{L}\d])/dgu,
  },
  {
    kind: 'iban',
    pattern: numberPattern(`(?:PT|pt) ?50(?:${SEPARATOR}?\\d){21}`),
    accepts: isIban,
  },
  {
    kind: 'iban',
    pattern: numberPattern('[A-Z]{2}\\d{2}(?: ?[A-Z\\d]{4}){2,7}(?: ?[A-Z\\d]{1,3})?'),
    accepts: isIban,
  },
  { kind: 'citizen-card', pattern: numberPattern('\\d{8} ?\\d ?[A-Za-z]{2} ?\\d'), accepts: isCitizenCard },
  { kind: 'card', pattern: numberPattern(`[2-6]\\d{3}(?:${SEPARATOR}?\\d){9,15}`), accepts: isCard },
  {
    kind: 'niss',
    pattern: numberPattern(
      '[12](?:\\d{10}|\\d{9} \\d|\\d\\d[ .]\\d{3}[ .]\\d{3}[ .]\\d\\d|\\d{3}[ .]\\d{4}[ .]\\d{3})',
    ),
    accepts: isNiss,
  },
  {
    // Labelled as NIF: no check digit test, because a mistyped number is still personal.
    kind: 'nif',
    pattern: new RegExp(
      `\\b(?:NIF|nif|[Cc]ontribuinte|[Ff]iscal)\\b[^\\d\\n]{0,12}(?<data>[1-489](?:${SEPARATOR}?\\d){8})${NUMBER_END}`,
      'dgu',
    ),
  },
  {
    // Portuguese number, mobile or landline, with optional prefix; up to four groups with equal separators.
    kind: 'phone',
    pattern: numberPattern(
      `(?:(?:\\+|00) ?351${SEPARATOR}?|\\(\\+?351\\) ?)?(?=(?:9[1236]|2[1-9])(?:${SEPARATOR}?\\d){7}(?!\\d))\\d{2,9}(?:(?<gap>${SEPARATOR})\\d{2,7}(?:\\k<gap>\\d{2,7}){0,2})?`,
    ),
    accepts: (normalized, after) =>
      normalized.replace(/^\D?(?:00)?351/, '').length === 9 && !isAmount(normalized, after),
  },
  {
    // Foreign number.
    kind: 'phone',
    pattern: numberPattern(`(?:\\+|00)(?!351)[1-9]\\d{0,2}(?:${SEPARATOR}?\\d){7,12}`),
    accepts: (normalized, after) => !isAmount(normalized, after),
  },
  {
    kind: 'nif',
    pattern: numberPattern(`[123]\\d{2}${SEPARATOR}?\\d{3}${SEPARATOR}?\\d{3}`),
    accepts: (normalized, after) => isNif(normalized) && !isAmount(normalized, after),
  },
  { kind: 'address', pattern: new RegExp(`(?<!\\p{L})${STREET} ${NAME}${HOUSE}(?![\\p{L}\\d])`, 'dgu') },
  {
    kind: 'address',
    pattern: new RegExp(
      `${AFTER_HOME_PHRASE}(?<data>${STREET} ${PREPOSITION}\\p{L}+(?: ${PREPOSITION}\\p{Lu}[\\p{L}.]*){0,6}${HOUSE}?)`,
      'dgu',
    ),
  },
  { kind: 'postal-code', pattern: numberPattern('[1-9]\\d{3}-\\d{3}') },
];

/** Blanks out URLs, which contain long numbers; preserves the length and all indexes. */
const blankOutLinks = (text: string) =>
  text.replace(/(?:https?:\/\/|www\.)\S+/g, (link) => ' '.repeat(link.length));

/**
 * Finds probable personal data: telephone numbers, e-mail and street addresses, and Portuguese identification
 * numbers with check digits. Prefers false negatives to warnings about years, prices and laws.
 * @param text visitor input
 * @returns non-overlapping matches in text order
 */
export function findPersonalData(text: string): PersonalDataFinding[] {
  const searchableText = blankOutLinks(text);
  const findings: PersonalDataFinding[] = [];
  for (const { kind, pattern, accepts } of PATTERNS) {
    for (const match of searchableText.matchAll(pattern)) {
      const [start, end] = match.indices?.groups?.data ?? [match.index, match.index + match[0].length];
      const matchText = text.slice(start, end);
      const normalized = matchText.replace(/[\s.()-]/gu, '').toUpperCase();
      const isFree = findings.every((other) => end <= other.start || start >= other.end);
      if (isFree && (!accepts || accepts(normalized, text.slice(end))))
        findings.push({ kind, start, end, text: matchText });
    }
  }
  return findings.sort((a, b) => a.start - b.start);
}
