import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishRemote, publishShell } from '@ia/federation/commands';
import { buildApp, buildShell, type TestBuild } from '@ia/test-support/builds';
import { workspace } from '../run.ts';
import type { Block } from './blocks.ts';

const bin = path.join(workspace, 'node_modules/.bin');

/** Starts a program with the workspace's Node. @returns the match of `ready` in its output */
function startProgram(args: string[], ready: RegExp): Promise<{ child: ChildProcess; match: string[] }> {
  const child = spawn(path.join(bin, 'node'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let output = '';
    const onData = (data: Buffer) => {
      output += data;
      const match = ready.exec(output);
      if (match) resolve({ child, match: [...match] });
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('close', () => reject(new Error(output)));
  });
}

/**
 * Replaces `npx`, which would ask the registry each time, with pnpm's `exec` and the
 * packages of a team's folder.
 */
const NPX = `#!/bin/sh
if [ "$1 $2 $3" = "-y pnpm@12 exec" ]; then shift 3; fi
program="$1"; shift
exec "${bin}/$program" "$@"
`;

/** Replaces `runuser -u ia-publishing --`: the test has one user. */
const RUNUSER = '#!/bin/sh\nshift 3\nexec "$@"\n';

/** Bash function that waits for the ready line of a server in the background, up to 60 s, and stops the server. */
const PRELUDE = `set -e
shopt -s expand_aliases
until_ready() {
  for _ in $(seq 600); do
    if grep -q "$1" "$HOME/server.log"; then kill $!; wait $! || true; return 0; fi
    kill -0 $! 2> /dev/null || break
    sleep 0.1
  done
  cat "$HOME/server.log" >&2
  return 1
}
`;
/** Commands that start a server, with the text that it prints when it is ready. */
const SERVERS: readonly { command: RegExp; ready: string }[] = [
  { command: /^(?:npx )?federation serve\b/, ready: 'To publish here' },
];

export interface Sandbox {
  /** Runs the commands of blocks, each block from the start of its page. @throws with the output */
  run(blocks: readonly Block[], isRun: (command: string) => boolean): Promise<string>;
  close(): Promise<void>;
}

/**
 * Creates a clone of the repository, its site, a team's app beside it, and the servers that commands use. For
 * documented-commands.test.ts.
 */
export async function createSandbox(): Promise<Sandbox> {
  const home = await mkdtemp(path.join(tmpdir(), 'documented-'));
  const clone = path.join(home, 'ia-para-todos');
  const site = path.join(clone, 'site');
  await mkdir(path.join(home, 'bin'), { recursive: true });
  for (const [name, script] of [
    ['npx', NPX],
    ['runuser', RUNUSER],
  ] as const) {
    await writeFile(path.join(home, 'bin', name), script);
    await chmod(path.join(home, 'bin', name), 0o755);
  }
  await mkdir(clone);
  await promisify(execFile)('git', ['init', '--quiet', clone]);
  for (const name of ['supabase', 'deploy', 'scripts', 'node_modules'])
    await symlink(path.join(workspace, name), path.join(clone, name));
  for (const name of [
    'package.json',
    'pnpm-workspace.yaml',
    'site.config.json',
    'mfe-courses/mfe.config.ts',
    'mfe-courses/package.json',
    'mfe-courses/src',
  ])
    await cp(path.join(workspace, name), path.join(clone, name), { recursive: true });
  await symlink(
    path.join(workspace, 'mfe-courses/node_modules'),
    path.join(clone, 'mfe-courses/node_modules'),
  );

  await publishShell(await buildShell(path.join(home, 'shell')), site);
  const versions: Record<string, string> = {};
  for (const app of ['mfe-courses', 'mfe-biblioteca'] as const) {
    const folder = path.join(app === 'mfe-courses' ? clone : home, app);
    const build = (text: string): Promise<string> =>
      buildApp(folder, {
        name: app,
        routes: [app === 'mfe-courses' ? '/' : '/biblioteca'],
        text,
      } satisfies TestBuild);
    // Two published versions, so that a documented rollback has an earlier one.
    await publishRemote(await build('zero'), site);
    await publishRemote(await build('one'), site);
    // Stores the documented version in the site without activating it.
    versions[app] = (await publishRemote(await build('two'), site, { activate: false })).version;
    // A newer build in the app's folder, for the commands that publish it.
    await build('three');
  }
  // Each block starts with a copy of this site.
  const initialSite = path.join(home, 'first');
  await cp(site, initialSite, { recursive: true });

  const federation = path.join(workspace, 'federation/src/cli.ts');
  const token = await new Promise<string>((resolve, reject) =>
    execFile(
      path.join(bin, 'node'),
      [
        federation,
        'token',
        'create',
        'equipa-do-teste',
        '--apps',
        'mfe-biblioteca,mfe-courses',
        '--site',
        site,
      ],
      (error, stdout) => (error ? reject(error) : resolve(stdout.split('\n')[0] ?? '')),
    ),
  );
  const service = await startProgram(
    [federation, 'serve', '--site', site, '--port', '0', '--previews-port', '0'],
    /: (http:\S+)\nTo publish here/,
  );
  const [, serviceUrl = ''] = service.match;

  /** Placeholders of the documentation with their values, in replacement order. */
  const PLACEHOLDERS: readonly [string, string][] = [
    ['/srv/ia-para-todos/site', site],
    ['/etc/ia-para-todos/tokens.json', path.join(home, 'tokens.json')],
    ['/var/lib/ia-para-todos/', `${home}/`],
    ['/etc/caddy/', `${home}/`],
    ['federation serve …', `federation serve --site ${site}`],
    ['--site …', `--site ${site}`],
    ['--to https://…', `--to ${serviceUrl}`],
    ['https://ia.municipio.example', serviceUrl],
    ['fed_…', token],
    ['"…"', '"um erro"'],
    ['0.1.0-1a2b3c4d', versions['mfe-courses'] ?? ''],
    ['1.4.0-0123abcd', versions['mfe-biblioteca'] ?? ''],
    ['--port 5170', '--port 0'],
    ['--port 5175', '--port 0'],
    ['--previews-port 5176', '--previews-port 0'],
  ];
  const fillIn = (command: string): string =>
    PLACEHOLDERS.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), command);

  /** Converts a command for bash: servers run in the background until they are ready. */
  const toBash = (command: string): string => {
    const server = SERVERS.find((known) => known.command.test(command));
    const [withoutComment] = fillIn(command).split(/ # |\s{2,}# /);
    return server
      ? `${withoutComment} > "$HOME/server.log" 2>&1 &\nuntil_ready '${server.ready}'`
      : fillIn(command);
  };

  return {
    run(blocks, isRun) {
      const start = blocks[0]?.page === 'docs/teams.md' ? path.join(home, 'mfe-biblioteca') : clone;
      const lines = blocks.flatMap(({ page, line, commands }) => [
        `rm -rf ${site} && cp -R ${initialSite} ${site} && cd ${start}`,
        ...commands.filter(isRun).flatMap((command) => [`echo "$ ${page}:${line}"`, toBash(command)]),
      ]);
      // PATH without the workspace, as in a reader's terminal: the machine's own Node.
      const machineFolders = (process.env.PATH ?? '')
        .split(':')
        .filter((folder) => !folder.includes('node_modules'));
      const env = {
        PATH: [path.join(home, 'bin'), ...machineFolders].join(':'),
        HOME: home,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      };
      return new Promise((resolve, reject) => {
        const shell = spawn('bash', ['-c', `${PRELUDE}${lines.join('\n')}`], { env });
        let output = '';
        for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (data) => (output += data));
        shell.on('close', (code) =>
          code === 0 ? resolve(output) : reject(new Error(`exit code ${code}\n${output}`)),
        );
        shell.stdin.end();
      });
    },
    async close() {
      const ended = new Promise((resolve) => service.child.once('exit', resolve));
      service.child.kill();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
