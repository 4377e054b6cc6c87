import { expect, it } from 'vitest';
import { parseRegistry } from './schema.ts';

const route = (path: string) => ({
  path,
  title: 'T',
  header: 'secondary',
  nav: [],
  listed: true,
  expose: './t',
  preload: [],
  styles: [],
});
const app = (name: string, path: string) => ({
  version: '1.0.0-aaaaaaaa',
  owner: 'equipa',
  contract: 1,
  sharedUi: '0.1.0',
  base: `./${name}/1.0.0-aaaaaaaa/`,
  entry: `./${name}/1.0.0-aaaaaaaa/remoteEntry.js`,
  routes: [route(path)],
});
const registry = () => ({
  schema: 1,
  shell: { version: '1', base: './shell/1/' },
  apps: { a: app('a', '/a'), b: app('b', '/b') },
});

it('parseRegistry accepts a registry in the format of publish', () => {
  expect(parseRegistry(registry()).apps.a?.routes[0]?.path).toBe('/a');
});

it('parseRegistry reports file, key, expected and found', () => {
  const invalidRegistry = registry();
  invalidRegistry.apps.a.entry = 'ftp://x/remoteEntry.js';
  expect(() => parseRegistry(invalidRegistry)).toThrow(
    /registry\.json is not valid:\n {2}apps\.a\.entry: expected .*found "ftp:/,
  );
});

it('parseRegistry rejects a route that two apps declare', () => {
  const invalidRegistry = registry();
  invalidRegistry.apps.b = app('b', '/a');
  expect(() => parseRegistry(invalidRegistry)).toThrow(
    /apps\.b\.routes: expected routes that no other app serves, found "\/a", which a serves/,
  );
});
