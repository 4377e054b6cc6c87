import { parseRegistry } from '@ia/federation/registry';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const registry = parseRegistry(
  registryOf({ 'mfe-x': { routes: [routeTo('/')] }, 'mfe-y': { routes: [routeTo('/y')] } }),
);
const x = { app: 'mfe-x', version: '1.0.0' };
const y = { app: 'mfe-y', version: '1.0.0' };

let ended: AbortController;
let adopted: CSSStyleSheet[];
let styles: ReturnType<typeof createPageStyles>;
beforeEach(() => {
  ended = new AbortController();
  document.head.replaceChildren();
  adopted = [];
  vi.spyOn(document, 'adoptedStyleSheets', 'get').mockImplementation(() => adopted);
  styles = createPageStyles(() => registry);
});
afterEach(() => ended.abort());

/** A style sheet of a file, or of an element. */
const sheetOf = (ownerNode: Element | null, href: string | null = null) =>
  ({ ownerNode, href, disabled: false }) as unknown as CSSStyleSheet;
const present = (...sheets: CSSStyleSheet[]) =>
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(sheets as unknown as StyleSheetList);
const applied = (...sheets: CSSStyleSheet[]) => sheets.map(({ disabled }) => !disabled);

it('the rules of a file apply only while its app is shown', () => {
  const ofX = sheetOf(null, 'https://site.pt/ia/mfe-x/1.0.0/assets/page.css');
  const ofY = sheetOf(null, 'https://cdn.pt/mfe-y/1.0.0/assets/page.css');
  const ofShell = sheetOf(null, 'https://site.pt/ia/shell/1.0.0/assets/index.css');
  present(ofShell, ofX, ofY);
  styles.show(x);
  expect(applied(ofShell, ofX, ofY)).toEqual([true, true, false]);
  styles.show(y);
  expect(applied(ofShell, ofX, ofY)).toEqual([true, false, true]);
  styles.show(null);
  expect(applied(ofShell, ofX, ofY)).toEqual([true, false, false]);
  styles.show({ app: 'mfe-x', version: null });
  expect(applied(ofShell, ofX, ofY)).toEqual([true, true, false]);
});

it('rules of a broken version do not apply to the version that replaced it', () => {
  const bad = sheetOf(null, 'https://site.pt/mfe-x/2.%300.0/assets/page.css');
  present(bad);
  styles.show({ app: 'mfe-x', version: null });
  expect(applied(bad)).toEqual([true]);
  styles.show(x);
  expect(applied(bad)).toEqual([false]);
});

it('a style element belongs to the app that created it, and elements of extensions are left alone', () => {
  const extension = document.createElement('style'); // before `watch`, like an extension's
  styles.watch(ended.signal);
  styles.show(x);
  const made = document.createElement('style');
  const emotion = document.createElement('style');
  emotion.dataset.emotion = 'css';
  const sheets = [made, emotion, extension].map((element) => sheetOf(element));
  present(...sheets);
  styles.show(y);
  expect(applied(...sheets)).toEqual([false, true, true]);
  styles.show(x);
  expect(applied(...sheets)).toEqual([true, true, true]);
});

it('an adopted sheet belongs to the page that was shown', () => {
  const own = sheetOf(null);
  present();
  styles.show(x);
  adopted.push(own);
  styles.show(y);
  expect(applied(own)).toEqual([false]);
  styles.show(x);
  expect(applied(own)).toEqual([true]);
});

it('a sheet that loads after its page was left does not apply', async () => {
  styles.watch(ended.signal);
  styles.show(y);
  const late = sheetOf(null, 'https://site.pt/mfe-x/1.0.0/assets/late.css');
  present(late);
  document.head.append(document.createElement('meta'));
  await vi.waitFor(() => expect(applied(late)).toEqual([false]));
});
