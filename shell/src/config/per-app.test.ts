import { readSiteConfig } from '@ia/federation/config';
import { parseRegistry } from '@ia/federation/registry';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { flagsOf, settingsOf } from './per-app.ts';

const registry = parseRegistry(
  registryOfOne({
    routes: [routeTo('/'), routeTo('/noite', { flag: 'enableNight' })],
    flags: { enableNight: true },
    settings: { video: { type: 'text', default: null } },
  }),
);
const read = (input: object) => readSiteConfig(input, () => {});

it('a flag has the default of its app, unless the site sets it; an unknown flag is off', () => {
  expect(flagsOf(read({}), registry).enableNight).toBe(true);
  expect(flagsOf(read({ featureFlags: { enableNight: false } }), registry).enableNight).toBe(false);
  expect(flagsOf(read({}), registry).enableModeration).toBe(true);
  expect(flagsOf(read({}), registry).enableOther).toBeUndefined();
});

it('settings have the values of the site, or else their defaults', () => {
  const settings = (config: object) => settingsOf(read(config), registry).get('mfe-x');
  expect(settings({})).toEqual({ video: null });
  expect(settings({ apps: { 'mfe-x': { video: 'a' } } })).toEqual({ video: 'a' });
});
