import { describe, expect, it } from 'vitest';
import type { Registry } from '../registry/schema.ts';
import { describeRoute, documentTags, listedPlaces, readSiteUrl } from './index.ts';

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

describe('describing a route', () => {
  it('gives the main page the name of the site, and the site’s own address', () => {
    expect(describeRoute(registry, '/', url)).toEqual({
      title: 'IA para Todos',
      description: 'Um programa.',
      address: url,
    });
  });

  it('adds the name of the site to any other page, and says where it is today', () => {
    expect(describeRoute(registry, '/fabrica', url)).toEqual({
      title: 'Fábrica · IA para Todos',
      description: 'Escrever pedidos.',
      address: `${url}#/fabrica`,
    });
  });

  it('borrows the description of the site for a page without one, and describes the main page for no page', () => {
    expect(describeRoute(registry, '/moderacao', null).description).toBe('Um programa.');
    expect(describeRoute(registry, '/nada', url)).toEqual(describeRoute(registry, '/', url));
  });

  it('lists the real paths only, without what is not to be listed', () => {
    expect(listedPlaces(registry)).toEqual(['']);
    const hidden = structuredClone(registry) as unknown as {
      apps: { one: { routes: { listed: boolean }[] } };
    };
    for (const route of hidden.apps.one.routes) route.listed = false;
    expect(listedPlaces(hidden as unknown as Registry)).toEqual([]);
  });
});

describe('the tags of a document', () => {
  const hostile = {
    title: '"Ser" <b>IA</b> & nós',
    description: 'a"><script>alert(1)</script>',
    address: null,
  };

  it('escape whatever a title or a description holds', () => {
    const parsed = new DOMParser().parseFromString(
      `<head>${documentTags(hostile, null)}</head>`,
      'text/html',
    );
    expect(parsed.querySelector('script')).toBeNull();
    expect(parsed.title).toBe(hostile.title);
    for (const selector of ['meta[name="description"]', 'meta[property="og:description"]'])
      expect(parsed.querySelector(selector)?.getAttribute('content')).toBe(hostile.description);
  });

  it('claim no address while the site has none, and name the image as seen from the document', () => {
    const tags = documentTags(hostile, null, '../');
    expect(tags).not.toMatch(/canonical|og:url|https:/);
    expect(tags).toContain('<meta property="og:image" content="../social-card.png" />');
  });

  it('are absolute once the site has an address', () => {
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
])('the site address %j is read as %j', (siteUrl, read) => {
  expect(readSiteUrl({ siteUrl })).toBe(read);
});
