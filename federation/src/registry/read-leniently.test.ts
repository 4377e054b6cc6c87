import { registryOf, routeTo } from '@ia/test-support/registry';
import { describe, expect, it } from 'vitest';
import { readLeniently } from './read-leniently.ts';

// A registry may be written by a later version of the tools, or have an invalid entry. `costs` of a problem
// is the part that the reader ignores: the app, a route or a single value (`detail`).

const routes = [routeTo('/')];
const read = (apps: Parameters<typeof registryOf>[0]) => {
  const { registry, problems } = readLeniently(registryOf(apps));
  return {
    apps: registry.apps,
    problems,
    paths: (name: string) => registry.apps[name]?.routes.map(({ path }) => path),
  };
};

describe('readLeniently', () => {
  it('ignores unknown keys of a later version at every level, without a problem', () => {
    const later = {
      future: true,
      lastGood: { version: '0', entry: './a/0/r.js', contract: 1, signature: 'x' },
      routes: [routeTo('/', { icon: 'star', nav: [{ label: 'Sobre', anchor: 'sobre', badge: 3 }] })],
    };
    const { registry, problems } = readLeniently({ ...registryOf({ a: later }), schema: 7, signedBy: 'x' });
    expect(problems).toEqual([]);
    expect(registry.apps.a?.routes[0]?.nav).toEqual([{ label: 'Sobre', anchor: 'sobre' }]);
    expect(registry.apps.a?.lastGood?.version).toBe('0');
  });

  it.each<[string, object]>([
    ['entry', { entry: 7, routes }],
    ['base', { base: 'javascript:alert(1)/', routes }],
    ['version', { version: undefined, routes }],
    ['routes', { routes: 'none' as never }],
    ['routes', { routes: [{ path: '/x' }] }],
  ])('leaves out only the app with an invalid %s, and reports its owner', (key, invalidValue) => {
    const { apps, problems } = read({ a: { routes }, b: invalidValue as never });
    expect(Object.keys(apps)).toEqual(['a']);
    const lastProblem = problems.at(-1);
    expect(lastProblem).toMatchObject({ app: 'b', owner: 'equipa-b', costs: 'app' });
    expect(lastProblem?.message).toContain(`apps.b.${key}`);
    expect(lastProblem?.message).toContain('b (owner: equipa-b) is left out');
    expect(lastProblem?.message).toContain('federation activate b <version>');
  });

  it.each([null, 7, 'x', []])('leaves out an app that is %j', (invalidValue) => {
    const { apps, problems } = read({ a: { routes }, b: invalidValue as never });
    expect(Object.keys(apps)).toEqual(['a']);
    expect(problems).toMatchObject([{ app: 'b', costs: 'app' }]);
  });

  it('leaves out only the invalid routes of an app', () => {
    const invalidValue = [
      routeTo('no slash'),
      routeTo('/x', { expose: 7 }),
      routeTo('/y', { flag: 'x y' }),
      null,
    ];
    const { paths, problems } = read({ a: { routes: [...invalidValue, ...routes] as object[] } });
    expect(paths('a')).toEqual(['/']);
    expect(problems).toHaveLength(4);
    expect(problems[1]).toMatchObject({ costs: 'route', owner: 'equipa-a' });
    expect(problems[1]?.message).toContain('apps.a.routes[1].expose: expected');
  });

  it('uses defaults for invalid optional values', () => {
    const invalidRoute = routeTo('/', {
      theme: 'gold',
      preload: 7,
      styles: undefined,
      nav: [{ label: 'x' }],
      listed: 'yes',
    });
    const app = { owner: 7, sharedUi: null, lastGood: 'x', revoked: '1.0.0', routes: [invalidRoute] };
    const { apps, problems } = read({ a: app });
    expect(apps.a).toMatchObject({ owner: '(unknown)', sharedUi: '(unknown)' });
    expect(apps.a?.lastGood).toBeUndefined();
    expect(apps.a?.revoked).toBeUndefined();
    expect(apps.a?.routes[0]).toMatchObject({ preload: [], styles: [], nav: [], listed: true });
    expect(apps.a?.routes[0]?.theme).toBeUndefined();
    expect(problems.map(({ costs }) => costs)).toEqual(['detail', 'detail']);
  });

  it('reads the revoked versions', () => {
    expect(read({ a: { routes, revoked: ['1.0.0'] } }).apps.a?.revoked).toEqual(['1.0.0']);
  });

  it('keeps an unknown flag of a route', () => {
    expect(read({ a: { routes: [routeTo('/x', { flag: 'enableLater' })] } }).apps.a?.routes[0]?.flag).toBe(
      'enableLater',
    );
  });

  it('assigns a route that two apps declare to the first', () => {
    const { paths, problems } = read({ a: { routes }, b: { routes: [routeTo('/'), routeTo('/b')] } });
    expect([paths('a'), paths('b')]).toEqual([['/'], ['/b']]);
    expect(problems).toMatchObject([{ app: 'b', owner: 'equipa-b', costs: 'route' }]);
    expect(problems[0]?.message).toContain('found "/", which a serves');
  });

  it.each([undefined, null, [], {}, { apps: [] }, 'x'])(
    'throws for a value that is not a registry: %j',
    (input) => {
      expect(() => readLeniently(input, 'x.json')).toThrow(/x\.json is not valid/);
    },
  );
});
