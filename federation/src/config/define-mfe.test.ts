import { describe, expect, it } from 'vitest';
import { defineMfe, exposeOf } from './define-mfe.ts';
import type { MfeInput } from './schema.ts';

const valid: MfeInput = {
  name: 'mfe-courses',
  owner: 'equipa-formacao',
  routes: [{ path: '/curso', page: './src/pages/curso', title: 'Curso', theme: 'green' }],
  budget: { js: 60_000 },
};
/** Returns a call of defineMfe with a changed copy of the valid declaration. */
const defineChanged = (change: (config: Record<string, unknown>) => void) => {
  const config = structuredClone(valid) as unknown as Record<string, unknown>;
  change(config);
  return () => defineMfe(config as unknown as MfeInput);
};

describe('defineMfe', () => {
  it('fills in defaults for optional keys of a route', () => {
    expect(defineMfe(valid).routes[0]).toMatchObject({ header: 'secondary', nav: [], listed: true });
  });

  it('reports file, key, expected and found for an invalid value', () => {
    const defineInvalid = defineChanged((config) => {
      config.routes = [{ ...valid.routes[0], theme: 'red' }];
    });
    expect(defineInvalid).toThrow(/mfe-courses\/mfe\.config\.ts is not valid/);
    expect(defineInvalid).toThrow(/routes\[0\]\.theme: expected .*"blue".*, found "red"/);
  });

  it('reports an unknown key', () => {
    expect(defineChanged((config) => Object.assign(config, { onwer: 'x' }))).toThrow(
      /onwer: is not a known key/,
    );
  });

  it('reports a missing required key', () => {
    expect(defineChanged((config) => delete config.owner)).toThrow(/owner: is missing/);
  });

  it('reports the path of an invalid value inside a header link', () => {
    const defineInvalid = defineChanged((config) => {
      config.routes = [{ ...valid.routes[0], nav: [{ label: 'Início', to: 'inicio' }] }];
    });
    expect(defineInvalid).toThrow(/routes\[0\]\.nav\[0\]\.to: .*found "inicio"/);
  });

  it('accepts paths of several levels and reports an invalid path', () => {
    const defineWithPath = (path: string) =>
      defineChanged((config) => (config.routes = [{ ...valid.routes[0], path }]));
    expect(defineWithPath('/museu/obras-novas')).not.toThrow();
    for (const path of ['museu', '/museu/', '/museu//obras', '/Museu', '/museu/Obras', '/museu obras'])
      expect(defineWithPath(path), path).toThrow(
        /routes\[0\]\.path: .*such as "\/museu" or "\/museu\/obras"/,
      );
  });

  it('rejects an app without routes', () => {
    expect(defineChanged((config) => (config.routes = []))).toThrow(
      /mfe-courses\/mfe\.config\.ts is not valid:\n {2}routes: .*must declare at least one route/,
    );
  });

  it('rejects a path that is declared twice', () => {
    expect(
      defineChanged((config) => (config.routes as unknown[]).push((config.routes as unknown[])[0])),
    ).toThrow(/found "\/curso" twice/);
  });
});

it('defineMfe rejects two pages with the same expose name', () => {
  const routes = [
    valid.routes[0],
    { path: '/outro', page: './src/other/curso', title: 'Outro' },
  ] as MfeInput['routes'];
  expect(() => defineMfe({ ...valid, routes })).toThrow(
    /"\.\/src\/pages\/curso" and "\.\/src\/other\/curso"/,
  );
});

describe('exposeOf', () => {
  it.each([
    ['./src/pages/copilot-v3', './copilot-v3'],
    ['./src/pages/copilot-v3/index.tsx', './copilot-v3'],
    ['./src/pages/copilot-v3.tsx', './copilot-v3'],
  ])('%s is exposed as %s', (page, expose) => expect(exposeOf(page)).toBe(expose));
});
