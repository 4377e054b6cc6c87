import { readSiteConfig } from '@ia/federation/config';
import { parseRegistry } from '@ia/federation/registry';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { resolveFlags, resolveSettings } from './per-app.ts';

const registry = parseRegistry(
  registryOfOne({
    routes: [routeTo('/'), routeTo('/noite', { flag: 'enableNight' })],
    flags: { enableNight: true },
    settings: { video: { type: 'text', default: null } },
  }),
);
const read = (input: object) => readSiteConfig(input, () => {});

it('resolveFlags uses the default of the app unless the site sets the flag, and omits an unknown flag', () => {
  expect(resolveFlags(read({}), registry).enableNight).toBe(true);
  expect(resolveFlags(read({ featureFlags: { enableNight: false } }), registry).enableNight).toBe(false);
  expect(resolveFlags(read({}), registry).enableModeration).toBe(true);
  expect(resolveFlags(read({}), registry).enableOther).toBeUndefined();
});

it('resolveSettings uses the value of the site, or else the default', () => {
  const settings = (config: object) => resolveSettings(read(config), registry).get('mfe-x');
  expect(settings({})).toEqual({ video: null });
  expect(settings({ apps: { 'mfe-x': { video: 'a' } } })).toEqual({ video: 'a' });
});
