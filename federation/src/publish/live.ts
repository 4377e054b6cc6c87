import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { foldersIn, writeAtomic } from './folder.ts';
import type { Origin } from './origin.ts';

export type Action = 'publish' | 'activate' | 'rollback' | 'revoke';

/** A version that no tab opens again, and that an open one leaves at its next navigation. */
export interface Revocation {
  version: string;
  /** ISO. */
  at: string;
  by: string;
  reason: string;
}

/** `<app>/live.json`: what visitors get of an app. */
export interface Live extends Origin {
  version: string;
  /** ISO. */
  since: string;
  /** A team's name, or that of a token: it is public, so never a person's address. */
  by: string;
  action: Action;
  reason?: string;
  /** Checks of the gate that did not hold, and were passed over for that reason. */
  forced?: string[];
  /** The version to go back to when this one does not load. */
  lastGood?: string;
  revoked?: Revocation[];
}

/** A line of `<app>/history.jsonl`. */
export interface HistoryLine extends Origin {
  /** ISO. */
  at: string;
  by: string;
  action: Action;
  version: string;
  reason?: string;
  forced?: string[];
}

/** A later tool may add to it. */
const liveSchema = v.object({
  version: v.string(),
  since: v.string(),
  by: v.string(),
  lastGood: v.optional(v.string()),
  revoked: v.optional(v.array(v.object({ version: v.string() }))),
});

export const liveFileOf = (site: string, name: string): string => path.join(site, name, 'live.json');
const historyFileOf = (site: string, name: string) => path.join(site, name, 'history.jsonl');

/** An app's name, which is that of its folder; whatever else stands in a registry is nobody's. */
export const isFolderName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);

/** Names of all apps that say what of them is live, the shell among them. */
export const liveNames = async (site: string): Promise<string[]> =>
  (await foldersIn(site)).filter((name) => isFolderName(name) && existsSync(liveFileOf(site, name))).sort();

/** What a `live.json` says; null when it cannot be read. */
export function liveIn(text: string): Live | null {
  try {
    const live: unknown = JSON.parse(text);
    return v.is(liveSchema, live) ? (live as unknown as Live) : null;
  } catch {
    return null;
  }
}

/** @returns null when nothing of the app is live, or the file cannot be read. */
export const readLive = async (site: string, name: string): Promise<Live | null> =>
  liveIn(await readFile(liveFileOf(site, name), 'utf8').catch(() => ''));

/** What became of an app, oldest first. */
export const readHistory = async (site: string, name: string): Promise<HistoryLine[]> =>
  historyIn(await readFile(historyFileOf(site, name), 'utf8').catch(() => ''));

/** What a `history.jsonl` says. A line that a full disk cut off is passed over. */
export function historyIn(text: string): HistoryLine[] {
  return text.split('\n').flatMap((line) => {
    try {
      const { version } = JSON.parse(line) as HistoryLine;
      return typeof version === 'string' ? [JSON.parse(line) as HistoryLine] : [];
    } catch {
      return [];
    }
  });
}

/** Adds to the end. A last line that was cut off, by a full disk or a kill, goes: what is live says it again. */
async function appendHistory(site: string, name: string, line: HistoryLine): Promise<void> {
  const file = historyFileOf(site, name);
  const before = await readFile(file, 'utf8').catch(() => '');
  const whole = before.slice(0, before.lastIndexOf('\n') + 1);
  const added = `${JSON.stringify(line)}\n`;
  await mkdir(path.dirname(file), { recursive: true });
  if (whole === before) await appendFile(file, added);
  else await writeAtomic(file, whole + added);
}

/** What the history says of a change, which `live.json` says too. */
const lineOf = ({ since, by, action, version, commit, repository, reason, forced }: Live): HistoryLine => ({
  at: since,
  by,
  action,
  version,
  ...(commit ? { commit } : {}),
  ...(repository ? { repository } : {}),
  ...(reason ? { reason } : {}),
  ...(forced ? { forced } : {}),
});

/** A killed run may have changed what is live and not said so: what is live says it, and what was revoked too. */
export async function completeHistory(site: string, name: string): Promise<void> {
  const live = await readLive(site, name);
  if (!live) return;
  const history = await readHistory(site, name);
  const last = history.findLast(({ action }) => action !== 'revoke');
  if (last?.at !== live.since || last.version !== live.version) await appendHistory(site, name, lineOf(live));
  for (const { version, at, by, reason } of live.revoked ?? []) {
    const isSaid = history.some((line) => line.action === 'revoke' && line.version === version);
    if (!isSaid) await appendHistory(site, name, { at, by, action: 'revoke', version, reason });
  }
}

/**
 * The versions that were live one after the other and not gone back from, oldest first: whoever goes back to one takes
 * back all after it.
 */
export function standing(history: readonly HistoryLine[]): string[] {
  let versions: string[] = [];
  for (const { action, version } of history) {
    const at = versions.indexOf(version);
    if (action === 'revoke') versions = versions.filter((other) => other !== version);
    else versions = at < 0 ? [...versions, version] : versions.slice(0, at + 1);
  }
  return versions;
}

/** The versions that could be gone back to once `next` is live, the one to take first at the end: never one being left. */
export function earlierThan(history: readonly HistoryLine[], next: string): string[] {
  const versions = standing(history);
  const at = versions.indexOf(next);
  return at < 0 ? versions : versions.slice(0, at);
}

/**
 * The version to go back to once `next` is live: the one that was live before it.
 * @param isGood says of a version whether visitors could use it
 */
export function lastGoodFor(
  history: readonly HistoryLine[],
  next: string,
  isGood: (version: string) => boolean = () => true,
): string | undefined {
  return earlierThan(history, next).findLast(isGood);
}
