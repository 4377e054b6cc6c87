import type { ComponentType } from 'react';
import { runnerImport } from 'vite';
import type { MfeConfig, RouteConfig } from '../config/schema.ts';
import type { PageProps } from '../contract/shell-api.ts';
import { findForbiddenMarkup } from './elements.ts';
import { ADDRESS_MARK } from './marks.ts';
import { emotionRuleNames, inFrame, loadRenderer, renderToMarkup, treePositionInFrame } from './prerender.ts';
import type { PrerenderedView } from './prerendered-view.ts';
import { recordingShell } from './recording-shell.ts';

/** Imports a module of the app's source, compiled as in a production build, with Emotion's JSX. */
export async function importSource<T>(file: string, root: string): Promise<T> {
  const { module } = await runnerImport<T>(file, {
    root,
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    // Compiles the workspace packages, which are sources and import style sheets.
    environments: { inline: { resolve: { noExternal: [/^@ia\//] } } },
  });
  return module;
}

/**
 * Prerenders a page that declares `prerender: true`, without a browser and without effects.
 * @param file the page's module
 * @param root folder of the app
 * @throws Error if the page cannot be rendered in Node, or contains markup that the policy blocks
 */
export async function renderPage(
  config: MfeConfig,
  route: RouteConfig,
  file: string,
  root: string,
): Promise<{ view: PrerenderedView; css: string }> {
  const renderer = await loadRenderer(root);
  const { default: Page } = await importSource<{ default: ComponentType<PageProps> }>(file, root);
  const { shell, needs, marks } = recordingShell(route.path, route.theme ?? 'blue', config.settings);
  const tree = inFrame(renderer, renderer.createElement(Page, { shell }));
  const { html, sheet } = await renderToMarkup(renderer, tree);
  if (html.includes(ADDRESS_MARK))
    throw new Error(
      'it shows an absolute address of the site, which is unknown at build time. Show it only when useOnDevice() is true',
    );
  const forbidden = findForbiddenMarkup(html);
  if (forbidden) throw new Error(`its markup is not allowed in a document: ${forbidden}`);
  const treePosition = await treePositionInFrame(renderer);
  const rules = emotionRuleNames(sheet);
  const view = { html, rules, treePosition, made: renderer.made, marks: [...marks], needs };
  return { css: [...sheet.values()].join(''), view };
}
