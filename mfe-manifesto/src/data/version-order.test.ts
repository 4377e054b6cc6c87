import { expect, it } from 'vitest';
import { newestFirst } from './version-order.ts';

it('newestFirst sorts by date, then by version number', () => {
  const versions = [
    { version: '1.9', published_on: '2026-11-21' },
    { version: '2', published_on: '2026-11-20' },
    { version: '1.10', published_on: '2026-11-21' },
    { version: '1.0', published_on: '2026-11-21' },
  ];
  expect(versions.sort(newestFirst).map(({ version }) => version)).toEqual(['1.10', '1.9', '1.0', '2']);
});
