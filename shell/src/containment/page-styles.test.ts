import { parseRegistry } from '@ia/federation/registry';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const registry = parseRegistry(
  registryOf({ 'mfe-x': { routes: [routeTo('/')] }, 'mfe-y': { routes: [routeTo('/y')] } }),
);
const appX = { app: 'mfe-x', version: '1.0.0' };
const appY = { app: 'mfe-y', version: '1.0.0' };

let abortWatch: AbortController;
let adopted: CSSStyleSheet[];
let styles: ReturnType<typeof createPageStyles>;
beforeEach(() => {
  abortWatch = new AbortController();
  document.head.replaceChildren();
  adopted = [];
  vi.spyOn(document, 'adoptedStyleSheets', 'get').mockImplementation(() => adopted);
  styles = createPageStyles(() => registry);
});
afterEach(() => abortWatch.abort());

/** A style sheet of a file, or of an element. */
const sheetOf = (ownerNode: Element | null, href: string | null = null) =>
  ({ ownerNode, href, disabled: false }) as unknown as CSSStyleSheet;
/** Sets the style sheets of the document. */
const setDocumentSheets = (...sheets: CSSStyleSheet[]) =>
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(sheets as unknown as StyleSheetList);
const areEnabled = (...sheets: CSSStyleSheet[]) => sheets.map(({ disabled }) => !disabled);

it('the rules of a file apply only while its app is shown', () => {
  const ofX = sheetOf(null, 'https://site.pt/ia/mfe-x/1.0.0/assets/page.css');
  const ofY = sheetOf(null, 'https://cdn.pt/mfe-y/1.0.0/assets/page.css');
  const ofShell = sheetOf(null, 'https://site.pt/ia/shell/1.0.0/assets/index.css');
  setDocumentSheets(ofShell, ofX, ofY);
  styles.show(appX);
  expect(areEnabled(ofShell, ofX, ofY)).toEqual([true, true, false]);
  styles.show(appY);
  expect(areEnabled(ofShell, ofX, ofY)).toEqual([true, false, true]);
  styles.show(null);
  expect(areEnabled(ofShell, ofX, ofY)).toEqual([true, false, false]);
  styles.show({ app: 'mfe-x', version: null });
  expect(areEnabled(ofShell, ofX, ofY)).toEqual([true, true, false]);
});

it('rules of a broken version do not apply to the version that replaced it', () => {
  // The version 2.00.0, percent-encoded as a browser may report it.
  const brokenSheet = sheetOf(null, 'https://site.pt/mfe-x/2.%300.0/assets/page.css');
  setDocumentSheets(brokenSheet);
  styles.show({ app: 'mfe-x', version: null });
  expect(areEnabled(brokenSheet)).toEqual([true]);
  styles.show(appX);
  expect(areEnabled(brokenSheet)).toEqual([false]);
});

it('a style element belongs to the app that created it, and elements of extensions are left alone', () => {
  const extension = document.createElement('style'); // before `watch`, like an extension's
  styles.watch(abortWatch.signal);
  styles.show(appX);
  const appStyle = document.createElement('style');
  const emotion = document.createElement('style');
  emotion.dataset.emotion = 'css';
  const sheets = [appStyle, emotion, extension].map((element) => sheetOf(element));
  setDocumentSheets(...sheets);
  styles.show(appY);
  expect(areEnabled(...sheets)).toEqual([false, true, true]);
  styles.show(appX);
  expect(areEnabled(...sheets)).toEqual([true, true, true]);
});

it('an adopted sheet belongs to the page that was shown', () => {
  const adoptedSheet = sheetOf(null);
  setDocumentSheets();
  styles.show(appX);
  adopted.push(adoptedSheet);
  styles.show(appY);
  expect(areEnabled(adoptedSheet)).toEqual([false]);
  styles.show(appX);
  expect(areEnabled(adoptedSheet)).toEqual([true]);
});

it('a sheet that loads after its page was left does not apply', async () => {
  styles.watch(abortWatch.signal);
  styles.show(appY);
  const late = sheetOf(null, 'https://site.pt/mfe-x/1.0.0/assets/late.css');
  setDocumentSheets(late);
  document.head.append(document.createElement('meta'));
  await vi.waitFor(() => expect(areEnabled(late)).toEqual([false]));
});
