import { expect, it } from 'vitest';
import { assertMainRoute, hasMainRoute } from './main-route.ts';
import { parseRegistry } from './schema.ts';

const registryWithRoutes = (...routes: { path: string; flag?: string }[]) =>
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

it('assertMainRoute returns a registry with a main page', () => {
  const registry = registryWithRoutes({ path: '/a' }, { path: '/' });
  expect(hasMainRoute(registry)).toBe(true);
  expect(assertMainRoute(registry)).toBe(registry);
});

it('assertMainRoute names the existing routes when none is the main page', () => {
  expect(() => assertMainRoute(registryWithRoutes({ path: '/a' }, { path: '/b' }), 'x.json')).toThrow(
    /x\.json is not valid:\n {2}apps: expected an app that serves the main page "\/".*, found \/a, \/b/,
  );
  expect(() => assertMainRoute(registryWithRoutes())).toThrow(/found no route/);
});

it('assertMainRoute rejects a main page with a flag', () => {
  expect(() => assertMainRoute(registryWithRoutes({ path: '/', flag: 'enableModeration' }))).toThrow(
    /found it only with the flag enableModeration/,
  );
});
