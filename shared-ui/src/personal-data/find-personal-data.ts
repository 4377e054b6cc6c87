import { isCard, isCitizenCard, isIban, isNif, isNiss } from './check-digits.ts';

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
  /** Validates the match, in upper case and without separators. */
  accepts?: (bare: string, after: string) => boolean;
}

/** Boundaries of a number: not within a word, a decimal or a longer number. */
const FROM = String.raw`(?<![\p{L}\d/=#_]|\d[.,:-])`;
const TO = String.raw`(?![\p{L}\d_]|[.,:-]\d)`;
const GAP = '[ .\u00A0-]';
const numbers = (body: string) => new RegExp(`${FROM}${body}${TO}`, 'dgu');

const STREET =
  '(?:[Rr]ua|[Aa]venida|[Aa]v\\.|[Tt]ravessa|[Ll]argo|[Pp]raça|[Pp]raceta|[Aa]lameda|[Cc]alçada|[Ee]strada|[Bb]eco|R\\.)';
const OF = '(?:(?:d[aeo]s?|e) )?';
const NAME = `${OF}(?:\\d{1,2} de )?\\p{Lu}[\\p{L}.]*(?: ${OF}\\p{Lu}[\\p{L}.]*){0,6}`;
/** House number with optional floor; excludes years. */
const HOUSE = `(?:,? (?:n\\.?[º°o]?\\.? ?|lote )?(?!(?:19|20)\\d\\d)\\d{1,4}[A-Z]?(?:,? ?\\d{1,2}\\.?[º°](?: ?(?:[Ee]sq|[Dd]to|[Dd]ir|[Ff]rente)\\.?)?)?)`;
const AT_HOME = '(?<=\\b(?:[Mm]or[oa]|[Vv]iv[oe]|[Rr]esid[oe]|[Mm]orada)\\b:? (?:é |sou )?(?:n[ao] |em )?)';

/** Amounts have the same format as telephone numbers: «250 000 000 euros». */
const isAmount = (bare: string, after: string): boolean =>
  /0{6}$/.test(bare) || /^\s?(?:[€$%]|euros?|d[óo]lares|pessoas|habitantes|utilizadores)/iu.test(after);

/**
 * In order of priority: the earlier pattern wins an overlap. Own patterns, because libphonenumber-js is over
 * 80 kB.
 */
const PATTERNS: readonly Pattern[] = [
  {
    kind: 'email',
    pattern:
      /[\p{L}\d][\p{L}\d._%+-]{0,63}@(?!exemplo\.|example\.|[^\s@]{0,80}\.example\b)[\p{L}\d](?:[\p{L}\d-]{0,62}\.){1,8}(?:\p{L}{2,})(?![\p{L}\d])/dgu,
  },
  {
    kind: 'iban',
    pattern: numbers(`(?:PT|pt) ?50(?:${GAP}?\\d){21}`),
    accepts: isIban,
  },
  {
    kind: 'iban',
    pattern: numbers('[A-Z]{2}\\d{2}(?: ?[A-Z\\d]{4}){2,7}(?: ?[A-Z\\d]{1,3})?'),
    accepts: isIban,
  },
  { kind: 'citizen-card', pattern: numbers('\\d{8} ?\\d ?[A-Za-z]{2} ?\\d'), accepts: isCitizenCard },
  { kind: 'card', pattern: numbers(`[2-6]\\d{3}(?:${GAP}?\\d){9,15}`), accepts: isCard },
  {
    kind: 'niss',
    pattern: numbers(
      '[12](?:\\d{10}|\\d{9} \\d|\\d\\d[ .]\\d{3}[ .]\\d{3}[ .]\\d\\d|\\d{3}[ .]\\d{4}[ .]\\d{3})',
    ),
    accepts: isNiss,
  },
  {
    // Labelled as NIF: no check digit test, because a mistyped number is still personal.
    kind: 'nif',
    pattern: new RegExp(
      `\\b(?:NIF|nif|[Cc]ontribuinte|[Ff]iscal)\\b[^\\d\\n]{0,12}(?<data>[1-489](?:${GAP}?\\d){8})${TO}`,
      'dgu',
    ),
  },
  {
    kind: 'phone',
    pattern: numbers(
      `(?:(?:\\+|00) ?351${GAP}?|\\(\\+?351\\) ?)?(?=(?:9[1236]|2[1-9])(?:${GAP}?\\d){7}(?!\\d))\\d{2,9}(?:(?<gap>${GAP})\\d{2,7}(?:\\k<gap>\\d{2,7}){0,2})?`,
    ),
    accepts: (bare, after) => bare.replace(/^\D?(?:00)?351/, '').length === 9 && !isAmount(bare, after),
  },
  {
    kind: 'phone',
    pattern: numbers(`(?:\\+|00)(?!351)[1-9]\\d{0,2}(?:${GAP}?\\d){7,12}`),
    accepts: (bare, after) => !isAmount(bare, after),
  },
  {
    kind: 'nif',
    pattern: numbers(`[123]\\d{2}${GAP}?\\d{3}${GAP}?\\d{3}`),
    accepts: (bare, after) => isNif(bare) && !isAmount(bare, after),
  },
  { kind: 'address', pattern: new RegExp(`(?<!\\p{L})${STREET} ${NAME}${HOUSE}(?![\\p{L}\\d])`, 'dgu') },
  {
    kind: 'address',
    pattern: new RegExp(
      `${AT_HOME}(?<data>${STREET} ${OF}\\p{L}+(?: ${OF}\\p{Lu}[\\p{L}.]*){0,6}${HOUSE}?)`,
      'dgu',
    ),
  },
  { kind: 'postal-code', pattern: numbers('[1-9]\\d{3}-\\d{3}') },
];

/** Blanks out URLs, which contain long numbers; preserves the length and all indexes. */
const withoutLinks = (text: string) =>
  text.replace(/(?:https?:\/\/|www\.)\S+/g, (link) => ' '.repeat(link.length));

/**
 * Finds probable personal data: telephone numbers, e-mail and street addresses, and Portuguese identification
 * numbers with check digits. Prefers false negatives to warnings about years, prices and laws.
 * @param text visitor input
 * @returns non-overlapping matches in text order
 */
export function findPersonalData(text: string): PersonalDataFinding[] {
  const searched = withoutLinks(text);
  const findings: PersonalDataFinding[] = [];
  for (const { kind, pattern, accepts } of PATTERNS) {
    for (const match of searched.matchAll(pattern)) {
      const [start, end] = match.indices?.groups?.data ?? [match.index, match.index + match[0].length];
      const stretch = text.slice(start, end);
      const bare = stretch.replace(/[\s.()-]/gu, '').toUpperCase();
      const free = findings.every((other) => end <= other.start || start >= other.end);
      if (free && (!accepts || accepts(bare, text.slice(end))))
        findings.push({ kind, start, end, text: stretch });
    }
  }
  return findings.sort((a, b) => a.start - b.start);
}
