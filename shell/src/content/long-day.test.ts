import { expect, it } from 'vitest';
import { longDay } from './long-day.ts';

it('longDay formats every month like Intl, which compose uses', () => {
  const byIntl = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    // Days 2 to 9 and 1: no leading zero may remain.
    const day = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`;
    expect(longDay(day)).toBe(byIntl.format(new Date(day)));
  }
});
