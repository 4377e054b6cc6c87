import { answerCalendar as t } from '../content/own-data.ts';

/** Maximum octets of a line without its line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&');

/** Folds a line after at most {@link MAX_OCTETS} octets, between characters. */
function fold(line: string): string {
  const octets = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    // The leading space of a continuation line counts.
    if (octets(last + character) > MAX_OCTETS) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

/**
 * Calendar file (iCalendar, RFC 5545) with an all-day event on the due date of an answer.
 * @param due ISO 8601 date
 * @param createdAt time of creation, `DTSTAMP`
 */
export function answerAsCalendar(due: string, createdAt: Date): string {
  const nextDay = new Date(Date.parse(due) + 86_400_000).toISOString();
  const date = (iso: string) => iso.slice(0, 10).replaceAll('-', '');
  const created = `${createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//IA para Todos//Manifesto//PT',
    'BEGIN:VEVENT',
    `UID:resposta-${date(due)}-${created}@ia-para-todos`,
    `DTSTAMP:${created}`,
    `DTSTART;VALUE=DATE:${date(due)}`,
    `DTEND;VALUE=DATE:${date(nextDay)}`,
    `SUMMARY:${escapeText(t.summary)}`,
    `DESCRIPTION:${escapeText(t.description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
