import type { ShellApi } from '@ia/federation';
import { readSiteConfig } from '@ia/federation/config';
import { fakeShell } from '@ia/federation/fake-shell';
import { parseRegistry } from '@ia/federation/registry';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { describe, expect, it, vi } from 'vitest';
import { buildRouteTable } from '../router/route-table.ts';
import { createRouter } from '../router/router.ts';
import { createAnnouncer } from './announcer.ts';
import { createShellApi } from './create-shell-api.ts';
import { createNotices } from './notices.ts';
import { createPageShell } from './page-shell.ts';

// Compares `fakeShell`, against which apps are tested, with the real shell. If they drift apart, tests of
// apps prove nothing: never skip this file.

const registry = parseRegistry(
  registryOfOne({
    routes: [
      routeTo('/', { title: 'Início' }),
      routeTo('/entrada', { header: 'landing' }),
      routeTo('/moderacao', { title: 'M', flag: 'enableModeration' }),
    ],
  }),
);

function realShell(path = '/'): ShellApi {
  const config = readSiteConfig({ featureFlags: { enableModeration: false } });
  const routes = buildRouteTable(registry, config);
  const router = createRouter((path) => routes.has(path));
  const parts = {
    config,
    flags: () => config.featureFlags,
    links: config.links,
    settingsOf: () => ({}),
    router,
    routes: () => routes,
    registry: () => registry,
    versionOf: () => '1.0.0',
    announcer: createAnnouncer(),
    notices: createNotices(),
    footer: document.createElement('div'),
  };
  return createPageShell(createShellApi(parts, router.get(), routes.get(path))).api;
}

/** Describes the types of a value's fields, three levels deep. */
const describeShape = (value: unknown, depth = 3): unknown => {
  if (typeof value === 'function') return `function/${value.length}`;
  if (Array.isArray(value)) return 'array';
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  if (depth === 0) return 'object';
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, part]) => [key, describeShape(part, depth - 1)]),
  );
};
const withoutArity = (shape: unknown) =>
  JSON.parse(JSON.stringify(shape).replaceAll(/function\/\d/g, 'function'));

describe('the fake shell', () => {
  const real = realShell();
  const { log: _log, ...fake } = fakeShell();

  it('has the same fields with the same types as the real shell', () => {
    expect(withoutArity(describeShape(fake))).toEqual(withoutArity(describeShape(real)));
  });

  it('has the contract version of the real shell', () => {
    expect(fake.contractVersion).toBe(real.contractVersion);
  });

  it('returns the same types as the real shell', () => {
    for (const shell of [real, fake]) {
      expect(shell.backend()).toBeNull();
      expect(shell.ai()).toMatchObject({ mode: 'off', models: expect.any(Object) });
      expect(Object.keys(shell.ai().models).sort()).toEqual([
        'geminiImage',
        'geminiText',
        'huggingFace',
        'openRouter',
      ]);
      expect(shell.footerSlot()).toBeNull();
      expect(shell.href('#about')).toMatch(/^#/);
      expect(shell.href('/')).toBe('#/');
    }
  });

  it('accepts the same calls as the real shell', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const shell of [real, fake]) {
      expect(() => {
        shell.announce('Feito.');
        shell.announce('Atenção.', 'assertive');
        shell.notify({ kind: 'success', message: 'Feito.' });
        shell.report(new Error('x'), { page: '/' });
        shell.navigate('#about', { replace: true });
      }).not.toThrow();
    }
  });
});

describe('the real shell', () => {
  it('has a footer slot only for a page with its own footer', () => {
    expect(realShell('/entrada').footerSlot()).toBeInstanceOf(HTMLElement);
    expect(realShell('/').footerSlot()).toBeNull();
  });

  it('returns no address for a route that is off or unknown', () => {
    const shell = realShell();
    expect(shell.href('/moderacao')).toBeNull();
    expect(shell.href('/nada')).toBeNull();
  });

  it('reports an error with the app, its version and its owner', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    realShell().report(new Error('falhou'));
    expect(logged.mock.calls[0]?.[0]).toBe('[mfe-x 1.0.0 (owner: equipa-mfe-x)] FED-412');
  });
});
