import { afterEach, expect, it } from 'vitest';
import { readStandingView } from './standing-view.ts';

const { dataset } = document.documentElement;
afterEach(() => {
  for (const name of ['firstView', 'route', 'root']) delete dataset[name];
});

it('leaves links as the page itself will write them, and the frame’s as the shell does', () => {
  Object.assign(dataset, { firstView: 'mfe-x@1', route: '/curso', root: '../' });
  const root = document.createElement('div');
  root.innerHTML =
    '<main><a href="../glossario/#ia"></a></main><footer><a href="../privacidade/"></a></footer>';
  expect(readStandingView(root)).toEqual({ route: '/curso', app: 'mfe-x', version: '1' });
  const [word, frame] = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(word).toBe('./glossario/#ia');
  expect(frame).toMatch(/^https?:.*\/privacidade\/$/);
});
