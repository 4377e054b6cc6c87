import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '@ia/test-support/builds';
import { expect, test } from '@ia/test-support/fixtures';
import { workspace } from '../../scripts/run.ts';
import { endCommands, serveCommand } from '../support/command.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';

const app = 'mfe-prompt-factory';

test.afterEach(endCommands);

/** A build that opens, and harms everyone else: each line one way. */
const HARMS = `
  Array.prototype.last = function () { return this[this.length - 1]; };
  const { fetch } = window;
  window.fetch = (...args) => fetch(...args);
  const style = document.createElement('style');
  document.head.append(style);
  style.sheet.insertRule('header { outline: 1px solid red }');
  const shells = document.querySelector('style[data-first-view]').sheet;
  shells.insertRule('header { letter-spacing: 3px !important }', shells.cssRules.length);
  const until = performance.now() + 2500;
  while (performance.now() < until);
  console.error('a word in the console');
  const element = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });
  const Page = () => [element('h1', { children: 'Um' }), element('h1', { children: 'Dois' }), element('img', { src: './favicon.svg' })];
  export const init = () => {};
  export const get = async () => () => ({ default: Page });
`;

test('federation publish --smoke refuses a build that would hurt the others, saying each way, and takes a good one', async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'smoke-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  /** The app as its team has it after a build. */
  const own = path.join(folder, app);
  const from = path.join(workspace, app);
  for (const name of ['dist', 'src', 'index.html', 'mfe.config.ts', 'vite.config.ts', 'package.json'])
    await cp(path.join(from, name), path.join(own, name), { recursive: true });
  await symlink(path.join(from, 'node_modules'), path.join(own, 'node_modules'));
  const publish = () => {
    const cli = path.join(workspace, 'federation/src/cli.ts');
    const args = [cli, 'publish', own, '--site', site, '--smoke'];
    const done = promisify(execFile)(process.execPath, args, { cwd: folder });
    return done.then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `refused\n${stdout}${stderr}`,
    );
  };
  try {
    await test.step('a good build', async () => {
      const said = await publish();
      expect(said).toContain('✓ what the pages share with the others stays as it was');
      expect(said).toMatch(/^mfe-prompt-factory \d+\.\d+\.\d+-[0-9a-f]{8}$/m);
    });
    const before = publishedRegistry(site);
    await writeFile(path.join(own, 'dist/remoteEntry.js'), HARMS);
    const said = await publish();
    expect(said).toMatch(/^refused/);
    for (const route of ['#/prompt-factory', '#/prompt-factory-v2'])
      for (const fault of [
        'expected one title (h1) in the page, found 2',
        'the console says: a word in the console',
        'it changes what belongs to the browser and to all apps: fetch, Array.prototype.last.',
        'answers nobody for 2.',
        'its styles reach beyond its page: "header" reaches <header>',
        'it leaves styles behind that change #/: letter-spacing of header (normal, now 3px)',
        'in light: ',
      ])
        expect
          .soft(
            said
              .split('\n')
              .filter((line) => line.startsWith(`${route}: `))
              .join('\n'),
          )
          .toContain(fault);
    expect(said).toContain('image-alt: ');
    expect(said).toContain('Nothing was published.');
    expect(publishedRegistry(site)).toEqual(before);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** An app of one page, as little as opens. */
const onePage = (word: string) => `
  const element = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });
  ${word}
  export const init = () => {};
  export const get = async () => () => ({ default: () => element('h1', { children: 'Sonda' }) });
`;

test('federation serve --smoke takes no build that a browser says no to, and takes a good one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'serve-smoke-'));
  const site = path.join(folder, 'site');
  await cp(siteFolder, site, { recursive: true });
  const cli = path.join(workspace, 'federation/src/cli.ts');
  const token = (...args: string[]) =>
    promisify(execFile)(process.execPath, [cli, 'token', ...args, '--site', site]);
  const [made = ''] = (await token('create', 'equipa-sonda', '--apps', 'mfe-sonda')).stdout.split('\n');
  const service = await serveCommand('--site', site, '--smoke');
  const publish = async (word: string, ...more: string[]) => {
    const app = await buildApp(path.join(folder, 'mfe-sonda'), { name: 'mfe-sonda', routes: ['/sonda'] });
    await writeFile(path.join(app, 'dist/remoteEntry.js'), onePage(word));
    const env = { ...process.env, FEDERATION_TOKEN: made };
    const args = [cli, 'publish', app, '--to', service.url, ...more];
    return promisify(execFile)(process.execPath, args, { env, cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => `refused\n${stderr}`,
    );
  };
  try {
    const before = publishedRegistry(site);
    expect(await publish("console.error('a word in the console')")).toBe(
      'refused\nmfe-sonda does not pass the gate:\n✗ smoke: among what is live,\n' +
        '#/sonda: the console says: a word in the console\n' +
        'Nothing was published. If it has to be all the same, say why: --force --reason "…"\n',
    );
    expect(publishedRegistry(site)).toEqual(before);
    expect(await publish('')).toMatch(/^mfe-sonda 1\.0\.0-[0-9a-f]{8}\n$/);
    expect(publishedRegistry(site).apps).toHaveProperty('mfe-sonda');
    expect(service.output()).toMatch(/equipa-sonda: publish mfe-sonda: refused \(422\): /);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
