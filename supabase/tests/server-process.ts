import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const SERVE = path.resolve(import.meta.dirname, '../local/serve.ts');

export interface ServerProcess {
  url: string;
  publishableKey: string;
  /** Sends a signal and waits for the exit. @returns exit code, or the signal that ended the process */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  /** Exit code of an ended process, or null. */
  exitCode(): number | null;
  pid: number;
}

/** Starts `serve.ts` like an operator and waits until it is ready. */
export async function startServerProcess(
  dataDir: string,
  databaseUrl: string | null,
  ...flags: string[]
): Promise<ServerProcess> {
  const child = spawnServer(dataDir, databaseUrl, flags);
  const { url, publishableKey } = await readFirstLine(child);
  return {
    url,
    publishableKey,
    end: (signal) => waitForExit(child, signal),
    exitCode: () => child.exitCode,
    pid: child.pid ?? 0,
  };
}

/** Spawns `serve.ts` without waiting for readiness. */
export function spawnServer(
  dataDir: string,
  databaseUrl: string | null = null,
  flags: readonly string[] = [],
): ChildProcess {
  const { DATABASE_URL: _unused, ...env } = process.env;
  return spawn(process.execPath, [SERVE, '--port', '0', '--data', dataDir, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: databaseUrl ? { ...env, DATABASE_URL: databaseUrl } : env,
  });
}

/** Sends a signal, if given, and waits for the exit. */
export function waitForExit(
  child: ChildProcess,
  signal?: NodeJS.Signals,
): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null)
      return resolve(child.exitCode ?? child.signalCode);
    child.once('exit', (code, endedBy) => resolve(code ?? endedBy));
    if (signal) child.kill(signal);
  });
}

/** All stderr output of a process until it exits. */
export async function collectStderr(child: ChildProcess): Promise<string> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  return errors;
}

function readFirstLine(child: ChildProcess): Promise<{ url: string; publishableKey: string }> {
  return new Promise((resolve, reject) => {
    let [output, errors] = ['', ''];
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (output.includes('\n')) resolve(JSON.parse(output.slice(0, output.indexOf('\n'))));
    });
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('exit', (code) =>
      reject(new Error(`the server ended (${code}) before it was ready: ${errors}`)),
    );
  });
}
