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

it('readIntegrity allows only modules of the import map, from any host', () => {
  const integrity = readIntegrity(() => true);
  expect(integrity.allows(atBase(entry))).toBe(true);
  expect(integrity.allows('https://other.pt/mfe-y/1.0.0/remoteEntry.js')).toBe(true);
  expect(integrity.allows(`${atBase(entry)}?retry=2`)).toBe(false);
  expect(integrity.hashesIn(atBase('./mfe-x/1.0.0/'))).toEqual([[atBase(entry), 'sha256-a']]);
});

it('readIntegrity allows nothing when the browser ignored the import map', () => {
  expect(readIntegrity(() => false).allows(atBase(entry))).toBe(false);
});

it('readIntegrity allows everything in a page without an import map, as in development', () => {
  document.head.innerHTML = '';
  expect(readIntegrity(() => false).allows(atBase(entry))).toBe(true);
});
