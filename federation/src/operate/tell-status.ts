import type { AppStatus, SiteStatus, VersionFailures } from './status.ts';
import { tellAi } from './tell-ai.ts';
import { sizeOf, timeOf } from './words.ts';

const told = ({ count, kinds }: VersionFailures): string => {
  const list = Object.entries(kinds).map(([kind, times]) => `${kind} ${times}`);
  return list.length > 0 ? `${count} (${list.join(', ')})` : String(count);
};

function failureLine({ failures }: AppStatus): string[] {
  if (!failures) return [];
  const { live, before, isRising } = failures;
  const other = before ? `; ${before.version} before it: ${told(before)}` : '';
  return [`failures since yesterday: ${told(live)}${other}${isRising ? ' — RISING' : ''}`];
}

const needsOf = ({ requires: { contract, packages = {} } = {} }: AppStatus): string[] => {
  const list = Object.entries(packages).map(([name, range]) => `${name} ${range}`);
  return contract === undefined ? [] : [`needs: ${[`contract ${contract}`, ...list].join(', ')}`];
};

function tellApp(status: AppStatus): string {
  const { app, owner, live, size, revoked, back } = status;
  return [
    `${app} ${live.version}${owner ? ` (owner: ${owner})` : ''}`,
    `live since ${timeOf(live.since)}, by ${live.by} (${live.action})${live.reason ? `: ${live.reason}` : ''}`,
    ...(live.forced ? [`passed over at the gate: ${live.forced.join(', ')}`] : []),
    ...(live.commit ? [`commit ${live.commit}${live.repository ? `, ${live.repository}` : ''}`] : []),
    ...(size ? [`size: ${sizeOf(size.bytes)} in ${size.files} files`] : []),
    ...needsOf(status),
    ...failureLine(status),
    ...revoked.map(({ version, at, reason }) => `revoked: ${version}, ${timeOf(at)}: ${reason}`),
    back
      ? `back to ${back}: federation rollback ${app}`
      : `no earlier version to go back to by itself; those that were live: federation log ${app}`,
  ].join('\n    ');
}

/** As `federation status` tells it. */
export const tellStatus = ({ site, apps, unknown, ai }: SiteStatus): string =>
  [
    ...(apps.length > 0 ? apps.map(tellApp) : [`Nothing is live in ${site}.`]),
    ...(ai ? [tellAi(ai)] : []),
    ...(unknown ? [`Failures in visitors' browsers are not known: ${unknown}.`] : []),
  ].join('\n\n');
