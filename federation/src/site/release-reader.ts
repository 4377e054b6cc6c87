import type { Files } from '../files/folder.ts';
import { type HistoryLine, historyOf } from './history.ts';
import { type LiveState, liveOf } from './live.ts';
import { type Release, releaseOf } from './releases.ts';

/** The public records of a site, from its folder or over HTTP. */
export interface ReleaseReader {
  live(app: string): Promise<LiveState | null>;
  history(app: string): Promise<HistoryLine[]>;
  release(app: string, version: string): Promise<Release | null>;
}

/** Returns a reader of the records in the folder of a site. */
export const releasesIn = (site: Files): ReleaseReader => ({
  live: (app) => liveOf(site, app),
  history: (app) => historyOf(site, app),
  release: (app, version) => releaseOf(site, app, version),
});
