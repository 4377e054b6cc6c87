import { type RollbackOptions, revoke, rollback } from '../commands/index.ts';
import { type Failures, readFailures } from '../failures/read-failures.ts';

/** Output of a command. The publishing service sends it as JSON. */
export interface CommandOutput {
  /** The version that the command was about. */
  version?: string;
  /** Lines for stdout. */
  output: string[];
  /** Lines for stderr. */
  warnings: string[];
}

/** Warns when counts are unknown: rollback then cannot skip versions with a rising error rate. */
const warnOfUnknownCounts = (failures: Failures): string[] =>
  'unknown' in failures
    ? [`Failure counts are unknown (${failures.unknown}): every version is treated as good.`]
    : [];

/** `federation rollback <app> [version]`, in the folder of a site. */
export async function runRollback(
  site: string,
  app: string,
  version: string | undefined,
  options: RollbackOptions,
): Promise<CommandOutput> {
  const failures = await readFailures(site);
  const { from, to, siteWarnings } = await rollback(site, app, version, { ...options, failures });
  return {
    version: to,
    output: [`${app} ${to} is live, in place of ${from}`],
    warnings: [...(version ? [] : warnOfUnknownCounts(failures)), ...siteWarnings],
  };
}

/** `federation revoke <app> <version> --reason "…"`, in the folder of a site. */
export async function runRevoke(
  site: string,
  app: string,
  version: string,
  options: RollbackOptions & { reason: string },
): Promise<CommandOutput> {
  const failures = await readFailures(site);
  const { rolledBack, siteWarnings } = await revoke(site, app, version, { ...options, failures });
  return {
    version,
    output: [
      `${app} ${version} is revoked: open tabs leave it at their next navigation`,
      ...(rolledBack ? [`${app} ${rolledBack.to} is live, in place of ${rolledBack.from}`] : []),
    ],
    warnings: siteWarnings,
  };
}
