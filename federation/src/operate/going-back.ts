import { type Failures, readFailures } from '../failures/read-failures.ts';
import { type GoBackOptions, revoke, rollback } from '../publish/index.ts';

/** What a command that changed what is live has to say: what it did, and what whoever gave it should know. */
export interface Told {
  /** What is live now, of the app. */
  version?: string;
  said: string[];
  warnings: string[];
}

/** Whoever goes back should know when the counts that would say whereto are missing. */
const warningsOf = (failures: Failures): string[] =>
  'unknown' in failures
    ? [`Failures in visitors' browsers are not known (${failures.unknown}): every version counts as good.`]
    : [];

/** `federation rollback <app> [version]`, in the folder of a site. */
export async function goBack(
  site: string,
  app: string,
  version: string | undefined,
  options: GoBackOptions,
): Promise<Told> {
  const failures = await readFailures(site);
  const { from, to } = await rollback(site, app, version, { ...options, failures });
  return {
    version: to,
    said: [`${app} ${to} is live, in place of ${from}`],
    warnings: version ? [] : warningsOf(failures),
  };
}

/** `federation revoke <app> <version> --reason "…"`, in the folder of a site. */
export async function takeAway(
  site: string,
  app: string,
  version: string,
  options: GoBackOptions & { reason: string },
): Promise<Told> {
  const failures = await readFailures(site);
  const went = await revoke(site, app, version, { ...options, failures });
  return {
    version,
    said: [
      `${app} ${version} is revoked: open tabs leave it at their next navigation`,
      ...(went ? [`${app} ${went.to} is live, in place of ${went.from}`] : []),
    ],
    warnings: [],
  };
}
