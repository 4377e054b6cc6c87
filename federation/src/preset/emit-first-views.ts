import type { Plugin } from 'vite';
import { exposeOf } from '../config/define-mfe.ts';
import type { MfeConfig } from '../config/schema.ts';
import { firstViewOf } from '../first-view/first-view.ts';
import { renderPage } from '../first-view/render-page.ts';

/**
 * Puts the first view of each page that declares one (`firstView: true`) into the build, as markup and as a style sheet, so
 * that both are of the version of its code.
 * @param pageFile the file of a page's module, absolute
 */
export function emitFirstViews(config: MfeConfig, root: string, pageFile: (page: string) => string): Plugin {
  return {
    name: 'ia:first-views',
    apply: 'build',
    async generateBundle() {
      for (const route of config.routes.filter(({ firstView }) => firstView)) {
        const { view, css } = await renderPage(config, route, pageFile(route.page), root).catch((error) =>
          this.error(
            `${config.name}/mfe.config.ts: "${route.path}" declares a first view, which cannot be made:\n  ${(error as Error).message}\n` +
              'Render without a browser what the page shows at first, or leave "firstView" out.',
          ),
        );
        const name = firstViewOf(exposeOf(route.page));
        this.emitFile({ type: 'asset', fileName: `${name}.json`, source: JSON.stringify(view) });
        this.emitFile({ type: 'asset', fileName: `${name}.css`, source: css });
      }
    },
  };
}
