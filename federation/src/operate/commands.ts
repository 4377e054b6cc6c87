import { type Failures, readFailures } from '../failures/read-failures.ts';
import { prune, revoke, rollback } from '../publish/index.ts';
import { readLog, tellLog } from './log.ts';
import { readStatus } from './status.ts';
import { tellStatus } from './tell-status.ts';

export interface OperateOptions {
  site: string;
  /** What stands behind the command: an app, a version. */
  args: readonly string[];
  reason?: string;
  by?: string;
  removeRoutes?: readonly string[];
  newOwner?: boolean;
  keep: string;
  also: readonly string[];
  json: boolean;
}

const appOf = ([app]: readonly string[], command: string): string => {
  if (app) return app;
  throw new Error(
    `federation ${command}: expected the name of an app, found none. What is live: federation status`,
  );
};

/** Whoever goes back should know when the counts that would say whereto are missing. */
const tellUnknown = (failures: Failures): void => {
  if ('unknown' in failures)
    console.warn(
      `Failures in visitors' browsers are not known (${failures.unknown}): every version counts as good.`,
    );
};

async function goBack({ site, args, ...options }: OperateOptions): Promise<void> {
  const [app, version] = [appOf(args, 'rollback'), args[1]];
  const failures = await readFailures(site);
  if (!version) tellUnknown(failures);
  const { from, to } = await rollback(site, app, version, { ...options, failures });
  console.log(`${app} ${to} is live, in place of ${from}`);
}

async function takeAway({ site, args, reason, ...options }: OperateOptions): Promise<void> {
  const [app, version] = [appOf(args, 'revoke'), args[1]];
  if (!version || !reason) {
    throw new Error(
      `federation revoke ${app}: expected a version and why, such as federation revoke ${app} 1.4.0-0123abcd --reason "shows another visitor's answers". Nothing was changed.`,
    );
  }
  const failures = await readFailures(site);
  const went = await revoke(site, app, version, { ...options, reason, failures });
  console.log(`${app} ${version} is revoked: open tabs leave it at their next navigation`);
  if (went) console.log(`${app} ${went.to} is live, in place of ${went.from}`);
}

async function cleanUp({ site, args, keep, also }: OperateOptions): Promise<void> {
  const removed = await prune(site, args[0], { keep: Number(keep), also });
  for (const [app, versions] of Object.entries(removed))
    console.log(`${app}: ${versions.length > 0 ? `removed ${versions.join(', ')}` : 'nothing to remove'}`);
}

async function status({ site, args, json }: OperateOptions): Promise<void> {
  const found = await readStatus(site, await readFailures(site), args[0]);
  console.log(json ? JSON.stringify(found, null, 2) : tellStatus(found));
}

async function log({ site, args, json }: OperateOptions): Promise<void> {
  const lines = await readLog(site, args[0]);
  console.log(json ? JSON.stringify(lines, null, 2) : tellLog(lines));
}

/** For whoever looks after what is live. */
export const OPERATE_COMMANDS = { rollback: goBack, revoke: takeAway, prune: cleanUp, status, log };
