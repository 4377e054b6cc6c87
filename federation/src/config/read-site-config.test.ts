import { describe, expect, it, vi } from 'vitest';
import { readSiteConfig } from './read-site-config.ts';
import { unknownFlags } from './site-config.ts';

const read = (input: unknown) => {
  const warn = vi.fn();
  return { config: readSiteConfig(input, warn), told: warn.mock.calls.map(([message]) => message as string) };
};

describe('readSiteConfig', () => {
  it('has a default for everything', () => {
    const { config, told } = read({});
    expect(config.fontScale).toBe(2);
    expect(config.featureFlags.enableStudioNavigation).toBe(false);
    expect(config.featureFlags.enableManifestoCoCreation).toBe(true);
    expect(config.backend).toBeNull();
    expect(config.ai.mode).toBe('off');
    expect(told).toEqual([]);
  });

  it('names file, key, expected and found, and goes on with the default of that key alone', () => {
    const { config, told } = read({
      fontScale: 3,
      featureFlags: { enableModeration: 'yes', enableComponentLibrary: false },
    });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /site\.config\.json.*\n {2}featureFlags\.enableModeration: expected boolean, found "yes"/,
    );
    expect(config.featureFlags.enableModeration).toBe(true);
    expect(config.featureFlags.enableComponentLibrary).toBe(false);
    expect(config.fontScale).toBe(3);
  });

  it('names a key that does not exist', () => {
    const { told } = read({ fontscale: 2 });
    expect(told[0]).toMatch(/fontscale: is not a known key/);
  });

  it('takes flags of pages that are newer than the shell, and names those that nobody knows', () => {
    const { config, told } = read({ featureFlags: { enableLater: true, enableModeratoin: false } });
    expect(told).toEqual([]);
    expect(config.featureFlags).toMatchObject({ enableLater: true, enableModeration: true });
    expect(unknownFlags(config.featureFlags, ['enableLater', undefined])).toEqual(['enableModeratoin']);
  });

  it('replaces a wrong theme of one page and keeps the others', () => {
    const { config } = read({ pageThemes: { '/a': 'red', '/b': 'pink' } });
    expect(config.pageThemes).toEqual({ '/b': 'pink' });
  });

  it.each([
    { links: { entity: { name: 'Câmara' } } },
    { backend: { url: '/backend' } },
    { links: { social: [{ label: 'Rede' }] } },
  ])('replaces what lacks a required key and keeps the rest: %j', (broken) => {
    const { config, told } = read({ fontScale: 4, ...broken });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/found nothing/);
    expect(config.fontScale).toBe(4);
    expect(config.links.entity.name).toMatch(/Município/);
    expect(config.backend).toBeNull();
  });

  it('takes the https address of the site, with a slash at the end, and names a wrong one', () => {
    expect(read({ siteUrl: 'https://ia.municipio.example' }).config.siteUrl).toBe(
      'https://ia.municipio.example/',
    );
    expect(read({ siteUrl: 'https://municipio.example/ia/' }).config.siteUrl).toBe(
      'https://municipio.example/ia/',
    );
    const { config, told } = read({ siteUrl: 'ia.municipio.example', fontScale: 3 });
    expect(config.siteUrl).toBeUndefined();
    expect(config.fontScale).toBe(3);
    expect(told[0]).toMatch(/siteUrl: .*https address of the site/);
  });

  it('survives a file that is not an object', () => {
    const { config, told } = read('{"fontScale": 2');
    expect(config.fontScale).toBe(2);
    expect(told[0]).toMatch(/\(the whole file\): expected Object/);
  });
});
