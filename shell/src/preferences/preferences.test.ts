import { beforeEach, expect, it, vi } from 'vitest';
import runInlineScript from '../inline/preferences.ts';
import { CHOICES, NAMES, readPreferences, writePreferences } from './choices.ts';

const root = document.documentElement;
const attributes = () => Object.fromEntries(NAMES.map((name) => [name, root.dataset[name]]));
const removeAttributes = () => {
  for (const name of NAMES) delete root.dataset[name];
};

/** Loads a fresh module, because it reads device storage once. */
const load = async () => {
  vi.resetModules();
  return import('./preferences.ts');
};

beforeEach(() => {
  localStorage.clear();
  removeAttributes();
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
});

it('preferences stores values that differ from the default, applies them to the document and resets them', async () => {
  const { preferences } = await load();
  preferences.choose('text', '150');
  preferences.choose('motion', 'reduce');
  expect(root.dataset.text).toBe('150');
  expect(localStorage.getItem('preferences')).toBe('{"text":"150","motion":"reduce"}');
  preferences.reset();
  expect(attributes()).toEqual(Object.fromEntries(NAMES.map((name) => [name, undefined])));
  expect(localStorage.getItem('preferences')).toBeNull();
});

it('the inlined script and the shell apply every choice in the same way', async () => {
  const { preferences } = await load();
  const themeColourMedia = () =>
    [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
  for (const name of NAMES) {
    for (const value of CHOICES[name]) {
      preferences.reset();
      preferences.choose(name, value as never);
      const applied = [attributes(), themeColourMedia()];
      removeAttributes();
      for (const [i, meta] of [...document.querySelectorAll('meta')].entries()) {
        meta.setAttribute('media', `(prefers-color-scheme: ${i === 0 ? 'light' : 'dark'})`);
      }
      runInlineScript();
      expect([attributes(), themeColourMedia()], `${name}: ${value}`).toEqual(applied);
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
])('preferences ignores invalid stored values: %s', async (stored) => {
  localStorage.setItem('preferences', stored);
  expect(writePreferences(readPreferences(stored))).toBeNull();
  expect(() => runInlineScript()).not.toThrow();
  const { watchPreferences } = await load();
  watchPreferences()();
  expect(attributes()).toEqual(Object.fromEntries(NAMES.map((name) => [name, undefined])));
});

it('watchPreferences follows changes of another tab, also when it deletes all storage', async () => {
  const { preferences, watchPreferences } = await load();
  const stop = watchPreferences();
  const fireStorageEvent = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  const listener = vi.fn();
  preferences.subscribe(listener);
  localStorage.setItem('preferences', '{"scheme":"dark"}');
  fireStorageEvent('preferences');
  expect([root.dataset.scheme, preferences.get().scheme, listener.mock.calls.length]).toEqual([
    'dark',
    'dark',
    1,
  ]);
  localStorage.clear();
  fireStorageEvent(null);
  expect(root.dataset.scheme).toBeUndefined();
  stop();
});

it('contrast follows the system setting, unless the visitor chooses otherwise', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(prefers-contrast: more)' }) as MediaQueryList,
  );
  runInlineScript();
  expect(root.dataset.contrast).toBe('more');
  const { preferences } = await load();
  preferences.choose('contrast', 'normal');
  expect(root.dataset.contrast).toBe('normal');
  vi.restoreAllMocks();
});

it('a choice lasts until the page closes when storage is blocked', async () => {
  const throwSecurityError = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: throwSecurityError,
    setItem: throwSecurityError,
    removeItem: throwSecurityError,
  });
  expect(() => runInlineScript()).not.toThrow();
  const { preferences } = await load();
  preferences.choose('links', 'underline');
  expect([root.dataset.links, preferences.get().links]).toEqual(['underline', 'underline']);
  vi.unstubAllGlobals();
});
