import { describe, expect, it, vi } from 'vitest';
import { readSiteConfig } from './read-site-config.ts';
import { unknownFlags } from './site-config.ts';

const read = (input: unknown) => {
  const warn = vi.fn();
  return {
    config: readSiteConfig(input, warn),
    warnings: warn.mock.calls.map(([message]) => message as string),
  };
};

describe('readSiteConfig', () => {
  it('applies a default for every key', () => {
    const { config, warnings } = read({});
    expect(config.fontScale).toBe(2);
    expect(config.featureFlags.enableStudioNavigation).toBe(false);
    expect(config.featureFlags.enableManifestoCoCreation).toBe(true);
    expect(config.backend).toBeNull();
    expect(config.ai.mode).toBe('off');
    expect(warnings).toEqual([]);
  });

  it('reports file, key, expected and found, and uses the default for the invalid key only', () => {
    const { config, warnings } = read({
      fontScale: 3,
      featureFlags: { enableModeration: 'yes', enableComponentLibrary: false },
    });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(
      /site\.config\.json.*\n {2}featureFlags\.enableModeration: expected boolean, found "yes"/,
    );
    expect(config.featureFlags.enableModeration).toBe(true);
    expect(config.featureFlags.enableComponentLibrary).toBe(false);
    expect(config.fontScale).toBe(3);
  });

  it('ignores $schema, which editors read', () => {
    expect(read({ $schema: './site-config.schema.json', fontScale: 3 })).toMatchObject({
      config: { fontScale: 3 },
      warnings: [],
    });
  });

  it.each([
    { links: [] },
    { apps: [] },
    { apps: { 'mfe-x': [] } },
    { featureFlags: [] },
    { pageThemes: [] },
    [],
  ])('rejects a list in place of an object: %j', (list) => {
    const { config, warnings } = read(list);
    expect(warnings[0]).toMatch(/expected Object, found \[\]/);
    expect(config).toEqual(read({}).config);
  });

  it('reports an unknown key', () => {
    const { warnings } = read({ fontscale: 2 });
    expect(warnings[0]).toMatch(/fontscale: is not a known key/);
  });

  it('accepts flags of pages newer than the shell; unknownFlags lists those that no page declares', () => {
    const { config, warnings } = read({ featureFlags: { enableLater: true, enableModeratoin: false } });
    expect(warnings).toEqual([]);
    expect(config.featureFlags).toMatchObject({ enableLater: true, enableModeration: true });
    expect(unknownFlags(config.featureFlags, ['enableLater', undefined])).toEqual(['enableModeratoin']);
  });

  it('drops an invalid page theme and keeps the valid ones', () => {
    const { config } = read({ pageThemes: { '/a': 'red', '/b': 'pink' } });
    expect(config.pageThemes).toEqual({ '/b': 'pink' });
  });

  it.each([
    { links: { entity: { name: 'Câmara' } } },
    { backend: { url: '/backend' } },
    { links: { social: [{ label: 'Rede' }] } },
  ])('uses the default for an object without its required key and keeps the rest: %j', (incomplete) => {
    const { config, warnings } = read({ fontScale: 4, ...incomplete });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/: is missing\. Add it\./);
    expect(config.fontScale).toBe(4);
    expect(config.links.entity.name).toMatch(/Município/);
    expect(config.backend).toBeNull();
  });

  it('adds a trailing slash to siteUrl and reports one that is not an https address', () => {
    expect(read({ siteUrl: 'https://ia.municipio.example' }).config.siteUrl).toBe(
      'https://ia.municipio.example/',
    );
    expect(read({ siteUrl: 'https://municipio.example/ia/' }).config.siteUrl).toBe(
      'https://municipio.example/ia/',
    );
    const { config, warnings } = read({ siteUrl: 'ia.municipio.example', fontScale: 3 });
    expect(config.siteUrl).toBeUndefined();
    expect(config.fontScale).toBe(3);
    expect(warnings[0]).toMatch(/siteUrl: .*https address of the site/);
  });

  it('uses all defaults when the file is not an object', () => {
    const { config, warnings } = read('{"fontScale": 2');
    expect(config.fontScale).toBe(2);
    expect(warnings[0]).toMatch(/\(the whole file\): expected Object/);
  });
});
