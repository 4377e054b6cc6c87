// @vitest-environment node
// Runs in the bundling project of vitest.config.ts, because readAppConfig loads Vite.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkContract } from './check-contract.ts';
import { checkNode } from './check-node.ts';
import { diagnose, formatReport, type Report } from './doctor.ts';

// Each test damages one part of a complete repository, so each check is seen to pass and to fail.

const cli = path.join(import.meta.dirname, '../cli.ts');
/** Packages that the shell of the fake site provides. */
const SHELL_PACKAGES = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  jotai: '3.0.1',
};
/** Packages of the site's own npm registry. */
const SITE_PACKAGES = { '@ia/federation': '0.2.0', '@ia/shared-ui': '0.2.0' };

let app: string;
beforeEach(async () => {
  app = await mkdtemp(path.join(tmpdir(), 'doctor-'));
  for (const [name, version] of Object.entries({ ...SHELL_PACKAGES, ...SITE_PACKAGES }))
    await install(name, version);
  await writeFile(path.join(app, 'node_modules/@ia/shared-ui/tokens.css'), ':root { --color-ink: #000; }');
  await writeJson('package.json', { type: 'module', dependencies: { ...SHELL_PACKAGES, ...SITE_PACKAGES } });
  await writeDeclaration({});
  await mkdir(path.join(app, 'src/pages/museu'), { recursive: true });
  await writeFile(path.join(app, 'src/pages/museu/index.tsx'), 'export default null;');
  await writeFile(path.join(app, 'src/main.tsx'), "import '@ia/shared-ui/tokens.css';");
});
afterEach(() => rm(app, { recursive: true, force: true }));

async function writeJson(name: string, value: object): Promise<void> {
  await mkdir(path.dirname(path.join(app, name)), { recursive: true });
  await writeFile(path.join(app, name), JSON.stringify(value));
}
const install = (name: string, version: string) =>
  writeJson(`node_modules/${name}/package.json`, {
    name,
    version,
    exports: { './tokens.css': './tokens.css', './package.json': './package.json' },
  });
const uninstall = (name: string) => rm(path.join(app, 'node_modules', name), { recursive: true });
const writeDeclaration = (overrides: object) => {
  const routes = [{ path: '/museu', page: './src/pages/museu', title: 'Museu' }];
  const config = { name: 'mfe-museu', owner: 'equipa-museu', routes, budget: { js: 9000 }, ...overrides };
  return writeFile(path.join(app, 'mfe.config.ts'), `export default ${JSON.stringify(config)};`);
};

interface SiteParts {
  packages?: Record<string, string>;
  contract?: number;
  latest?: string;
}

