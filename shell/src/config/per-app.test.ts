import { readSiteConfig } from '@ia/federation/config';
import { parseRegistry } from '@ia/federation/registry';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { flagsOf, linksOf, settingsOf } from './per-app.ts';

const registry = parseRegistry(
  registryOfOne({
    routes: [routeTo('/'), routeTo('/noite', { flag: 'enableNight' })],
    flags: { enableNight: true },
    settings: { video: { type: 'text', default: null, formerly: 'missionVideoId' } },
  }),
);
const read = (input: object) => readSiteConfig(input, () => {});

it('a flag is as its app declares it, unless the site says otherwise; one of nobody is off', () => {
  expect(flagsOf(read({}), registry).enableNight).toBe(true);
  expect(flagsOf(read({ featureFlags: { enableNight: false } }), registry).enableNight).toBe(false);
  expect(flagsOf(read({}), registry).enableModeration).toBe(true);
  expect(flagsOf(read({}), registry).enableOther).toBeUndefined();
});

it('an app has its settings, also from where a site set them before', () => {
  const settings = (config: object) => settingsOf(read(config), registry).get('mfe-x');
  expect(settings({})).toEqual({ video: null });
  expect(settings({ apps: { 'mfe-x': { video: 'a' } } })).toEqual({ video: 'a' });
  expect(settings({ links: { missionVideoId: 'b' } })).toEqual({ video: 'b' });
});

it('an app of before finds among the links what it always found', () => {
  expect(linksOf(read({}))).toMatchObject({
    badgeClaim: 'https://medalhas.example/recolher',
    missionVideoId: null,
  });
  expect(linksOf(read({ links: { badgeClaim: 'https://b.pt/' } })).badgeClaim).toBe('https://b.pt/');
});
