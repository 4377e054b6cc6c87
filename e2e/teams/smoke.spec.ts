import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '@ia/test-support/builds';
import { expect, test } from '@ia/test-support/fixtures';
import { workspace } from '../../scripts/run.ts';
import { serveCommand, stopCommands } from '../support/command.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';

// With `--smoke`, publish opens each page of a build in a browser, inside the live site. It refuses the
// build if a page fails. The tests publish into copies of the built site, from the command line and
// through the publishing service.

const app = 'mfe-prompt-factory';

test.afterEach(stopCommands);

/**
 * Replaces `remoteEntry.js`, the module from which the shell loads the app's pages. It opens, but harms other
 * apps, in a different way with each statement.
 */
const HARMFUL_ENTRY = `
  Array.prototype.last = function () { return this[this.length - 1]; };
  const { fetch } = window;
  window.fetch = (...args) => fetch(...args);
  const style = document.createElement('style');
  document.head.append(style);
  style.sheet.insertRule('header { outline: 1px solid red }');
  const shells = document.querySelector('style[data-prerender]').sheet;
  shells.insertRule('header { letter-spacing: 3px !important }', shells.cssRules.length);
  const until = performance.now() + 2500;
  while (performance.now() < until);
  console.error('a word in the console');
  const element = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });
  const Page = () => [element('h1', { children: 'Um' }), element('h1', { children: 'Dois' }), element('img', { src: './favicon.svg' })];
  export const init = () => {};
  export const get = async () => () => ({ default: Page });
`;

test('federation publish --smoke refuses a harmful build with a message for each fault, and publishes a good one', async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'smoke-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  /** The app's folder after a build. */
  const copy = path.join(folder, app);
  const from = path.join(workspace, app);
  for (const name of ['dist', 'src', 'index.html', 'mfe.config.ts', 'vite.config.ts', 'package.json'])
    await cp(path.join(from, name), path.join(copy, name), { recursive: true });
  await symlink(path.join(from, 'node_modules'), path.join(copy, 'node_modules'));
  const publish = () => {
    const cli = path.join(workspace, 'federation/src/cli.ts');
    const args = [cli, 'publish', copy, '--site', site, '--smoke'];
    const result = promisify(execFile)(process.execPath, args, { cwd: folder });
    return result.then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `refused\n${stdout}${stderr}`,
    );
  };
  try {
    await test.step('a good build', async () => {
      const output = await publish();
      expect(output).toContain('✓ isolation: no leaked styles, changed globals or blocked main thread');
      expect(output).toMatch(/^mfe-prompt-factory \d+\.\d+\.\d+-[0-9a-f]{8}$/m);
    });
    const before = publishedRegistry(site);
    await writeFile(path.join(copy, 'dist/remoteEntry.js'), HARMFUL_ENTRY);
    const output = await publish();
    expect(output).toMatch(/^refused/);
    for (const route of ['#/prompt-factory', '#/prompt-factory-v2'])
      for (const fault of [
        'expected exactly one h1 in the page, found 2',
        'console error: a word in the console',
        'modifies browser globals that all apps share: fetch, Array.prototype.last.',
        'blocks the main thread for 2.',
        'its styles match elements outside the page: "header" matches <header>',
        'leaves styles behind that change #/: letter-spacing of header (normal, now 3px)',
        'in light: ',
      ])
        expect
          .soft(
            output
              .split('\n')
              .filter((line) => line.startsWith(`${route}: `))
              .join('\n'),
          )
          .toContain(fault);
    expect(output).toContain('image-alt: ');
    expect(output).toContain('Nothing was published.');
    expect(publishedRegistry(site)).toEqual(before);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** An entry with one page, which runs a statement when it loads. */
const minimalEntry = (statement: string) => `
  const element = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });
  ${statement}
  export const init = () => {};
  export const get = async () => () => ({ default: () => element('h1', { children: 'Sonda' }) });
`;

test('federation serve --smoke refuses a build that fails in the browser, and publishes a good one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'serve-smoke-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  const cli = path.join(workspace, 'federation/src/cli.ts');
  const token = (...args: string[]) =>
    promisify(execFile)(process.execPath, [cli, 'token', ...args, '--site', site]);
  const [teamToken = ''] = (await token('create', 'equipa-sonda', '--apps', 'mfe-sonda')).stdout.split('\n');
  const service = await serveCommand('--site', site, '--smoke');
  const publish = async (statement: string, ...options: string[]) => {
    const app = await buildApp(path.join(folder, 'mfe-sonda'), { name: 'mfe-sonda', routes: ['/sonda'] });
    await writeFile(path.join(app, 'dist/remoteEntry.js'), minimalEntry(statement));
    // Playwright sets FORCE_COLOR; where NO_COLOR is set too, Node writes a warning.
    const env = { ...process.env, FORCE_COLOR: undefined, FEDERATION_TOKEN: teamToken };
    const args = [cli, 'publish', app, '--to', service.url, ...options];
    return promisify(execFile)(process.execPath, args, { env, cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => `refused\n${stderr}`,
    );
  };
  try {
    const before = publishedRegistry(site);
    expect(await publish("console.error('a word in the console')")).toBe(
      'refused\nFED-100: mfe-sonda does not pass the gate:\n✗ FED-110 smoke: in the live site,\n' +
        '#/sonda: console error: a word in the console\n' +
        'Open the page inside the site with federation dev, correct it, and build the app again.\n' +
        'Nothing was published. To publish anyway, give a reason: --force --reason "…"\n',
    );
    expect(publishedRegistry(site)).toEqual(before);
    expect(await publish('')).toMatch(/^mfe-sonda 1\.0\.0-[0-9a-f]{8}\n {2}live at http:\S+\/sonda\/\n$/);
    expect(publishedRegistry(site).apps).toHaveProperty('mfe-sonda');
    expect(service.output()).toMatch(/equipa-sonda: publish mfe-sonda: refused \(422\): FED-100: /);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
