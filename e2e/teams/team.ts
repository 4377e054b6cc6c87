import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '../../scripts/run.ts';

const run = promisify(execFile);

/**
 * A team's machine: no file of the workspace is on its PATH, and none of our packages is in its npm cache.
 */
export interface Team {
  /** Runs a command. @returns its output. @throws Error with the output when the command fails. */
  run(command: string, args: string[], cwd: string): Promise<string>;
  /** Starts a long-running command and waits until it prints `ready`. @returns a function that stops it */
  start(command: string, args: string[], cwd: string, ready: RegExp): Promise<() => Promise<void>>;
}

/**
 * Creates an npm cache that shares npm's content cache. The cache of `npx` is not shared: it identifies
 * packages by name and version, and ours change during development without a new version.
 */
function createNpmCache(folder: string): string {
  const cache = path.join(folder, 'npm-cache');
  const shared = path.join(process.env.npm_config_cache ?? path.join(homedir(), '.npm'), '_cacache');
  mkdirSync(shared, { recursive: true });
  mkdirSync(cache, { recursive: true });
  symlinkSync(shared, path.join(cache, '_cacache'));
  return cache;
}

/** Creates a team whose files are in a folder. */
export function createTeam(folder: string): Team {
  const inherited = Object.entries(process.env).filter(
    // Variables that the workspace's test runner sets for its children.
    ([key]) =>
      !/^(npm_|pnpm_|PNPM_|NODE_|VITE|VITEST|TEST_|PLAYWRIGHT_|PW_|INIT_CWD|SITE_DIR|SKIP_BUILD)/.test(key),
  );
  const env = {
    ...Object.fromEntries(inherited),
    PATH: (process.env.PATH ?? '')
      .split(path.delimiter)
      .filter((entry) => !entry.startsWith(workspace))
      .join(path.delimiter),
    npm_config_cache: createNpmCache(folder),
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  return {
    async run(command, args, cwd) {
      try {
        return (await run(command, args, { cwd, env, maxBuffer: 2 ** 26 })).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout?: string; stderr?: string };
        throw new Error(
          `${command} ${args.join(' ')} (in ${cwd}) failed\n${stdout ?? ''}\n${stderr ?? error}`,
        );
      }
    },
    async start(command, args, cwd, ready) {
      // A separate process group, because npm starts a shell that starts the command.
      const child = spawn(command, args, { cwd, env, detached: true });
      const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
      await new Promise<void>((resolve, reject) => {
        let output = '';
        const read = (data: Buffer) => {
          output += data;
          if (ready.test(output)) resolve();
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.on('error', reject);
        void exited.then(() => reject(new Error(`${command} ${args.join(' ')} ended: ${output}`)));
      });
      return async () => {
        process.kill(-(child.pid as number), 'SIGINT');
        await exited;
      };
    },
  };
}

/** Returns the digest of every file in a folder. */
export const computeDigests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
