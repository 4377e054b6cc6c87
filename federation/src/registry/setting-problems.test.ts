import { registryOf, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { parseRegistry } from './schema.ts';
import { assertValidSettings, settingProblems } from './setting-problems.ts';

const registry = parseRegistry(
  registryOf({ a: { routes: [routeTo('/')], settings: { perPage: { type: 'number', default: 10 } } } }),
);
const entry = registry.apps.a;
if (!entry) throw new Error('unreadable');
const assertWith = (siteValues: unknown) => () =>
  assertValidSettings('a', entry, { apps: { a: siteValues } }, 'site.config.json');

it('assertValidSettings throws for an invalid setting, with owner, key, expected, found and remedy', () => {
  expect(assertWith({ perPage: '20' })).toThrow(
    'site.config.json is not valid for a 1.0.0 (owner: equipa-a):\n  apps.a.perPage: expected number, found "20"\nNothing was published. Correct the value',
  );
  expect(assertWith({ perPage: 20 })).not.toThrow();
  expect(assertWith({ ofTheNextVersion: 1 })).not.toThrow();
});

it('settingProblems reports invalid and unknown settings, and settings of an unknown app', () => {
  const problems = settingProblems(
    registry,
    { apps: { a: { perPage: '20', x: 1 }, mfeX: {} } },
    'site.config.json',
  );
  expect(problems[0]).toMatch(
    /owner: equipa-a[\s\S]*apps\.a\.perPage: expected number[\s\S]*apps\.a\.x: is not a known key[\s\S]*default is used/,
  );
  expect(problems[1]).toBe(
    'site.config.json: apps.mfeX: expected the name of a live app (a), found no such app',
  );
  expect(settingProblems(registry, {}, 'site.config.json')).toEqual([]);
});
