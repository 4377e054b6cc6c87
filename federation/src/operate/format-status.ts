import { codeOfKind } from '../errors/error-table.ts';
import { formatSize, formatTime } from './format.ts';
import { formatAi } from './format-ai.ts';
import type { AppStatus, SiteStatus, VersionFailures } from './status.ts';

/** 12 failures → '12 (12 render FED-405)'. */
const formatCounts = ({ count, kinds }: VersionFailures): string => {
  const list = Object.entries(kinds).map(([kind, times]) =>
    [times, kind, codeOfKind(kind)].filter(Boolean).join(' '),
  );
  return list.length > 0 ? `${count} (${list.join(', ')})` : String(count);
};

function formatFailures({ failures }: AppStatus): string[] {
  if (!failures) return [];
  const { live, before, isRising } = failures;
  const previous = before ? `; ${before.version} before it: ${formatCounts(before)}` : '';
  return [`failures since yesterday: ${formatCounts(live)}${previous}${isRising ? ' — RISING' : ''}`];
}

const formatRequirements = ({ requires: { contract, packages = {} } = {} }: AppStatus): string[] => {
  const list = Object.entries(packages).map(([name, range]) => `${name} ${range}`);
  return contract === undefined ? [] : [`needs: ${[`contract ${contract}`, ...list].join(', ')}`];
};

/** Formats the option that names the site in a command. */
const formatSiteOption = (site: string): string => (URL.canParse(site) ? `--to ${site}` : `--site ${site}`);

function formatApp(status: AppStatus, site: string): string {
  const { app, owner, live, size, revoked, rollbackTarget } = status;
  return [
    `${app} ${live.version}${owner ? ` (owner: ${owner})` : ''}`,
    `live since ${formatTime(live.since)}, by ${live.author} (${live.action})${live.reason ? `: ${live.reason}` : ''}`,
    ...(live.forced ? [`forced past the gate: ${live.forced.join(', ')}`] : []),
    ...(live.commit ? [`commit ${live.commit}${live.repository ? `, ${live.repository}` : ''}`] : []),
    ...(size ? [`size: ${formatSize(size.bytes)} in ${size.files} files`] : []),
    ...formatRequirements(status),
    ...formatFailures(status),
    ...revoked.map(({ version, at, reason }) => `revoked: ${version}, ${formatTime(at)}: ${reason}`),
    rollbackTarget
      ? `back to ${rollbackTarget}: federation rollback ${app} ${formatSiteOption(site)}`
      : `no rollback target; earlier versions: federation log ${app} ${formatSiteOption(site)}`,
  ].join('\n    ');
}

/** Formats the status for `federation status`. */
export const formatStatus = ({ site, apps, unknown, ai }: SiteStatus): string =>
  [
    ...(apps.length > 0 ? apps.map((app) => formatApp(app, site)) : [`No app is live in ${site}.`]),
    ...(ai ? [formatAi(ai)] : []),
    ...(unknown ? [`Failure counts are unknown: ${unknown}.`] : []),
  ].join('\n\n');
