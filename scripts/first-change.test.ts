import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { devPorts } from '@ia/federation/preset';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePorts } from '../e2e/support/free-ports.ts';
import { copySources } from '../e2e/support/tree.ts';
import { readBlocks } from './documented/blocks.ts';
import { type RunningServer, runShell, startServer } from './documented/production.ts';
import { workspace } from './run.ts';

// docs/first-change.md leads a new developer through two small changes. This test runs its commands in a
// clone.

const commands = (await readBlocks('docs/first-change.md')).flatMap((block) => block.commands);

/**
 * Returns the commands of the page from the first that matches `from` up to the first that matches `to`, without the
 * latter.
 * @throws Error when the page has no such command
 */
function commandsBetween(from: RegExp, to?: RegExp): string[] {
  const start = commands.findIndex((command) => from.test(command));
  const end = to ? commands.findIndex((command) => to.test(command)) : commands.length;
  if (start < 0 || end <= start) throw new Error(`docs/first-change.md: ${from} is not before ${to}`);
  return commands.slice(start, end);
}

let tempFolder: string;
let clone: string;
let server: RunningServer | undefined;
let env: NodeJS.ProcessEnv;

/**
 * Fills in the placeholder of a documented command, and runs installed binaries directly: `npx` would query the
 * registry each time.
 */
const fillIn = (command: string): string =>
  [
    ['<this repository>', path.join(tempFolder, 'origin')],
    ['npx -y pnpm@12 exec ', 'node_modules/.bin/'],
    ['npx -y pnpm@12 dev ', 'exec node_modules/.bin/node scripts/dev.ts '],
  ].reduce((text, [placeholder = '', value = '']) => text.replaceAll(placeholder, value), command);

const runAll = (documented: readonly string[], cwd = clone): Promise<string> =>
  runShell(['set -e', ...documented.map(fillIn)].join('\n'), { cwd, env });

beforeAll(async () => {
  tempFolder = await mkdtemp(path.join(tmpdir(), 'first-change-'));
  clone = path.join(tempFolder, 'ia-para-todos');
  const firstPort = await findFreePorts(Object.keys(devPorts(workspace)).length);
  env = {
    ...process.env,
    // As in a reader's terminal: the machine's own Node.
    PATH: (process.env.PATH ?? '')
      .split(':')
      .filter((folder) => !folder.includes('node_modules'))
      .join(':'),
    GIT_AUTHOR_NAME: 'Reader',
    GIT_AUTHOR_EMAIL: 'reader@example.org',
    GIT_COMMITTER_NAME: 'Reader',
    GIT_COMMITTER_EMAIL: 'reader@example.org',
    npm_config_prefer_offline: 'true',
    pnpm_config_offline: 'true',
    DEV_PORT: String(firstPort),
    BACKEND_PORT: '0',
  };
  const origin = path.join(tempFolder, 'origin');
  await mkdir(origin);
  await copySources(origin);
  await runShell('git init --quiet -b main && git add -A && git commit --quiet -m origin', {
    cwd: origin,
    env,
  });
}, 120_000);

afterAll(async () => {
  server?.signal('SIGTERM');
  await server?.ended;
  await rm(tempFolder, { recursive: true, force: true });
}, 60_000);

/** Returns the text of a module as a dev server sends it to the page. */
async function fetchModule(app: string, file: string): Promise<string> {
  const port = devPorts(workspace, Number(env.DEV_PORT))[app];
  const response = await fetch(`http://localhost:${port}${file}`);
  expect(response.status, file).toBe(200);
  return response.text();
}

it('Commands of docs/first-change.md change a lesson and a button in a clone', {
  timeout: 300_000,
}, async () => {
  const steps = {
    clone: commandsBetween(/^git clone /, /pnpm@12 dev /),
    start: commandsBetween(/pnpm@12 dev /, /^git grep /),
    lesson: commandsBetween(/^git grep /, /radius/),
    button: commandsBetween(/radius/, /^git switch main/),
    cleanUp: commandsBetween(/^git switch main/),
  };
  const [cloneCommand = '', cdCommand, ...setupCommands] = steps.clone;
  expect(cdCommand).toBe('cd ia-para-todos');
  await runAll([cloneCommand], tempFolder);
  await runAll(setupCommands);

  const [start = ''] = steps.start;
  server = startServer(fillIn(start), { cwd: clone, env });
  await server.ready;
  const lesson = '/src/content/mission-1/blocks-1-5.ts';
  expect(await fetchModule('mfe-courses', lesson)).toContain('uma decisão pequena muda');

  expect(await runAll(steps.lesson)).toContain('mfe-courses/src/content/mission-1/blocks-1-5.ts:');
  expect(await fetchModule('mfe-courses', lesson)).toContain('uma escolha pequena muda');

  await runAll(steps.button);
  const button = `/@fs${clone}/shared-ui/src/button/Button.styles.ts`;
  expect(await fetchModule('shared-ui/library', button)).toContain('borderRadius: token.radius.pill');

  const { stdout } = await promisify(execFile)('git', ['log', '--format=%s', '--name-only', '-2'], {
    cwd: clone,
  });
  expect(stdout.split('\n').filter(Boolean)).toEqual([
    'feat(shared-ui): round the corners of buttons',
    '.changeset/round-buttons.md',
    'shared-ui/src/button/Button.styles.ts',
    'fix(courses): call the first activity of Mission 1 a choice',
    'mfe-courses/src/content/mission-1/blocks-1-5.ts',
  ]);
  await runAll(steps.cleanUp);
});
