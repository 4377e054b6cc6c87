import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workspace } from './run.ts';

/** Tests that enumerate apps, routes or files of the workspace. */
const RULES = [
  ...[
    'app-shape',
    'boundaries',
    'import-cycles',
    'app-declarations',
    'diagrams',
    'file-length',
    'folder-pairs',
    'glossary',
  ],
  ...['no-markup-strings', 'personal-data', 'repository', 'vocabulary', 'portuguese/portuguese'],
];

/** Copies the tracked and new files, with the installed packages as links. */
function copyWorkspace(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-app-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  const folders = new Set(['.']);
  for (const file of list.split('\n').filter((name) => name && existsSync(path.join(workspace, name)))) {
    cpSync(path.join(workspace, file), path.join(copy, file));
    if (path.basename(file) === 'package.json') folders.add(path.dirname(file));
  }
  for (const folder of folders) {
    const installed = path.join(workspace, folder, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, path.join(copy, folder, 'node_modules'));
  }
  execFileSync('git', ['init', '-q', '.'], { cwd: copy });
  return copy;
}

it('New app and new route pass every rule of the workspace without a change by hand', () => {
  const copy = copyWorkspace();
  const runFederation = (folder: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.join(copy, 'federation/src/cli.ts'), ...args], {
      cwd: path.join(copy, folder),
      encoding: 'utf8',
    });
  runFederation('.', 'new', 'mfe-museu', '--route', '/museu', '--owner', 'equipa-museu');
  symlinkSync(path.join(workspace, 'mfe-courses/node_modules'), path.join(copy, 'mfe-museu/node_modules'));
  runFederation('mfe-museu', 'route', '/museu-de-noite');
  runFederation('mfe-courses', 'route', '/visita-guiada');

  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const files = RULES.map((rule) => `scripts/${rule}.test.ts`);
  const runRules = () =>
    execFileSync(process.execPath, [vitest, 'run', '--project', 'workspace', ...files], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
      stdio: 'pipe',
    });
  let output = '';
  expect(() => {
    try {
      output = runRules();
    } catch (error) {
      // The list of failed rules is on the standard output.
      throw new Error((error as { stdout: string }).stdout.slice(-6_000));
    }
  }).not.toThrow();
  expect(output).toContain(`${RULES.length} passed`);
  expect(readFileSync(path.join(copy, 'CODEOWNERS'), 'utf8')).toMatch(
    /^\/mfe-museu\/ +@municipio\/equipa-museu$/m,
  );
}, 300_000);
