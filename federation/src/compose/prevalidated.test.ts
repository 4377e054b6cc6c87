import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { readLeniently } from '../registry/read-leniently.ts';
import { isPrevalidated } from './prevalidated.ts';

const route = { header: 'secondary', nav: [], listed: true };
const registryWith = (routeFields: object = {}) =>
  registryOfOne({ routes: [routeTo('/', { ...route, ...routeFields })], flags: { enableNight: true } });
/** Prevalidated: the shell can use registry and configuration as they are, without loading the validator. */
const check = (raw: unknown, config: Record<string, unknown> = {}) =>
  isPrevalidated(raw, readLeniently(raw).registry, config);

it('isPrevalidated is true for a valid registry and configuration', () => {
  expect(check(registryWith())).toBe(true);
  expect(check(registryWith(), { fontScale: 3, featureFlags: { enableNight: false } })).toBe(true);
  expect(check(registryWith(), { $schema: './site-config.schema.json' })).toBe(true);
});

it.each([
  ['a value is invalid', registryWith({ theme: 'red' })],
  ['a key is unknown', registryWith({ later: true })],
  ['a key with a default is omitted', registryWith({ listed: undefined, header: undefined })],
  ['there is no main page', registryOfOne({ routes: [routeTo('/x', route)] })],
])('isPrevalidated is false when %s', (_, raw) => {
  // As read from a file: without undefined keys.
  expect(check(JSON.parse(JSON.stringify(raw)))).toBe(false);
});

it.each([
  { fontScale: 9 },
  { fontscale: 2 },
  { featureFlags: { enableNihgt: false } },
  { apps: { 'mfe-y': {} } },
  { links: [] },
])('isPrevalidated is false for an invalid configuration: %j', (config) => {
  expect(check(registryWith(), config)).toBe(false);
});
