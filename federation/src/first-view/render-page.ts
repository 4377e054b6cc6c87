import type { ComponentType } from 'react';
import { runnerImport } from 'vite';
import type { MfeConfig, RouteConfig } from '../config/schema.ts';
import type { PageProps } from '../contract/shell-api.ts';
import { unfitMarkup } from './elements.ts';
import type { FirstView } from './first-view.ts';
import { ADDRESS_MARK } from './marks.ts';
import { inFrame, makersOf, namesIn, placeInFrame, renderFirst } from './prerender.ts';
import { recordingShell } from './recording-shell.ts';

/** A module of the app's source, run here as a build would compile it: for the public, with Emotion's JSX. */
export async function importSource<T>(file: string, root: string): Promise<T> {
  const { module } = await runnerImport<T>(file, {
    root,
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    // Ours come as source, and bring style sheets.
    environments: { inline: { resolve: { noExternal: [/^@ia\//] } } },
  });
  return module;
}

/**
 * The first view of a page that declares one (`firstView: true`), without a browser: what its effects bring, comes later.
 * @param file the page's module
 * @throws when it cannot be rendered here, or holds what a site's policy refuses
 */
export async function renderPage(
  config: MfeConfig,
  route: RouteConfig,
  file: string,
  root: string,
): Promise<{ view: FirstView; css: string }> {
  const makers = await makersOf(root);
  const { default: Page } = await importSource<{ default: ComponentType<PageProps> }>(file, root);
  const { shell, needs, marks } = recordingShell(route.path, route.theme ?? 'blue', config.settings);
  const tree = inFrame(makers, makers.createElement(Page, { shell }));
  const { html, sheet } = await renderFirst(makers, tree);
  if (html.includes(ADDRESS_MARK))
    throw new Error(
      'it shows an absolute address of the site, which nobody knows before it is open (`useOnDevice` waits until it is)',
    );
  const unfit = unfitMarkup(html);
  if (unfit) throw new Error(`its markup cannot stand in a document: ${unfit}`);
  const place = await placeInFrame(makers);
  const rules = namesIn(sheet);
  const view = { html, rules, place, made: makers.made, marks: [...marks], needs };
  return { css: [...sheet.values()].join(''), view };
}
