import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from '../../scripts/run.ts';

export const RESULTS = path.resolve(import.meta.dirname, '../results/pages.md');

const [BEGIN, END] = ['<!-- measured -->', '<!-- end of measured -->'];

/** Replaces the measured section of the results, or appends it. The hand-written text around it stays. */
export function replaceSection(text: string, measured: string): string {
  const section = `${BEGIN}\n\n${measured}\n\n${END}`;
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${section}\n`;
  return text.slice(0, from) + section + text.slice(to + END.length);
}

/** Writes the measured section into the results file. */
export async function record(measured: string, file = RESULTS): Promise<void> {
  await writeFile(file, replaceSection(await readFile(file, 'utf8'), measured));
  // Format the tables for the repository's linter.
  await run('biome', ['format', '--write', file], { quiet: true });
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/** Describes the measured commit, with a note when tracked files have changed since. */
function describeCommit(): string {
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', changed since';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`;
  } catch {
    return 'no commit';
  }
}

/** Formats the conditions of a measurement as a Markdown list: runs, machine, versions, commit and date. */
export const measurementConditions = (runs: number, browser: string): string =>
  [
    `${runs} runs of each page with a performance goal and one of each remaining page, each in a new browser; the variants alternate`,
    `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load ${os.loadavg()[0]?.toFixed(1)} at the end`,
    `Node ${process.version}, Chromium ${browser}`,
    describeCommit(),
    new Date().toISOString().slice(0, 16).replace('T', ' '),
  ]
    .map((line) => `- ${line}`)
    .join('\n');
