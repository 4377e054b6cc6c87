import { beforeEach, expect, it } from 'vitest';
import { atBase } from '../address/base.ts';
import { readIntegrity } from './integrity.ts';

const entry = './mfe-x/1.0.0/remoteEntry.js';
beforeEach(() => {
  const map = {
    integrity: { [entry]: 'sha256-a', 'https://other.pt/mfe-y/1.0.0/remoteEntry.js': 'sha256-b' },
  };
  document.head.innerHTML = `<script type="importmap">${JSON.stringify(map)}</script>`;
});

it('names only modules of the import map, from any host', () => {
  const integrity = readIntegrity(() => true);
  expect(integrity.names(atBase(entry))).toBe(true);
  expect(integrity.names('https://other.pt/mfe-y/1.0.0/remoteEntry.js')).toBe(true);
  expect(integrity.names(`${atBase(entry)}?retry=2`)).toBe(false);
  expect(integrity.below(atBase('./mfe-x/1.0.0/'))).toEqual([[atBase(entry), 'sha256-a']]);
});

it('names nothing when the browser ignored the import map', () => {
  expect(readIntegrity(() => false).names(atBase(entry))).toBe(false);
});

it('names everything in a page without an import map, as in development', () => {
  document.head.innerHTML = '';
  expect(readIntegrity(() => false).names(atBase(entry))).toBe(true);
});
