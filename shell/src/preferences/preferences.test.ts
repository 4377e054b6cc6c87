import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { CHOICES, NAMES, readPreferences, writePreferences } from './choices.ts';

// A plain script of public/, not a module: it is run as the browser runs it.
const beforeFirstPaint = new Function(
  readFileSync(path.join(import.meta.dirname, '../../public/preferences.js'), 'utf8'),
);
const root = document.documentElement;
const attributes = () => Object.fromEntries(NAMES.map((name) => [name, root.dataset[name]]));
const bare = () => {
  for (const name of NAMES) delete root.dataset[name];
};

/** A fresh module each time: it reads the device once. */
const load = async () => {
  vi.resetModules();
  return import('./preferences.ts');
};

beforeEach(() => {
  localStorage.clear();
  bare();
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
});

it('keeps what differs from the design, shows it on the document, and puts it back', async () => {
  const { preferences } = await load();
  preferences.choose('text', '150');
  preferences.choose('motion', 'reduce');
  expect(root.dataset.text).toBe('150');
  expect(localStorage.getItem('preferences')).toBe('{"text":"150","motion":"reduce"}');
  preferences.reset();
  expect(attributes()).toEqual(Object.fromEntries(NAMES.map((name) => [name, undefined])));
  expect(localStorage.getItem('preferences')).toBeNull();
});

it('the script before the first paint and the shell show every choice alike', async () => {
  const { preferences } = await load();
  const frames = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
  for (const name of NAMES) {
    for (const value of CHOICES[name]) {
      preferences.reset();
      preferences.choose(name, value as never);
      const shown = [attributes(), frames()];
      bare();
      for (const [i, meta] of [...document.querySelectorAll('meta')].entries()) {
        meta.setAttribute('media', `(prefers-color-scheme: ${i === 0 ? 'light' : 'dark'})`);
      }
      beforeFirstPaint();
      expect([attributes(), frames()], `${name}: ${value}`).toEqual(shown);
    }
  }
});

it.each([
  'null',
  '{"text":',
  '[]',
  '7',
  '{"text":"9000","scheme":{"a":1},"motion":"<script>","constructor":"x"}',
  '{"text":125}',
])('what nobody chose counts as not chosen: %s', async (kept) => {
  localStorage.setItem('preferences', kept);
  expect(writePreferences(readPreferences(kept))).toBeNull();
  expect(() => beforeFirstPaint()).not.toThrow();
  const { watchPreferences } = await load();
  watchPreferences()();
  expect(attributes()).toEqual(Object.fromEntries(NAMES.map((name) => [name, undefined])));
});

it('follows another tab, and one that erases everything', async () => {
  const { preferences, watchPreferences } = await load();
  const stop = watchPreferences();
  const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  const told = vi.fn();
  preferences.subscribe(told);
  localStorage.setItem('preferences', '{"scheme":"dark"}');
  tell('preferences');
  expect([root.dataset.scheme, preferences.get().scheme, told.mock.calls.length]).toEqual([
    'dark',
    'dark',
    1,
  ]);
  localStorage.clear();
  tell(null);
  expect(root.dataset.scheme).toBeUndefined();
  stop();
});

it('a device that asks for more contrast has it, unless the visitor says otherwise', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(prefers-contrast: more)' }) as MediaQueryList,
  );
  beforeFirstPaint();
  expect(root.dataset.contrast).toBe('more');
  const { preferences } = await load();
  preferences.choose('contrast', 'normal');
  expect(root.dataset.contrast).toBe('normal');
  vi.restoreAllMocks();
});

it('where storage is refused a choice lasts until the page closes', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => beforeFirstPaint()).not.toThrow();
  const { preferences } = await load();
  preferences.choose('links', 'underline');
  expect([root.dataset.links, preferences.get().links]).toEqual(['underline', 'underline']);
  vi.unstubAllGlobals();
});
