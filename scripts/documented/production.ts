import { type ChildProcess, spawn } from 'node:child_process';
import { readBlocks } from './blocks.ts';

// Finds, fills in and runs the commands of the documentation, for start-production.test.ts.
// first-change.test.ts also uses `runShell` and `startServer`.

const PAGES = ['docs/deploy.md', 'docs/scale.md', 'docs/own-data.md'];
const commands = (await Promise.all(PAGES.map(readBlocks))).flat().flatMap((block) => block.commands);

/** Returns the first matching command of the pages. @throws Error if there is none */
export function findCommand(command: RegExp): string {
  const found = commands.find((documented) => command.test(documented));
  if (found === undefined) throw new Error(`No command of ${PAGES.join(', ')} matches ${command}.`);
  return found;
}

/** Values of the placeholders. */
interface TestMachine {
  /** Folder that replaces the folders in the pages. */
  folder: string;
  /** `127.0.0.1:<port>` of PostgreSQL. */
  host: string;
  databaseUrl: string;
}

/** Fills in the placeholders of a documented command, and replaces `npx` by this Node. */
export function fillIn(command: string, { folder, host, databaseUrl }: TestMachine): string {
  const placeholders: readonly [string, string][] = [
    ['npx -y pnpm@12 start', `exec "${process.execPath}" scripts/start.ts`],
    ['node_modules/.bin/node scripts/start.ts', `exec "${process.execPath}" scripts/start.ts`],
    ['node_modules/.bin/node ', `"${process.execPath}" `],
    ['runuser -u postgres -- psql', 'psql -X -d postgres'],
    ['postgres://administrator@…/', `postgres://administrator@${host}/`],
    ['postgres://ia:…@localhost:5432/', `postgres://ia:x7Kq-9rTz@${host}/`],
    ["password '…'", "password 'x7Kq-9rTz'"],
    [
      "'postgres://postgres.abcdefghijklmnopqrst:…@….pooler.supabase.com:5432/postgres?sslmode=require'",
      databaseUrl,
    ],
    ['postgres://…:6543/ia', databaseUrl],
    ['postgres://… ', `${databaseUrl} `],
    ['/var/lib/ia-para-todos/', `${folder}/`],
    ['/etc/ia-para-todos.env', `${folder}/ia-para-todos.env`],
    ['ia-2026-11-22', 'ia-*'],
    ['/backups/', `${folder}/backups/`],
    ['/tmp/rehearsal', `${folder}/rehearsal`],
    ['/srv/ia/schemas', `${folder}/schemas`],
    ['PORT=5171', 'PORT=0'],
    ['PORT=5199', 'PORT=0'],
  ];
  return placeholders.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), command);
}

interface ShellOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

const spawnShell = (command: string, options: ShellOptions): ChildProcess =>
  spawn('bash', ['-c', command], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs a command in bash. @returns its output. @throws with the output when the exit code is not 0 */
export function runShell(command: string, options: ShellOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawnShell(command, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    child.on('close', (code) =>
      code === 0 ? resolve(output.trim()) : reject(new Error(`${command}\nexit code ${code}\n${output}`)),
    );
  });
}

export interface RunningServer {
  /** Empty until the server is ready. */
  url: string;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves when the server has printed its address. Rejects with the output if the process exits first. */
  ready: Promise<void>;
  /** The exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts a server by its documented command. */
export function startServer(command: string, options: ShellOptions): RunningServer {
  const child = spawnShell(command, options);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const onData = (data: Buffer) => {
      output += data;
      const [, url] = /^IA para Todos(?:, live)?: (http\S+)$/m.exec(output) ?? [];
      if (!url) return;
      running.url = url.replace(/\/$/, '');
      resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', onData);
    ended.then((outcome) => reject(new Error(`${command}\nended with ${outcome}\n${output}`)));
  });
  const running: RunningServer = {
    url: '',
    output: () => output,
    signal: (name) => child.kill(name),
    ready,
    ended,
  };
  return running;
}
