import type { Candidate } from './candidate.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkBudget } from './check-budget.ts';
import { checkContents } from './check-contents.ts';
import { checkDeclaration } from './check-declaration.ts';
import { checkAppFiles, checkShellFiles } from './check-files.ts';
import { checkAppFit, checkShellFit } from './check-shell-fit.ts';
import { checkSources } from './check-sources.ts';
import { checkFormerFit, warnOfFormer } from './former-shell.ts';

interface Check {
  name: string;
  /** Whether a reason is enough to pass it over. What would break a page, or leak a key, is never. */
  mayBeForced: boolean;
  /** @throws saying what is wrong, and what to do. */
  run(candidate: Candidate): Promise<void>;
}

const keys: Check = { name: 'keys', mayBeForced: false, run: ({ dist }) => checkContents(dist) };

const APP_CHECKS: readonly Check[] = [
  { name: 'declaration', mayBeForced: false, run: checkDeclaration },
  { name: 'files', mayBeForced: false, run: checkAppFiles },
  { name: 'sources', mayBeForced: true, run: checkSources },
  keys,
  { name: 'budget', mayBeForced: true, run: checkBudget },
  { name: 'fit', mayBeForced: true, run: checkAppFit },
  { name: 'former shell', mayBeForced: true, run: checkFormerFit },
  { name: 'addresses', mayBeForced: true, run: checkAddresses },
];

const SHELL_CHECKS: readonly Check[] = [
  { name: 'files', mayBeForced: false, run: checkShellFiles },
  { name: 'sources', mayBeForced: true, run: checkSources },
  keys,
  { name: 'fit', mayBeForced: true, run: checkShellFit },
];

/** The one with a browser: the last, where whoever publishes or whoever runs the site wants it. */
const SMOKE = 'smoke';

/** A check that did not hold. */
export interface Finding {
  check: string;
  mayBeForced: boolean;
  message: string;
}

export interface GateReport {
  /** Names of all checks, in the order in which they ran. */
  checks: string[];
  findings: Finding[];
  /** What is no reason to refuse, and good to know. */
  warnings: string[];
}

/**
 * Holds a build against what a release must not do to visitors and other teams. All checks run: whoever
 * is refused hears everything at once.
 */
export async function runGate(candidate: Candidate): Promise<GateReport> {
  const { smoke } = candidate;
  const still = candidate.name === 'shell' ? SHELL_CHECKS : APP_CHECKS;
  const checks = smoke ? [...still, { name: SMOKE, mayBeForced: true, run: smoke }] : still;
  const findings: Finding[] = [];
  for (const { name, mayBeForced, run } of checks) {
    // A build that lacks a file is not worth a browser.
    if (name === SMOKE && findings.some((finding) => !finding.mayBeForced)) continue;
    await run(candidate).catch((error: Error) => {
      // One cause, such as a file that is missing, may stop several checks in the same words.
      if (findings.some(({ message }) => message === error.message)) return;
      findings.push({ check: name, mayBeForced, message: error.message });
    });
  }
  const warnings = findings.length > 0 ? [] : await warnOfFormer(candidate);
  return { checks: checks.map(({ name }) => name), findings, warnings };
}

export interface Force {
  force?: boolean;
  /** Kept in the history, and public. */
  reason?: string;
}

/**
 * Lets a build through the gate, or refuses it.
 * @returns the names of the checks that were passed over, for the reason given
 * @throws with every check that did not hold, why, and what to do.
 */
export function passGate(
  { findings }: GateReport,
  { name }: Candidate,
  { force, reason }: Force = {},
): string[] {
  if (force && !reason?.trim())
    throw new Error(
      `--force: expected a reason, which is kept in the history: --reason "…". Nothing was published.`,
    );
  const firm = findings.filter(({ mayBeForced }) => !mayBeForced);
  if (findings.length === 0 || (force && firm.length === 0)) return findings.map(({ check }) => check);
  const told = findings.map(({ check, message }) => `✗ ${check}: ${message}`);
  const next =
    firm.length > 0
      ? `Nothing was published.${force ? ` No reason is enough to pass over: ${firm.map(({ check }) => check).join(', ')}.` : ''}`
      : 'Nothing was published. If it has to be all the same, say why: --force --reason "…"';
  throw new Error(`${name} does not pass the gate:\n${told.join('\n')}\n${next}`);
}
