// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { describeCommand, listCommands } from './describe.ts';
import { createProgram } from './program.ts';

vi.setConfig({ testTimeout: 60_000 });
const cli = path.join(import.meta.dirname, '../cli.ts');
const commands = listCommands(describeCommand(createProgram()));
const leafCommands = commands.filter((one) => one.commands.length === 0);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cli-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the CLI as a process, in an empty folder. */
const federation = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

/** Parses arguments that the program refuses, in this process. @returns exit code and output */
async function parseRefused(args: readonly string[]) {
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += text;
      return true;
    });
  }
  const error = await createProgram()
    .parseAsync(args, { from: 'user' })
    .then(
      () => null,
      (error: { exitCode?: number }) => error,
    );
  vi.restoreAllMocks();
  return { code: error?.exitCode, ...written };
}

it('new of the workspace’s own command refuses a folder outside the workspace and writes nothing', async () => {
  const { code, stderr } = await federation(
    'new',
    'mfe-museu',
    '--route',
    '/museu',
    '--owner',
    'equipa-museu',
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/No app was created: .* is outside it\..*@ia\/federation new/s);
  expect(await readdir(folder)).toEqual([]);
});

describe('Command tree', () => {
  it.each(commands)('$path has a description, and describes its arguments and options', (command) => {
    for (const { description } of [command, ...command.arguments, ...command.options])
      expect(description).toMatch(/\w{3}/);
  });

  it.each(leafCommands)('$path has an example that it accepts', async ({ path: name, examples }) => {
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      // Without the redirection to a file.
      const [line = ''] = example.split(' >> ');
      const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
      const program = createProgram();
      let called = '';
      const stubActions = (command: typeof program) => {
        for (const subcommand of command.commands as (typeof program)[]) {
          if (subcommand.commands.length > 0) stubActions(subcommand);
          else
            subcommand.action(() => {
              called = subcommand.path;
            });
        }
      };
      stubActions(program);
      await program.parseAsync(words.slice(1), { from: 'user' });
      expect(called, example).toBe(name);
    }
  });
});

describe('federation', () => {
  it('prints its help and its version with exit code 0', async () => {
    const [help, version, ofCommand] = await Promise.all([
      federation('--help'),
      federation('--version'),
      federation('token', 'create', '--help'),
    ]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const { name, description } of describeCommand(createProgram()).commands) {
      expect(help.stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
      expect(help.stdout).toContain(description);
    }
    expect(version).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
    expect(ofCommand).toMatchObject({ code: 0, stderr: '' });
    expect(ofCommand.stdout).toMatch(/^Usage: federation token create \[options\] <team>\n/);
    expect(ofCommand.stdout).toMatch(/--apps <apps> .*\n[\s\S]*\nExample:\n {2}federation token create /);
  });

  it('prints its help to stderr with exit code 2 without a command', async () => {
    const { code, stdout, stderr } = await federation();
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Usage: federation /);
  });

  it('exits with code 2 for wrong arguments and writes nothing', async () => {
    const { code, stdout, stderr } = await federation('compose', '--colour');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      "federation compose: unknown option '--colour'\nRun federation compose --help for its arguments and options.\n",
    );
    expect(await readdir(folder)).toEqual([]);
  });

  const toSite = ['--to', 'https://ia.example'];
  it.each([
    [['pubish'], "federation: unknown command 'pubish'\n(Did you mean publish?)"],
    [['token', 'crate'], "federation token: unknown command 'crate'\n(Did you mean create?)"],
    [['publish'], "federation publish: missing required argument 'folder'"],
    [['publish', '.', 'more'], 'federation publish: too many arguments'],
    [
      ['publish', '.', '--upload-onyl'],
      "federation publish: unknown option '--upload-onyl'\n(Did you mean --upload-only?)",
    ],
    [
      ['publish', '.', '--site', 'https://ia.example'],
      "federation publish: option '--site <folder>' argument 'https://ia.example' is invalid. Expected a folder. An address goes with --to, in commands that have it.",
    ],
    [['compose', '--colour'], "federation compose: unknown option '--colour'"],
    [['status', '--reason', 'x'], "federation status: unknown option '--reason'"],
    [['rollback'], "federation rollback: missing required argument 'app'"],
    [['activate', 'a', '1', 'b'], 'federation activate: expected a version for each app, found none for b'],
    [['new', 'mfe-x', '--route', '/x'], "federation new: required option '--owner <team>' not specified"],
    [['dev', '--port', '70000'], "federation dev: option '--port <port>' argument '70000' is invalid."],
    [['prune', '--keep', '0'], "federation prune: option '--keep <count>' argument '0' is invalid."],
    [['preview', 'list', 'mfe-x'], "federation preview list: required option '--to <address>'"],
    [['preview', 'lst', 'mfe-x', ...toSite], 'federation preview create: too many arguments'],
    [
      ['preview', '.', ...toSite, '--days', '15'],
      "federation preview create: option '--days <days>' argument",
    ],
    [['serve', '--previews-origin', 'https://p.example'], 'federation serve: --previews-port: required with'],
    [['headers'], 'federation headers: expected the web server, --caddy or --nginx'],
    [['completion', 'elvish'], "federation completion: command-argument value 'elvish' is invalid"],
  ])('refuses %j with exit code 2 and the reason', async (args, message) => {
    const { code, stdout, stderr } = await parseRefused(args);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/\nRun federation.* --help for its arguments and options\.\n$/);
    expect([code, stdout]).toEqual([2, '']);
  });

  it.each([
    [['publish', '.', ...toSite, '--site', 'site'], '--to <address>', '--site <folder>'],
    [['publish', '.', ...toSite, '--author', 'x'], '--to <address>', '--author <team>'],
    [['publish', '.', ...toSite, '--create'], '--to <address>', '--create'],
    [['publish', '.', ...toSite, '--smoke'], '--to <address>', '--smoke'],
    [['revoke', 'a', '1', '--reason', 'x', ...toSite, '--site', 'site'], '--to <address>', '--site <folder>'],
    [['status', ...toSite, '--site', 'site'], '--to <address>', '--site <folder>'],
    [['log', '--site', 'site', ...toSite], '--to <address>', '--site <folder>'],
    [['headers', '--caddy', '--nginx'], '--caddy', '--nginx'],
  ])('refuses contradictory options in %j with exit code 2', async (args, option, otherOption) => {
    const { code, stdout, stderr } = await parseRefused(args);
    expect(stderr).toContain(`option '${option}' cannot be used with option '${otherOption}'`);
    expect([code, stdout]).toEqual([2, '']);
  });

  it('fails with exit code 1 if the work fails', async () => {
    const { code, stdout, stderr } = await federation('compose', '--site', 'nowhere');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('nowhere is not a site');
  });

  it('token list --json prints the tokens without their hashes', async () => {
    const create = ['token', 'create', 'equipa-x', '--apps', 'mfe-a, mfe-b', '--create'];
    expect(await federation(...create)).toMatchObject({ code: 0 });
    const { stdout } = await federation('token', 'list', '--create', '--json');
    expect(JSON.parse(stdout)).toEqual([
      { name: 'equipa-x', apps: ['mfe-a', 'mfe-b'], createdAt: expect.stringMatching(/^\d{4}-/) },
    ]);
  });
});
