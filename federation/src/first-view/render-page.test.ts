// @vitest-environment node
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { FirstView } from './first-view.ts';
import { markOf } from './marks.ts';

const root = path.join(import.meta.dirname, '../../fixtures/first-view');

/** In a process of its own, as a build is. */
async function render(page: string): Promise<{ view: FirstView; css: string }> {
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
  return JSON.parse(stdout) as { view: FirstView; css: string };
}

it('renders a page without a browser, and writes down what it was rendered for', async () => {
  const { view, css } = await render('src/pages/view/index.tsx');
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
  // The policy refuses attributes of style: a rule stands for it.
  expect(view.html).toContain(' data-first-style="width:10%"');
  expect(css).toContain('[data-first-style="width:10%"]{width:10%}');
  // Of two rules that are equally strong, a browser meets the outer one last.
  expect(css.indexOf('margin:1px')).toBeLessThan(css.indexOf('>p{margin:0;}'));
  expect(view.rules).toHaveLength(2);
  // What is global goes with its component; a file would keep it for whichever page comes next.
  expect(css).not.toContain(':root');
  // Ids are those of its place in the shell.
  expect(view.html).toMatch(/ id="_R_\w+_"/);
  expect(view.place).toMatch(/^_R_\w+_$/);
}, 60_000);

it('says what stops a page that asks the browser while it renders', async () => {
  await expect(render('src/pages/browser/index.tsx')).rejects.toThrow(/window is not defined/);
}, 60_000);
