import { expect, it } from 'vitest';
import { formatStartTime } from './index.ts';

const now = Date.parse('2026-11-24T10:25:00Z');

it.each([
  ['2026-11-24T11:00:00Z', 'a partir das 11:00'],
  ['2026-11-24T11:00:00.400Z', 'a partir das 11:00'],
  ['2026-11-24T10:30:10Z', 'a partir das 10:31'],
  ['2026-11-24T13:00:00Z', 'a partir das 13:00'],
  ['2026-11-25T00:00:00Z', 'amanhã, a partir das 00:00'],
  ['2026-11-25T01:00:00Z', 'amanhã, a partir da 01:00'],
])('formatStartTime formats %s as «%s»', (at, text) => {
  expect(formatStartTime(Date.parse(at), now)).toBe(text);
});

it('formatStartTime uses Portuguese time in summer', () => {
  const summer = Date.parse('2026-07-01T09:20:00Z');
  expect(formatStartTime(Date.parse('2026-07-01T10:00:00Z'), summer)).toBe('a partir das 11:00');
});
