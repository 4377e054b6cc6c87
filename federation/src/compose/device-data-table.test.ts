import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { defineMfe } from '../config/define-mfe.ts';
import type { DeclaredDeviceData } from '../config/device-data.ts';
import { registryDeclarations } from '../registry/declared.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import { parseRegistry } from '../registry/schema.ts';
import { deviceDataRows } from './device-data-table.ts';

// Device data is what an app stores in a visitor's browser. Apps declare it in `mfe.config.ts`, and the
// static page /privacidade/ lists it in a table.

const deviceData: DeclaredDeviceData[] = [
  {
    label: 'Votos <b>',
    purpose: 'Para não votar duas vezes.',
    kind: 'participation',
    keys: [
      { key: 'vote_{id}', merge: { rule: 'local' } },
      { key: 'copies', storage: 'caches' },
      // In two storage areas of the browser, with one name for visitors.
      { key: 'copies', storage: 'sessionStorage' },
    ],
  },
];
const app = {
  name: 'mfe-x',
  owner: 'equipa-x',
  routes: [{ path: '/', page: './src/pages/x', title: 'X' }],
  budget: { js: 1 },
};

it('deviceDataRows lists the declared device storage of apps, escaped', () => {
  const declared = registryDeclarations(defineMfe({ ...app, deviceData }));
  expect(declared.deviceData).toEqual(deviceData);
  const registry = parseRegistry(registryOfOne({ routes: [routeTo('/')], ...declared }));
  const rows = deviceDataRows(registry);
  expect(rows).toContain('Votos &lt;b&gt;<br><code>vote_{id}</code>, <code>copies</code></th>');
});

it('deviceDataRows is empty without declarations; an invalid declaration affects nothing else', () => {
  expect(registryDeclarations(defineMfe(app))).toEqual({ flags: {}, settings: {} });
  const before = registryOfOne({ routes: [routeTo('/')] });
  expect(deviceDataRows(readLeniently(before).registry)).toBe('');
  const broken = registryOfOne({ routes: [routeTo('/')], deviceData: [{ label: 7 }] as never });
  const { registry, problems } = readLeniently(broken);
  expect(registry.apps['mfe-x']?.routes).toHaveLength(1);
  expect(registry.apps['mfe-x']?.deviceData).toBeUndefined();
  expect(problems.map(({ costs }) => costs)).toEqual(['detail']);
});

it.each([
  ['an unknown merge rule', { keys: [{ key: 'x', merge: { rule: 'forget' } }] }],
  ['no key', { keys: [] }],
  ['a key with markup', { keys: [{ key: '<x>' }] }],
])('defineMfe rejects a device data declaration with %s', (_, invalidFields) => {
  expect(() => defineMfe({ ...app, deviceData: [{ ...deviceData[0], ...invalidFields }] as never })).toThrow(
    /deviceData\[0\]/,
  );
});
