import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Origin } from '../build/origin.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { Files, Folder } from '../files/folder.ts';
import { type Action, type LiveState, readLiveState } from './live.ts';

/** A line of `<app>/history.jsonl`. */
export interface HistoryLine extends Origin {
  /** ISO 8601. */
  at: string;
  /** Name of a team or of a token. */
  author: string;
  action: Action;
  version: string;
  reason?: string;
  /** Failed checks of the gate (checks/gate.ts) that were forced. */
  forced?: string[];
}

const historyFileOf = (name: string) => `${name}/history.jsonl`;

/** Parses a `history.jsonl`. Skips a line that a full disk truncated. */
export function parseHistory(text: string): HistoryLine[] {
  return text.split('\n').flatMap((line) => {
    try {
      const { version } = JSON.parse(line) as HistoryLine;
      return typeof version === 'string' ? [JSON.parse(line) as HistoryLine] : [];
    } catch {
      return [];
    }
  });
}

/** Reads the releases, rollbacks and revocations of an app, oldest first. */
export const readAppHistory = async (site: Files, name: string): Promise<HistoryLine[]> =>
  parseHistory((await site.text(historyFileOf(name))) ?? '');

/** Appends lines. Drops a truncated last line first: `live.json` has its content. */
async function appendLines(site: Folder, name: string, lines: readonly HistoryLine[]): Promise<void> {
  if (lines.length === 0) return;
  const [file, before] = [historyFileOf(name), (await site.text(historyFileOf(name))) ?? ''];
  const target = path.join(site.folder, file);
  const completeLines = before.slice(0, before.lastIndexOf('\n') + 1);
  const addedText = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await mkdir(path.dirname(target), { recursive: true });
  if (completeLines === before) await appendFile(target, addedText);
  else await writeAtomic(target, completeLines + addedText);
  site.forget(file);
}

/** History line of a live state. */
const historyLine = ({
  since,
  author,
  action,
  version,
  commit,
  repository,
  reason,
  forced,
}: LiveState): HistoryLine => ({
  at: since,
  author,
  action,
  version,
  ...(commit ? { commit } : {}),
  ...(repository ? { repository } : {}),
  ...(reason ? { reason } : {}),
  ...(forced ? { forced } : {}),
});

/** Appends the changes that `live.json` has and the history lacks, after a crash between the two writes. */
export async function completeHistory(site: Folder, name: string): Promise<void> {
  const live = await readLiveState(site, name);
  if (!live) return;
  const history = await readAppHistory(site, name);
  const lastChange = history.findLast(({ action }) => action !== 'revoke');
  const isMissing = lastChange?.at !== live.since || lastChange.version !== live.version;
  const missingRevocations = (live.revoked ?? []).filter(
    ({ version }) => !history.some((line) => line.action === 'revoke' && line.version === version),
  );
  await appendLines(site, name, [
    ...(isMissing ? [historyLine(live)] : []),
    ...missingRevocations.map(({ version, at, author, reason }) => ({
      at,
      author,
      action: 'revoke' as const,
      version,
      reason,
    })),
  ]);
}

/** Returns the rollback stack: activated versions, oldest first, truncated by each rollback. */
export function activatedVersions(history: readonly HistoryLine[]): string[] {
  let versions: string[] = [];
  for (const { action, version } of history) {
    const index = versions.indexOf(version);
    if (action === 'revoke') versions = versions.filter((other) => other !== version);
    else versions = index < 0 ? [...versions, version] : versions.slice(0, index + 1);
  }
  return versions;
}

/** Returns the rollback targets for the time when `next` is live; the preferred one is the last. */
export function rollbackTargets(history: readonly HistoryLine[], next: string): string[] {
  const versions = activatedVersions(history);
  const index = versions.indexOf(next);
  return index < 0 ? versions : versions.slice(0, index);
}

/** Returns the preferred rollback target for the time when `next` is live, among the good versions. */
export function lastGoodFor(
  history: readonly HistoryLine[],
  next: string,
  isGood: (version: string) => boolean = () => true,
): string | undefined {
  return rollbackTargets(history, next).findLast(isGood);
}
