import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from '../../scripts/run.ts';

export const RESULTS = path.resolve(import.meta.dirname, '../results/pages.md');

const [BEGIN, END] = ['<!-- measured -->', '<!-- end of what was measured -->'];

/** Puts what was measured in place of what stood there; what was written by hand around it stays. */
export function replaced(text: string, measured: string): string {
  const section = `${BEGIN}\n\n${measured}\n\n${END}`;
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${section}\n`;
  return text.slice(0, from) + section + text.slice(to + END.length);
}

export async function record(measured: string, file = RESULTS): Promise<void> {
  await writeFile(file, replaced(await readFile(file, 'utf8'), measured));
  // Its tables, as the repository keeps them: what the lint would not take is no result of a bench.
  await run('biome', ['format', '--write', file], { quiet: true });
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/** The commit that is measured, and whether something of it was changed since. */
function commit(): string {
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', changed since';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`;
  } catch {
    return 'no commit';
  }
}

/** What a figure depends on, besides the code. */
export const circumstances = (runs: number, browser: string): string =>
  [
    `${runs} runs of the pages of the goals and one of every other, each in a new browser, the ways in turn`,
    `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load ${os.loadavg()[0]?.toFixed(1)} at the end`,
    `Node ${process.version}, Chromium ${browser}`,
    commit(),
    new Date().toISOString().slice(0, 16).replace('T', ' '),
  ]
    .map((line) => `- ${line}`)
    .join('\n');
