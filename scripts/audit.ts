import './node-version.ts';
import { execFile } from 'node:child_process';
import { assessAudit } from './audit/assess-audit.ts';
import { workspace } from './run.ts';

// node scripts/audit.ts, run by `pnpm test`: prints the known vulnerabilities of the workspace's packages and fails for
// high and critical ones. Offline, or behind a registry mirror without advisories, it reports that and passes.

// The pnpm that runs this script, or npx when Node was started directly.
const pnpm = process.env.npm_execpath;
const [command, args] = pnpm ? [process.execPath, [pnpm]] : ['npx', ['-y', 'pnpm@12']];

// pnpm exits with an error for advisories and still prints its JSON.
const output = await new Promise<string>((resolve) => {
  const options = { cwd: workspace, timeout: 60_000, maxBuffer: 50_000_000 };
  execFile(command, [...args, 'audit', '--json'], options, (_error, stdout) => resolve(stdout));
});
const { message, fails } = assessAudit(output);
console.log(message);
if (fails) process.exitCode = 1;
