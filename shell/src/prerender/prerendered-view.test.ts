import { afterEach, expect, it } from 'vitest';
import { readPrerenderedView } from './prerendered-view.ts';

const { dataset } = document.documentElement;
afterEach(() => {
  for (const name of ['prerender', 'route', 'root']) delete dataset[name];
});

it('readPrerenderedView rewrites links of the page as the page renders them, and others as the shell does', () => {
  Object.assign(dataset, { prerender: 'mfe-x@1', route: '/curso', root: '../' });
  const root = document.createElement('div');
  root.innerHTML =
    '<main><a href="../glossario/#ia"></a></main><footer><a href="../privacidade/"></a></footer>';
  expect(readPrerenderedView(root)).toEqual({ route: '/curso', app: 'mfe-x', version: '1' });
  const [pageLink, footerLink] = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(pageLink).toBe('./glossario/#ia');
  expect(footerLink).toMatch(/^https?:.*\/privacidade\/$/);
});
