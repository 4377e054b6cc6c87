// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findNpx } from './stop-signals.ts';

// npx forwards a signal only to its shell, not to the server that pnpm starts in it. So a server finds npx
// among its ancestors, and stops when npx has ended.

/** Fakes the process table: parent and command by process id. */
const createProcessReader = (table: Record<number, [number, string]>) => (pid: number) => {
  const found = table[pid];
  return found ? { parent: found[0], command: found[1] } : null;
};

it.each([
  ['npm exec pnpm@12 start', 4],
  ['node /usr/lib/node_modules/npm/bin/npx-cli.js -y pnpm@12 start', 4],
  ['/usr/local/bin/npx pnpm start', 4],
  ['-bash', null],
  ['tmux: server npxy', null],
])('findNpx finds npx as an ancestor of pnpm: %s', (command, expected) => {
  const readProcess = createProcessReader({
    9: [7, 'pnpm start'],
    7: [4, "sh -c 'pnpm' start"],
    4: [1, command],
  });
  expect(findNpx(9, readProcess)).toBe(expected);
});

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(socket.destroy() !== null));
    socket.on('error', () => resolve(false));
  });

const stopSignals = path.join(import.meta.dirname, 'stop-signals.ts');
const cli = path.join(import.meta.dirname, '../cli.ts');

it.each([
  ['A server with stopOnSignals', 'server.ts'],
  ['federation serve', `"${cli}" serve --site site --create --port 0`],
])('%s stops when only the npx that started it receives SIGTERM', { timeout: 180_000 }, async (_, server) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ia-npx-'));
  await writeFile(
    path.join(folder, 'server.ts'),
    `import { createServer } from 'node:http';
     import { stopOnSignals } from ${JSON.stringify(stopSignals)};
     const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1', () => console.log('http://localhost:' + server.address().port));
     stopOnSignals(async () => { server.close(); });`,
  );
  const start = `"${process.execPath}" ${server} && echo exited with 0`;
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', scripts: { start } }),
  );
  // Removes variables that pnpm sets for its scripts, as in a shell.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|NODE_OPTIONS)/i.test(name)),
  );
  const npx = spawn('npx', ['-y', 'pnpm@12', 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npx.stdout.on('data', (chunk) => {
    output += chunk;
  });
  try {
    await expect.poll(() => output, { timeout: 120_000 }).toMatch(/http:\S+:\d+/);
    const port = Number(/http:\S+:(\d+)/.exec(output)?.[1]);
    expect(await isOpen(port)).toBe(true);
    npx.kill('SIGTERM');
    await expect.poll(() => isOpen(port), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => output, { timeout: 10_000 }).toMatch(/^exited with 0$/m);
  } finally {
    npx.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