/** Serves the registry of a site, and the metadata of its packages. @returns its address */
async function serveSite({ packages = SHELL_PACKAGES, contract = 1, latest = '0.2.0' }: SiteParts = {}) {
  const registry = registryOf({ 'mfe-courses': { routes: [routeTo('/')] } });
  const published = { ...registry, shell: { ...registry.shell, provides: { contract, packages } } };
  const server = createServer((request, response) => {
    const isPackage = request.url?.startsWith('/packages/');
    response.end(JSON.stringify(isPackage ? { 'dist-tags': { latest } } : published));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Finds a free port. */
async function freePort(): Promise<number> {
  const probe = createTcpServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const diagnoseApp = async (parts?: SiteParts): Promise<Report> =>
  diagnose(app, { site: await serveSite(parts), port: await freePort() });

/** Formats the findings that are not ok, one line each. */
const problems = ({ findings }: Report): string[] =>
  findings
    .filter(({ level }) => level !== 'ok')
    .map((found) => `${found.level} ${found.check}: ${found.message}`);

describe('federation doctor', () => {
  it('finds no problem in a complete repository, and runs every check', async () => {
    const report = await diagnoseApp();
    expect(problems(report)).toEqual([]);
    expect(report).toMatchObject({ ok: true, kind: 'repository' });
    expect(report.findings.map(({ check }) => check)).toEqual([
      'node',
      'site',
      'contract',
      'packages',
      'declaration',
      'tokens',
      'port',
    ]);
  });

  it('reports a Node version that the package does not support', () => {
    expect(checkNode('20.19.0', '>=20.19')).toMatchObject([{ level: 'ok' }]);
    expect(checkNode('20.18.3', '>=20.19')).toMatchObject([
      { level: 'error', message: 'Node: expected >=20.19, found 20.18.3' },
    ]);
  });

  it('reports a shared package that is declared and not installed', async () => {
    await uninstall('jotai');
    expect(problems(await diagnoseApp())).toEqual([
      'error packages: jotai: declared in package.json, but not installed',
    ]);
  });

  it('reports a shared package whose range excludes the version of the shell', async () => {
    const report = await diagnoseApp({ packages: { ...SHELL_PACKAGES, react: '18.3.1' } });
    expect(problems(report)).toEqual([
      `error packages: the shell of ${report.site} does not provide react: expected ^19.3.1, found 18.3.1`,
    ]);
    expect(formatReport(report)).toMatch(/✗ packages: the shell .*\n {4}.*npm install react@\^18\.3\.1/);
  });

  it('reports a shared package that the shell does not share', async () => {
    const { jotai: _, ...packages } = SHELL_PACKAGES;
    expect(problems(await diagnoseApp({ packages }))).toEqual([
      expect.stringMatching(/^error packages: .* jotai: expected \^3\.0\.1, found none$/),
    ]);
  });

  it('reports packages of the site with different versions', async () => {
    await install('@ia/shared-ui', '0.1.0');
    expect(problems(await diagnoseApp())).toEqual([
      'error packages: @ia packages: expected one version of all, found @ia/federation 0.2.0, @ia/shared-ui 0.1.0',
    ]);
  });

  it('warns of newer packages at the site, without failing', async () => {
    const report = await diagnoseApp({ latest: '0.3.0' });
    expect(problems(report)).toEqual([
      `warning packages: @ia packages: 0.2.0 is installed, and ${report.site} has 0.3.0`,
    ]);
    expect(report.ok).toBe(true);
  });

  it('reports a contract that the shell does not support yet, and a site without a shell', () => {
    const provides = { contract: 1, packages: {} };
    expect(checkContract({ site: 's', provides }, 1)).toMatchObject([{ level: 'ok' }]);
    expect(checkContract({ site: 's', provides }, 2)).toMatchObject([
      {
        level: 'error',
        message: 'the shell of s does not support the contract: expected 2 or later, found 1',
      },
    ]);
    expect(checkContract({ site: 's', provides: null })).toMatchObject([{ level: 'error' }]);
  });

  it.each([
    ['an unknown key', { titel: 'x' }, /titel: is not a known key/],
    ['an invalid value', { budget: { js: '9 kB' } }, /budget\.js: expected number, found "9 kB"/],
    [
      'a missing page',
      { routes: [{ path: '/x', page: './src/pages/x', title: 'X' }] },
      /the page of \/x is \.\/src\/pages\/x, which does not exist/,
    ],
  ])('reports %s in mfe.config.ts', async (_case, overrides, message) => {
    await writeDeclaration(overrides);
    expect(problems(await diagnoseApp())).toEqual([expect.stringMatching(message)]);
  });

  it('reports an mfe.config.ts that does not load', async () => {
    // Vite logs the error too.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await writeFile(path.join(app, 'mfe.config.ts'), "throw new Error('no flag of this name');");
    expect(problems(await diagnoseApp())).toEqual([
      expect.stringMatching(/^error declaration: no flag of this name/),
    ]);
  });

  it('reports that vite is not installed, and runs the other checks', async () => {
    vi.doMock('../dev-tools/app-config.ts', () => {
      throw new Error("Cannot find package 'vite'");
    });
    onTestFinished(() => void vi.doUnmock('../dev-tools/app-config.ts'));
    const report = await diagnoseApp();
    expect(problems(report)).toEqual([expect.stringMatching(/^error declaration: vite is not installed/)]);
    expect(report.findings).toHaveLength(7);
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'the package is not a dependency',
      () => writeJson('package.json', { type: 'module', dependencies: { ...SHELL_PACKAGES } }),
      /@ia\/shared-ui is not a dependency/,
    ],
    [
      'the file is missing',
      () => rm(path.join(app, 'node_modules/@ia/shared-ui/tokens.css')),
      /tokens\.css is not installed/,
    ],
    [
      'the file is empty',
      () => writeFile(path.join(app, 'node_modules/@ia/shared-ui/tokens.css'), ''),
      /tokens\.css defines no token/,
    ],
    [
      'the standalone mode does not import them',
      () => writeFile(path.join(app, 'src/main.tsx'), ''),
      /src\/main\.tsx does not import the design tokens/,
    ],
  ])('reports missing design tokens if %s', async (_case, damage, message) => {
    await damage();
    expect(problems(await diagnoseApp())).toEqual([expect.stringMatching(message)]);
  });

  it('warns of a port in use, because it may be the development server', async () => {
    const other = createTcpServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const report = await diagnose(app, { site: await serveSite(), port });
    expect(problems(report)).toEqual([`warning port: a program listens on port ${port}`]);
    expect(report.ok).toBe(true);
  });

  it('reads the address of the site from .npmrc', async () => {
    const site = await serveSite();
    await writeFile(path.join(app, '.npmrc'), `@ia:registry=${site}packages/\n`);
    expect(await diagnose(app, { port: await freePort() })).toMatchObject({ ok: true, site });
  });

  it('warns without a site, and reports a site that does not respond', async () => {
    const port = await freePort();
    expect(problems(await diagnose(app, { port }))).toEqual([
      expect.stringMatching(/^warning site: none to compare with/),
    ]);
    expect(problems(await diagnose(app, { site: 'http://127.0.0.1:1/', port }))).toEqual([
      expect.stringMatching(/^error site: FED-216: http:\/\/127\.0\.0\.1:1\/registry\.json did not answer/),
    ]);
  });

  it('checks every app of a workspace, and rejects a folder without an app', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'doctor-workspace-'));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    await expect(diagnose(root, {})).rejects.toThrow(/expected the folder of an app.*found neither/);
    await writeFile(path.join(root, 'pnpm-workspace.yaml'), 'packages:\n  - mfe-*\n');
    for (const name of ['mfe-a', 'mfe-b']) await cp(app, path.join(root, name), { recursive: true });
    await rm(path.join(root, 'mfe-b/mfe.config.ts'));
    await writeFile(path.join(root, 'mfe-b/mfe.config.ts'), 'export default {};');
    const { kind, findings } = await diagnose(root, {});
    expect(kind).toBe('workspace');
    const declarations = findings.filter(({ check }) => check === 'declaration');
    expect(declarations).toMatchObject([
      { app: 'mfe-a', level: 'ok' },
      { app: 'mfe-b', level: 'error' },
    ]);
  });

  it('prints findings with remedies, or JSON, and exits with code 1 for an error', async () => {
    const run = (...args: string[]) =>
      new Promise<{ code: number; stdout: string }>((resolve) => {
        execFile(process.execPath, [cli, 'doctor', ...args], { cwd: app }, (error, stdout) =>
          resolve({ code: Number(error?.code ?? 0), stdout }),
        );
      });
    const args = ['--site', await serveSite(), '--port', String(await freePort())];
    expect(await run(...args)).toMatchObject({ code: 0, stdout: expect.stringMatching(/\nNo errors\.\n$/) });
    await uninstall('jotai');
    const text = await run(...args);
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(
      /\n✗ packages: jotai: .*\n {4}Install the packages: .*\n[\s\S]*Errors: 1\.\n$/,
    );
    const json = await run(...args, '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, kind: 'repository' });
    expect(await readFile(path.join(app, 'mfe.config.ts'), 'utf8')).toContain('mfe-museu');
  });
});
