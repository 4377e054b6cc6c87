import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { readLeniently } from '../registry/read-leniently.ts';
import { isSound } from './sound.ts';

const route = { header: 'secondary', nav: [], listed: true };
const registryWith = (more: object = {}) =>
  registryOfOne({ routes: [routeTo('/', { ...route, ...more })], flags: { enableNight: true } });
const sound = (raw: unknown, config: Record<string, unknown> = {}) =>
  isSound(raw, readLeniently(raw).registry, config);

it('lets a page be shown without another reading where there is nothing to tell', () => {
  expect(sound(registryWith())).toBe(true);
  expect(sound(registryWith(), { fontScale: 3, featureFlags: { enableNight: false } })).toBe(true);
});

it.each([
  ['something is broken', registryWith({ theme: 'red' })],
  ['something is unknown', registryWith({ later: true })],
  ['a default is filled in', registryWith({ listed: undefined, header: undefined })],
  ['there is no main page', registryOfOne({ routes: [routeTo('/x', route)] })],
])('has it read again where %s', (_, raw) => {
  expect(sound(JSON.parse(JSON.stringify(raw)))).toBe(false);
});

it.each([
  { fontScale: 9 },
  { fontscale: 2 },
  { featureFlags: { enableModeratoin: false } },
  { apps: { 'mfe-y': {} } },
])('has it read again beside a configuration that is told: %j', (config) => {
  expect(sound(registryWith(), config)).toBe(false);
});
