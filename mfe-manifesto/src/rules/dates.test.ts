import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

it('Dates are formatted in Portuguese and in Lisbon time', () => {
  expect(formatDate('2026-11-03T10:00:00Z')).toBe('3 de novembro de 2026');
  expect(formatDate('2026-07-31T23:30:00Z')).toBe('1 de agosto de 2026');
  expect(formatDateTime('2026-11-03T14:05:00Z')).toContain('14:05');
});

it('formatDate returns an empty string for an invalid date', () => {
  expect(formatDate('ontem')).toBe('');
});
