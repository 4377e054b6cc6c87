import * as v from 'valibot';
import type { Origin } from '../build/origin.ts';
import type { Files } from '../files/folder.ts';

/** Kind of a change of the live state. */
export type Action = 'publish' | 'activate' | 'rollback' | 'revoke';

/** A version that no tab opens again, and that an open tab leaves at its next navigation. */
export interface Revocation {
  version: string;
  /** ISO 8601. */
  at: string;
  author: string;
  reason: string;
}

/** `<app>/live.json`: the live version of an app. */
export interface LiveState extends Origin {
  version: string;
  /** ISO 8601. */
  since: string;
  /** Name of a team or of a token. Public, so never a person's address. */
  author: string;
  action: Action;
  reason?: string;
  /** Checks of the gate (checks/gate.ts) that failed and were forced, for that reason. */
  forced?: string[];
  /** The version that the shell loads when this one fails. */
  lastGood?: string;
  revoked?: Revocation[];
}

/** Changed live states, by app. */
export type LiveStates = Readonly<Record<string, LiveState>>;

/** Unknown keys pass: a later tool may have added them. */
const liveSchema = v.object({
  version: v.string(),
  since: v.string(),
  author: v.string(),
  lastGood: v.optional(v.string()),
  revoked: v.optional(v.array(v.object({ version: v.string() }))),
});

/** Returns the path of an app's live state, relative to the site. */
export const liveFileOf = (name: string): string => `${name}/live.json`;

/** True if the text is a valid app name, which is also its folder name. */
export const isFolderName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);

/** Returns the names of the apps with a `live.json`, including the shell. */
export async function liveNames(site: Files): Promise<string[]> {
  const folders = (await site.folders()).filter(isFolderName);
  const isLive = await Promise.all(folders.map((name) => site.has(liveFileOf(name))));
  return folders.filter((_, i) => isLive[i]);
}

/** Parses a `live.json`; null when it is invalid. */
export function parseLiveState(text: string): LiveState | null {
  try {
    const live: unknown = JSON.parse(text);
    return v.is(liveSchema, live) ? (live as unknown as LiveState) : null;
  } catch {
    return null;
  }
}

/** Reads the live state of an app; null if it is not live, or its `live.json` is invalid. */
export const readLiveState = async (site: Files, name: string): Promise<LiveState | null> =>
  parseLiveState((await site.text(liveFileOf(name))) ?? '');
