import { describe, expect, it } from 'vitest';
import type { Registry } from '../registry/schema.ts';
import { describeRoute, documentTags, listedPaths, readSiteUrl } from './index.ts';

// Title, description and addresses in the head of a document, for browsers, search engines and link previews.
// They derive from the registry and from `siteUrl`, the public address of the site.

const registry = {
  apps: {
    one: { routes: [{ path: '/', title: 'IA para Todos', description: 'Um programa.', listed: true }] },
    two: {
      routes: [
        { path: '/fabrica', title: 'Fábrica', description: 'Escrever pedidos.', listed: true },
        { path: '/moderacao', title: 'Moderação', listed: false },
      ],
    },
  },
} as unknown as Registry;
const url = 'https://ia.municipio.example/';

describe('describeRoute', () => {
  it('returns the site’s name and address for the main page', () => {
    expect(describeRoute(registry, '/', url)).toEqual({
      title: 'IA para Todos',
      description: 'Um programa.',
      address: url,
    });
  });

  it('appends the site’s name to other titles and returns the hash address', () => {
    expect(describeRoute(registry, '/fabrica', url)).toEqual({
      title: 'Fábrica · IA para Todos',
      description: 'Escrever pedidos.',
      address: `${url}#/fabrica`,
    });
  });

  it('returns the site’s description for a page without one, and the main page’s metadata for an unknown route', () => {
    expect(describeRoute(registry, '/moderacao', null).description).toBe('Um programa.');
    expect(describeRoute(registry, '/nada', url)).toEqual(describeRoute(registry, '/', url));
  });
});

describe('listedPaths', () => {
  it('returns the real paths of listed routes only', () => {
    expect(listedPaths(registry)).toEqual(['']);
    const hidden = structuredClone(registry) as unknown as {
      apps: { one: { routes: { listed: boolean }[] } };
    };
    for (const route of hidden.apps.one.routes) route.listed = false;
    expect(listedPaths(hidden as unknown as Registry)).toEqual([]);
  });
});

it('keeps a page with noindex out of search engines', () => {
  const routes = [{ path: '/', title: 'Arquivo', listed: true, noindex: true }];
  const archive = { apps: { one: { routes } } } as unknown as Registry;
  const robots = '<meta name="robots" content="noindex" />';
  expect(documentTags(describeRoute(archive, '/', url), url)).toContain(robots);
  expect(documentTags(describeRoute(registry, '/', url), url)).not.toContain(robots);
  expect(listedPaths(archive)).toEqual([]);
});

describe('documentTags', () => {
  const hostile = {
    title: '"Ser" <b>IA</b> & nós',
    description: 'a"><script>alert(1)</script>',
    address: null,
  };

  it('escapes title and description', () => {
    const parsed = new DOMParser().parseFromString(
      `<head>${documentTags(hostile, null)}</head>`,
      'text/html',
    );
    expect(parsed.querySelector('script')).toBeNull();
    expect(parsed.title).toBe(hostile.title);
    for (const selector of ['meta[name="description"]', 'meta[property="og:description"]'])
      expect(parsed.querySelector(selector)?.getAttribute('content')).toBe(hostile.description);
  });

  it('writes no address without a siteUrl, and a relative address of the image', () => {
    const tags = documentTags(hostile, null, '../');
    expect(tags).not.toMatch(/canonical|og:url|https:/);
    expect(tags).toContain('<meta property="og:image" content="../social-card.png" />');
  });

  it('writes absolute addresses with a siteUrl', () => {
    const tags = documentTags(describeRoute(registry, '/', url), url);
    expect(tags).toContain(`<link rel="canonical" href="${url}" />`);
    expect(tags).toContain(`<meta property="og:url" content="${url}" />`);
    expect(tags).toContain(`<meta property="og:image" content="${url}social-card.png" />`);
  });
});

it.each([
  ['https://ia.municipio.example', 'https://ia.municipio.example/'],
  ['https://municipio.example/ia', 'https://municipio.example/ia/'],
  ['http://ia.municipio.example/', null],
  ['//ia.municipio.example/', null],
  ['https://ia.municipio.example/?a=1', null],
  ['https://eu@ia.municipio.example/', null],
  ['https://ia.municipio.example/"><script>', null],
  [7, null],
])('readSiteUrl parses %j as %j', (siteUrl, read) => {
  expect(readSiteUrl({ siteUrl })).toBe(read);
});
