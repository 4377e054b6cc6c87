import { expect, it } from 'vitest';
import { answerCalendar } from '../content/own-data.ts';
import { answerAsCalendar } from './answer-calendar.ts';

const file = answerAsCalendar('2026-12-31', new Date('2026-11-27T09:30:05.120Z'));
/** Lines without their folding (RFC 5545, 3.1). */
const lines = file.replaceAll('\r\n ', '').split('\r\n');

it('answerAsCalendar contains an all-day event on the due date', () => {
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261127T093005Z');
  expect(lines).toContain(`SUMMARY:${answerCalendar.summary}`);
});

it('answerAsCalendar escapes commas and folds lines after at most 75 octets', () => {
  const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? '';
  expect(description.replaceAll('\\,', ',')).toBe(`DESCRIPTION:${answerCalendar.description}`);
  expect(description).toContain('sugestões»\\, na página');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
