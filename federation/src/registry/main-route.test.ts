import { expect, it } from 'vitest';
import { expectMainRoute, hasMainRoute } from './main-route.ts';
import { parseRegistry } from './schema.ts';

const serving = (...routes: { path: string; flag?: string }[]) =>
  parseRegistry({
    schema: 1,
    shell: { version: '1', base: './shell/1/' },
    apps: {
      a: {
        version: '1',
        owner: 'equipa',
        contract: 1,
        sharedUi: '1',
        base: './a/1/',
        entry: './a/1/remoteEntry.js',
        routes: routes.map((route) => ({ title: 'T', expose: './t', preload: [], styles: [], ...route })),
      },
    },
  });

it('takes a registry with a main page as it is', () => {
  const registry = serving({ path: '/a' }, { path: '/' });
  expect(hasMainRoute(registry)).toBe(true);
  expect(expectMainRoute(registry)).toBe(registry);
});

it('says which routes there are when none is the main page', () => {
  expect(() => expectMainRoute(serving({ path: '/a' }, { path: '/b' }), 'x.json')).toThrow(
    /x\.json is not valid:\n {2}apps: expected an app that serves the main page "\/".*, found \/a, \/b/,
  );
  expect(() => expectMainRoute(serving())).toThrow(/found no route/);
});

it('does not take a main page that a flag can turn off', () => {
  expect(() => expectMainRoute(serving({ path: '/', flag: 'enableModeration' }))).toThrow(
    /found it only while the flag enableModeration is on/,
  );
});
