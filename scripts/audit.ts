import './node-version.ts';
import { execFile } from 'node:child_process';
import { judge } from './audit/judge.ts';
import { workspace } from './run.ts';

// node scripts/audit.ts: what is known against the packages of this workspace. pnpm asks the registry; where nobody answers,
// as on a machine without network or behind a mirror, that is said, and nothing fails: what was not asked is not wrong.
const pnpm = process.env.npm_execpath;
const [command, args] = pnpm ? [process.execPath, [pnpm]] : ['npx', ['-y', 'pnpm@12']];

// Advisories make pnpm end with an error and still write its answer: what counts is the answer.
const answer = await new Promise<string>((resolve) => {
  const options = { cwd: workspace, timeout: 60_000, maxBuffer: 50_000_000 };
  execFile(command, [...args, 'audit', '--json'], options, (_error, stdout) => resolve(stdout));
});
const { words, fails } = judge(answer);
console.log(words);
if (fails) process.exitCode = 1;
