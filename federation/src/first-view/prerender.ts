import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ComponentType, ReactNode } from 'react';
import { closedElements } from './elements.ts';

/** What makes markup, as the app has it installed: its pages have to meet the same React and the same Emotion. */
export interface Makers {
  createElement: (type: unknown, props?: object | null, ...children: unknown[]) => ReactNode;
  Fragment: unknown;
  useId: () => string;
  CacheProvider: ComponentType<{ value: unknown; children?: ReactNode }>;
  createCache: (options: { key: string }) => { inserted: Record<string, unknown>; compat?: boolean };
  prerender: (node: ReactNode, options: object) => Promise<{ prelude: ReadableStream }>;
  /** Their versions. */
  made: Record<string, string>;
}

/** @param root folder of the app */
export async function makersOf(root: string): Promise<Makers> {
  const fromApp = createRequire(`${root}/package.json`);
  const emotion = fromApp.resolve('@emotion/react');
  const load = (file: string) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>;
  const { createElement, Fragment, useId } = await load(fromApp.resolve('react'));
  const { CacheProvider } = await load(emotion);
  const { prerender } = await load(fromApp.resolve('react-dom/static'));
  const { default: cache } = await load(createRequire(emotion).resolve('@emotion/cache'));
  // A module of before modules: what it exports by default lies one deeper.
  const createCache = (cache as { default?: unknown }).default ?? cache;
  const made = Object.fromEntries(
    ['react', 'react-dom', '@emotion/react'].map((name) => [
      name,
      (fromApp(`${name}/package.json`) as { version: string }).version,
    ]),
  );
  return { createElement, Fragment, useId, CacheProvider, createCache, prerender, made } as Makers;
}

export interface Rendered {
  html: string;
  /** Rules by their names, in the order in which they have to stand. */
  sheet: Map<string, string>;
}

/** Names of those rules of a sheet that are Emotion's. */
export const namesIn = (sheet: Map<string, string>): string[] =>
  [...sheet.keys()].filter((name) => !name.startsWith('['));

const UNESCAPED: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Styles of single elements, as rules: the policy of a site refuses the attribute. The shell makes a style of it again when
 * it takes the element over.
 */
function stylesAsRules(html: string): { html: string; styles: Map<string, string> } {
  const styles = new Map<string, string>();
  const plain = html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    const style = text.replaceAll(/&[#\w]+;/g, (entity) => UNESCAPED[entity] ?? entity);
    const element = `[data-first-style="${style.replaceAll(/["\\]/g, '\\$&')}"]`;
    styles.set(element, `${element}{${style}}`);
    return ` data-first-style="${text}"`;
  });
  return { html: plain, styles };
}

/**
 * The rules in the order in which a browser meets them: React runs what inserts them from the inside out, and of two that
 * are equally strong the later one counts.
 */
function inOrder(html: string, inserted: Record<string, unknown>): string[] {
  const used = closedElements(html).flatMap(({ attributes }) =>
    (/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ').map((name) => name.replace(/^css-/, '')),
  );
  // What is global stays out: it comes and goes with its component, and nobody would take it out of a file again.
  const known = Object.keys(inserted).filter(
    (name) => used.includes(name) || /^@(-webkit-)?keyframes/.test(String(inserted[name])),
  );
  return [...new Set([...used.filter((name) => known.includes(name)), ...known])];
}

/** Markup and rules of a tree, as it is before any effect has run. @throws what rendering throws */
export async function renderFirst(makers: Makers, tree: ReactNode): Promise<Rendered> {
  const cache = makers.createCache({ key: 'css' });
  // Or Emotion would write style elements between the elements.
  cache.compat = true;
  let failure: unknown;
  const { prelude } = await makers.prerender(
    makers.createElement(makers.CacheProvider, { value: cache }, tree),
    {
      // Nothing comes later, by scripts that the policy would have to know.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error: unknown) {
        failure ??= error;
      },
    },
  );
  if (failure) throw failure;
  const { html, styles } = stylesAsRules(await new Response(prelude).text());
  const rules = inOrder(html, cache.inserted);
  return {
    html,
    sheet: new Map([...rules.map((name) => [name, String(cache.inserted[name])] as const), ...styles]),
  };
}

/** How many parts the shell's frame has, and which of them the page is. Its build is held to it. */
const FRAME = { parts: 9, page: 4 };

/** A tree as React sees it inside of the shell, where ids of `useId` come from. */
export function inFrame({ createElement, Fragment }: Makers, page: ReactNode): ReactNode {
  const parts: ReactNode[] = Array(FRAME.parts).fill(null);
  parts[FRAME.page] = page;
  return createElement(Fragment, null, ...parts);
}

/** Where React sees what stands in the frame. */
export async function placeInFrame(makers: Makers): Promise<string> {
  const { html } = await renderFirst(makers, inFrame(makers, makers.createElement(makers.useId)));
  return html;
}
