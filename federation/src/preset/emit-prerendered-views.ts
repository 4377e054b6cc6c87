import type { Plugin } from 'vite';
import { exposeOf } from '../config/define-mfe.ts';
import type { MfeConfig } from '../config/schema.ts';
import { prerenderedFileOf } from '../prerender/prerendered-view.ts';
import { renderPage } from '../prerender/render-page.ts';

/**
 * Vite plugin for a remote: prerenders each page with `prerender: true` into the build, as markup and style
 * sheet, so that both match the version of the page's code.
 * @param pageFile returns the absolute path of a page's module
 */
export function emitPrerenderedViews(
  config: MfeConfig,
  root: string,
  pageFile: (page: string) => string,
): Plugin {
  return {
    name: 'ia:prerender',
    apply: 'build',
    async generateBundle() {
      for (const route of config.routes.filter(({ prerender }) => prerender)) {
        const { view, css } = await renderPage(config, route, pageFile(route.page), root).catch((error) =>
          this.error(
            `${config.name}/mfe.config.ts: "${route.path}" declares prerender, but prerendering failed:\n  ${(error as Error).message}\n` +
              'Make the first render independent of the browser, or remove "prerender".',
          ),
        );
        const name = prerenderedFileOf(exposeOf(route.page));
        this.emitFile({ type: 'asset', fileName: `${name}.json`, source: JSON.stringify(view) });
        this.emitFile({ type: 'asset', fileName: `${name}.css`, source: css });
      }
    },
  };
}
