// Runs each script of supabase/scripts, and local/serve.ts, as a child process: usage, refused arguments, and
// errors without a stack trace.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..');
/** Helper modules; every other file in scripts/ is a command with arguments. */
const HELPER_MODULES = ['insert-rows.ts', 'secret-key.ts', 'supabase-cli.ts'];
const scripts = [
  'local/serve.ts',
  ...(await readdir(path.join(folder, 'scripts')))
    .filter((file) => file.endsWith('.ts') && !HELPER_MODULES.includes(file))
    .map((file) => `scripts/${file}`),
];

interface Result {
  code: unknown;
  out: string;
  errors: string;
}

const run = (script: string, ...args: string[]): Promise<Result> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: '', SUPABASE_SECRET_KEY: '' };
    execFile(process.execPath, [path.join(folder, script), ...args], { env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });

const STACK_TRACE = /\n {4}at |node:internal/;

describe.each(scripts)('%s', (script) => {
  it('prints its usage for --help', async () => {
    const { code, out, errors } = await run(script, '--help');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain(path.basename(script));
  });

  it.each([
    ['an unknown option', ['--colour'], "Unknown option '--colour'"],
    ['extra arguments', ['um', 'dois', 'três'], 'Unexpected argument '],
  ])('refuses %s with its name and the usage, without a stack trace', async (_, args, reason) => {
    const { code, errors } = await run(script, ...args);
    expect(code).toBe(2);
    expect(errors).toContain(reason);
    expect(errors).toContain(path.basename(script));
    expect(errors).not.toMatch(STACK_TRACE);
  });
});

it.each<[string, string[], RegExp]>([
  ['scripts/copy-data.ts', [], /^The folder to copy into is missing\./],
  ['scripts/copy-data.ts', ['--from', '/nada', '/tmp/nada'], /^\/nada contains no database\.\n$/],
  ['scripts/copy-data.ts', ['--from'], /^Option '--from <value>' argument missing/],
  ['scripts/credential-key.ts', [], /^The file of the private key is missing\./],
  ['scripts/credential-key.ts', ['/dev/null/key.json'], /^KEYS_FILE .*\(ENOTDIR\)/],
  ['scripts/moderator.ts', [], /^Falta o comando\./],
  ['scripts/moderator.ts', ['apagar', 'ana@exemplo.pt'], /^«apagar» não é um comando\./],
  ['scripts/moderator.ts', ['add', 'ana'], /^Falta o endereço de e-mail\./],
  ['scripts/moderator.ts', ['list', '--data', '/dev/null/data'], /^DATA_DIR \(--data\): .*cannot be used/],
  ['scripts/retention.ts', ['--data', '/dev/null/data'], /^DATA_DIR \(--data\): .*cannot be used/],
  [
    'scripts/retention.ts',
    ['--url', 'http://127.0.0.1:1', '--keys', '/nada'],
    /^Não foi possível: \/nada não se lê/,
  ],
])('%s %j reports the error without a stack trace', async (script, args, reason) => {
  const { code, errors } = await run(script, ...args);
  expect(code).not.toBe(0);
  expect(errors).toMatch(reason);
  expect(errors).not.toMatch(STACK_TRACE);
});

describe('moderator.ts add', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('names what the server refuses, and creates no account', async () => {
    vi.stubEnv('STAFF_PASSWORD', 'curta');
    const data = await mkdtemp(path.join(tmpdir(), 'moderator-'));
    try {
      const { code, errors } = await run('scripts/moderator.ts', 'add', 'ana@exemplo.pt', '--data', data);
      expect(code).toBe(1);
      expect(errors).toMatch(/^Não foi possível: 422 .*Expected >=12/);
    } finally {
      await rm(data, { recursive: true });
    }
  }, 60_000);
});
