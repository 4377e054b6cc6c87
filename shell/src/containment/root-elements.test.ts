import { afterEach, beforeEach, expect, it } from 'vitest';
import { snapshotRootElements } from './root-elements.ts';

const html = document.documentElement;
const { body } = document;
const attributes = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
const clear = () => {
  for (const element of [html, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
};
beforeEach(() => {
  clear();
  html.lang = 'pt-PT';
  html.dataset.theme = 'blue';
  body.className = 'site';
  body.style.setProperty('color', 'red');
});
afterEach(clear);

it('snapshotRootElements restores attributes, classes and style that a page changed', () => {
  const before = [attributes(html), attributes(body)];
  const restore = snapshotRootElements();
  html.lang = 'en';
  html.dir = 'rtl';
  html.className = 'dark';
  html.dataset.motion = 'reduce';
  html.style.setProperty('--color-accent', 'hotpink', 'important');
  body.setAttribute('inert', '');
  body.className = 'modal-open';
  body.style.setProperty('color', 'blue', 'important');
  body.style.setProperty('overflow', 'hidden');
  restore();
  expect(html.className).toBe('');
  expect(html.style).toHaveLength(0);
  expect(Array.from(body.style, (name) => name)).toEqual(['color']);
  expect(body.style.getPropertyValue('color')).toBe('red');
  expect([attributes(html), attributes(body)]).toEqual(before);
});

it('snapshotRootElements leaves changes of the shell: the theme of the shown route, and scroll padding for notices', () => {
  const restore = snapshotRootElements();
  html.dataset.theme = 'green';
  html.style.setProperty('scroll-padding-block-end', '40px');
  restore();
  expect(html.dataset.theme).toBe('green');
  expect(html.style.getPropertyValue('scroll-padding-block-end')).toBe('40px');
});

it('snapshotRootElements leaves changes of browser extensions: translation, dark mode, writing aids', () => {
  const restore = snapshotRootElements();
  html.className = 'translated-ltr';
  html.lang = 'uk';
  html.setAttribute('data-darkreader-mode', 'dynamic');
  body.setAttribute('data-gr-ext-installed', '');
  restore();
  expect(html.className).toBe('translated-ltr');
  expect(html.lang).toBe('uk');
  expect(html.hasAttribute('data-darkreader-mode')).toBe(true);
  expect(body.hasAttribute('data-gr-ext-installed')).toBe(true);
  expect(body.className).toBe('site');
});
