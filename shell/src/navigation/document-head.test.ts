import { readSiteConfig } from '@ia/federation/config';
import { describeRoute, documentTags } from '@ia/federation/document';
import { parseRegistry } from '@ia/federation/registry';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { beforeEach, describe, expect, it } from 'vitest';
import { showDocumentHead } from './document-head.ts';

const registry = parseRegistry(
  registryOfOne({
    routes: [
      routeTo('/', { title: 'IA para Todos', description: 'Um programa.' }),
      routeTo('/curso', { title: 'O "meu" <curso>', description: 'Dez blocos & um desafio.' }),
      routeTo('/sem-palavras', { title: 'Sem palavras' }),
    ],
  }),
);

/** Writes the head that is published for a site URL. @returns a function that shows a route's head */
const openDocument = (siteUrl?: string) => {
  const config = readSiteConfig({ siteUrl });
  const url = config.siteUrl ?? null;
  document.head.innerHTML = documentTags(describeRoute(registry, '/', url), url);
  return (path: string) => showDocumentHead({ registry: () => registry, config }, path);
};
const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('showDocumentHead', () => {
  it('shows the values of the route: title, description, address and sharing metadata', () => {
    const show = openDocument('https://ia.municipio.example');
    show('/curso');
    expect(document.title).toBe('O "meu" <curso> · IA para Todos');
    expect(content('description')).toBe('Dez blocos & um desafio.');
    expect(content('og:title')).toBe('O "meu" <curso> · IA para Todos');
    expect(content('og:description')).toBe('Dez blocos & um desafio.');
    expect(content('og:url')).toBe('https://ia.municipio.example/#/curso');
    expect(canonical()).toBe('https://ia.municipio.example/#/curso');
    expect(content('og:image')).toBe('https://ia.municipio.example/social-card.png');
  });

  it('restores the published head on the main page', () => {
    const show = openDocument('https://ia.municipio.example/');
    const published = document.head.innerHTML;
    show('/sem-palavras');
    expect(document.title).toBe('Sem palavras · IA para Todos');
    expect(content('description')).toBe('Um programa.');
    show('/');
    expect(document.head.innerHTML).toBe(published);
  });

  it('shows the real path of a route with its own document', () => {
    const show = openDocument('https://ia.municipio.example/');
    document.documentElement.dataset.route = '/';
    show('/curso');
    expect(canonical()).toBe('https://ia.municipio.example/curso/');
    delete document.documentElement.dataset.route;
  });

  it('adds no address while the site has no siteUrl', () => {
    const show = openDocument();
    show('/curso');
    expect(content('og:title')).toBe('O "meu" <curso> · IA para Todos');
    expect(canonical()).toBeUndefined();
    expect(content('og:url')).toBeUndefined();
  });
});
