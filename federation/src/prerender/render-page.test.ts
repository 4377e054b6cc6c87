// @vitest-environment node
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { markOf } from './marks.ts';
import type { PrerenderedView } from './prerendered-view.ts';

// Prerenders the pages of the app fixtures/prerender. `view.needs` has the values that the page read: a site
// with other values cannot use the markup.

const root = path.join(import.meta.dirname, '../../fixtures/prerender');

/** Renders in a separate process, like a build. */
async function renderInProcess(page: string): Promise<{ view: PrerenderedView; css: string }> {
  const script = `
    import config from ${JSON.stringify(path.join(root, 'mfe.config.ts'))};
    import { renderPage } from ${JSON.stringify(path.join(import.meta.dirname, 'render-page.ts'))};
    const root = ${JSON.stringify(root)};
    const found = await renderPage(config, config.routes[0], root + '/${page}', root);
    console.log(JSON.stringify(found));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as { view: PrerenderedView; css: string };
}

it('renderPage renders a page without a browser and records its conditions', async () => {
  const { view, css } = await renderInProcess('src/pages/view/index.tsx');
  expect(view.html).toContain('>azul</p>');
  expect(view.html).toContain(`<a href="${markOf('signManifesto')}">`);
  expect(view.html).toContain(`mailto:${markOf('contactEmail')}`);
  expect(view.marks.sort()).toEqual(['contactEmail', 'entity.name', 'entity.url', 'signManifesto']);
  expect(view.needs).toEqual({
    routes: ['/moderacao'],
    flags: { enableModeration: 'true' },
    links: { social: '[]' },
    settings: { colour: '"azul"' },
    shell: { fontScale: '2' },
  });
  // A rule replaces the style attribute, which the policy blocks.
  expect(view.html).toContain(' data-prerender-style="width:10%"');
  expect(css).toContain('[data-prerender-style="width:10%"]{width:10%}');
  // As in a browser, the rule of the outer element is last and wins over a rule with the same specificity.
  expect(css.indexOf('margin:1px')).toBeLessThan(css.indexOf('>p{margin:0;}'));
  expect(view.rules).toHaveLength(2);
  // Global rules unmount with their component; a file would apply them to the next page too.
  expect(css).not.toContain(':root');
  // `useId` derives the ids from the position in the shell.
  expect(view.html).toMatch(/ id="_R_\w+_"/);
  expect(view.treePosition).toMatch(/^_R_\w+_$/);
}, 60_000);

it('renderPage fails with the error of a page that uses browser APIs in render', async () => {
  await expect(renderInProcess('src/pages/browser/index.tsx')).rejects.toThrow(/window is not defined/);
}, 60_000);
