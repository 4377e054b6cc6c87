import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ComponentType, ReactNode } from 'react';
import { closedElements } from './elements.ts';

// Renders React trees to markup and CSS in Node, at build time: the pages of apps, and the shell's frames
// (header and footer around a page). Documents contain the result, so that a page shows before scripts load.

/** The app's own React and Emotion, which its pages import. */
export interface Renderer {
  createElement: (type: unknown, props?: object | null, ...children: unknown[]) => ReactNode;
  Fragment: unknown;
  useId: () => string;
  CacheProvider: ComponentType<{ value: unknown; children?: ReactNode }>;
  createCache: (options: { key: string }) => { inserted: Record<string, unknown>; compat?: boolean };
  prerender: (node: ReactNode, options: object) => Promise<{ prelude: ReadableStream }>;
  /** Versions of React, React DOM and Emotion by package name. */
  made: Record<string, string>;
}

/** Loads React and Emotion from an app. @param root folder of the app */
export async function loadRenderer(root: string): Promise<Renderer> {
  const fromApp = createRequire(`${root}/package.json`);
  const emotion = fromApp.resolve('@emotion/react');
  const load = (file: string) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>;
  const { createElement, Fragment, useId } = await load(fromApp.resolve('react'));
  const { CacheProvider } = await load(emotion);
  const { prerender } = await load(fromApp.resolve('react-dom/static'));
  const { default: cache } = await load(createRequire(emotion).resolve('@emotion/cache'));
  // A CommonJS module: its default export is one level deeper.
  const createCache = (cache as { default?: unknown }).default ?? cache;
  const versions = Object.fromEntries(
    ['react', 'react-dom', '@emotion/react'].map((name) => [
      name,
      (fromApp(`${name}/package.json`) as { version: string }).version,
    ]),
  );
  return {
    createElement,
    Fragment,
    useId,
    CacheProvider,
    createCache,
    prerender,
    made: versions,
  } as Renderer;
}

/** Result of a prerender. */
export interface Rendered {
  html: string;
  /** CSS rules by name, in insertion order. */
  sheet: Map<string, string>;
}

/** Returns the names of Emotion's rules in a sheet. */
export const emotionRuleNames = (sheet: Map<string, string>): string[] =>
  [...sheet.keys()].filter((name) => !name.startsWith('[')); // `[data-prerender-style=…]` is not Emotion's.

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Converts style attributes to rules, because the content security policy blocks the attributes. The shell
 * restores the attributes during hydration.
 */
function convertStyleAttributes(html: string): { html: string; styles: Map<string, string> } {
  const styles = new Map<string, string>();
  const converted = html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    const style = text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
    const element = `[data-prerender-style="${style.replaceAll(/["\\]/g, '\\$&')}"]`;
    styles.set(element, `${element}{${style}}`);
    return ` data-prerender-style="${text}"`;
  });
  return { html: converted, styles };
}

/**
 * Sorts the rules in the order of insertion in a browser, where React inserts the rules of children before
 * parents' rules. Of two rules with the same specificity, the later one wins.
 */
function sortRules(html: string, inserted: Record<string, unknown>): string[] {
  const usedNames = closedElements(html).flatMap(({ attributes }) =>
    (/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ').map((name) => name.replace(/^css-/, '')),
  );
  // Skips global rules: they are removed with their component, but not from a file.
  const insertedRules = Object.keys(inserted).filter(
    (name) => usedNames.includes(name) || /^@(-webkit-)?keyframes/.test(String(inserted[name])),
  );
  return [...new Set([...usedNames.filter((name) => insertedRules.includes(name)), ...insertedRules])];
}

/** Renders a tree to markup and CSS, without effects. @throws errors of rendering */
export async function renderToMarkup(renderer: Renderer, tree: ReactNode): Promise<Rendered> {
  const cache = renderer.createCache({ key: 'css' });
  // Otherwise Emotion would write style elements into the markup.
  cache.compat = true;
  let failure: unknown;
  const { prelude } = await renderer.prerender(
    renderer.createElement(renderer.CacheProvider, { value: cache }, tree),
    {
      // Disables streaming, whose inline scripts the policy would have to allow.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error: unknown) {
        failure ??= error;
      },
    },
  );
  if (failure) throw failure;
  const { html, styles } = convertStyleAttributes(await new Response(prelude).text());
  const rules = sortRules(html, cache.inserted);
  return {
    html,
    sheet: new Map([...rules.map((name) => [name, String(cache.inserted[name])] as const), ...styles]),
  };
}

/** Number of children in the shell's frame, and index of the page among them. The shell's build verifies both. */
const FRAME_CHILDREN = { count: 9, pageIndex: 4 };

/** Places a page at its position in the shell's React tree, from which `useId` derives ids. */
export function inFrame({ createElement, Fragment }: Renderer, page: ReactNode): ReactNode {
  const children: ReactNode[] = Array(FRAME_CHILDREN.count).fill(null);
  children[FRAME_CHILDREN.pageIndex] = page;
  return createElement(Fragment, null, ...children);
}

/** Returns the id prefix that React derives from the page's position in the shell's frame. */
export async function treePositionInFrame(renderer: Renderer): Promise<string> {
  const { html } = await renderToMarkup(renderer, inFrame(renderer, renderer.createElement(renderer.useId)));
  return html;
}
