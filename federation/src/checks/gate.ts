import type { ErrorCode } from '../errors/error-table.ts';
import { FederationError } from '../errors/federation-error.ts';
import type { Files } from '../files/folder.ts';
import { folderReleaseReader } from '../site/release-reader.ts';
import type { Candidate } from './candidate.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkBudget } from './check-budget.ts';
import { checkContents } from './check-contents.ts';
import { checkDeclaration } from './check-declaration.ts';
import { checkAppFiles, checkShellFiles } from './check-files.ts';
import { checkAppCompatibility, checkShellCompatibility } from './check-shell-compatibility.ts';
import { checkSources } from './check-sources.ts';
import { checkPreviousShell, previousShellWarnings } from './previous-shell.ts';

// The gate: the checks that a build must pass before it is published. Publish runs the checks of the build
// before it takes the site lock. It runs the checks against the site under the lock. `federation check`
// calls `runGate`.

interface Check {
  name: string;
  /** Code of a failure that has none of its own, such as a file that cannot be read. */
  code: ErrorCode;
  /**
   * True if `--force` with a reason skips the check. Always false for a check that protects pages or keys.
   */
  mayBeForced: boolean;
  /** @throws Error with the problem and a remedy. */
  run(candidate: Candidate, site: Files): Promise<void>;
}

const KEYS_CHECK: Check = { name: 'keys', code: 'FED-109', mayBeForced: false, run: checkContents };
const SOURCES_CHECK: Check = { name: 'sources', code: 'FED-103', mayBeForced: true, run: checkSources };

/** Checks that need only the build. */
const BUILD_CHECKS: Record<'app' | 'shell', readonly Check[]> = {
  app: [
    { name: 'declaration', code: 'FED-101', mayBeForced: false, run: checkDeclaration },
    { name: 'files', code: 'FED-102', mayBeForced: false, run: checkAppFiles },
    SOURCES_CHECK,
    KEYS_CHECK,
  ],
  shell: [
    { name: 'files', code: 'FED-102', mayBeForced: false, run: checkShellFiles },
    SOURCES_CHECK,
    KEYS_CHECK,
  ],
};

/** Checks of a build against the site that it is published to. */
const SITE_CHECKS: Record<'app' | 'shell', readonly Check[]> = {
  app: [
    { name: 'budget', code: 'FED-104', mayBeForced: true, run: checkBudget },
    { name: 'compatibility', code: 'FED-105', mayBeForced: true, run: checkAppCompatibility },
    { name: 'previous shell', code: 'FED-107', mayBeForced: true, run: checkPreviousShell },
    { name: 'addresses', code: 'FED-108', mayBeForced: true, run: checkAddresses },
  ],
  shell: [{ name: 'compatibility', code: 'FED-106', mayBeForced: true, run: checkShellCompatibility }],
};

const candidateKind = ({ name }: Candidate) => (name === 'shell' ? 'shell' : 'app');

/** A check that failed. */
export interface Finding {
  check: string;
  code: ErrorCode;
  mayBeForced: boolean;
  /** The problem and a remedy, without the code. */
  message: string;
}

/** Removes repeated messages. One cause, such as a missing file, may fail several checks. */
const removeDuplicates = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ message }, i) => findings.findIndex((other) => other.message === message) === i);

/** Runs checks one after the other. @returns the failed ones */
async function runChecks(checks: readonly Check[], candidate: Candidate, site: Files): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name: check, code: defaultCode, mayBeForced, run } of checks)
    await run(candidate, site).catch((error: Error) => {
      const { code, detail: message } =
        error instanceof FederationError ? error : { code: defaultCode, detail: error.message };
      findings.push({ check, code, mayBeForced, message });
    });
  return findings;
}

/** Runs the checks that need only the build. */
export const checkBuild = (candidate: Candidate): Promise<Finding[]> =>
  runChecks(BUILD_CHECKS[candidateKind(candidate)], candidate, candidate.build);

/** Runs the checks of a build against a site. */
export const checkInSite = (candidate: Candidate, site: Files): Promise<Finding[]> =>
  runChecks(SITE_CHECKS[candidateKind(candidate)], candidate, site);

/** Opens a build in a browser with the live apps. @throws Error with all findings */
export type SmokeCheck = (candidate: Candidate, site: string) => Promise<void>;

/** Runs the browser check last. Skips it for a build with a finding that cannot be forced. */
export async function checkSmoke(
  candidate: Candidate,
  site: string,
  findings: readonly Finding[],
  smoke: SmokeCheck | undefined,
): Promise<Finding[]> {
  if (!smoke || findings.some(({ mayBeForced }) => !mayBeForced)) return [];
  const check: Check = {
    name: 'smoke',
    code: 'FED-110',
    mayBeForced: true,
    run: () => smoke(candidate, site),
  };
  return runChecks([check], candidate, candidate.build);
}

/** Result of {@link runGate}. */
export interface GateReport {
  /** Names of the checks, in order of execution. */
  checks: string[];
  findings: Finding[];
}

/** Runs every check without a browser, so that one refused publish reports all problems. */
export async function runGate(candidate: Candidate, site: Files): Promise<GateReport> {
  const kind = candidateKind(candidate);
  return {
    checks: [...BUILD_CHECKS[kind], ...SITE_CHECKS[kind]].map(({ name }) => name),
    findings: removeDuplicates([...(await checkBuild(candidate)), ...(await checkInSite(candidate, site))]),
  };
}

/** Returns warnings that do not block the release. */
export const gateWarnings = (candidate: Candidate, site: Files): Promise<string[]> =>
  previousShellWarnings(candidate, folderReleaseReader(site));

/** Options that publish a build despite failed checks. */
export interface Force {
  force?: boolean;
  /** Reason for forcing. The public history records it. */
  reason?: string;
}

/**
 * Rejects a build with failed checks, unless all of them may be forced and are.
 * @returns names of the failed checks that were forced
 * @throws FED-100 with every failed check, its code, its message and a remedy
 */
export function assertGatePassed(
  name: string,
  allFindings: readonly Finding[],
  { force, reason }: Force = {},
): string[] {
  if (force && !reason?.trim())
    throw new Error(
      `--force: expected a reason, which the history records: --reason "…". Nothing was published.`,
    );
  const findings = removeDuplicates(allFindings);
  const unforceable = findings.filter(({ mayBeForced }) => !mayBeForced);
  if (findings.length === 0 || (force && unforceable.length === 0)) return findings.map(({ check }) => check);
  const lines = findings.map(({ check, code, message }) => `✗ ${code} ${check}: ${message}`);
  const advice =
    unforceable.length > 0
      ? `Nothing was published.${force ? ` These checks cannot be forced: ${unforceable.map(({ check }) => check).join(', ')}.` : ''}`
      : 'Nothing was published. To publish anyway, give a reason: --force --reason "…"';
  throw new FederationError('FED-100', `${name} does not pass the gate:\n${lines.join('\n')}\n${advice}`);
}
