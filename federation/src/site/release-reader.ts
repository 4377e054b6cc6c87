import type { Files } from '../files/folder.ts';
import { type HistoryLine, readAppHistory } from './history.ts';
import { type LiveState, readLiveState } from './live.ts';
import { type Release, readReleaseRecord } from './releases.ts';

/** The public records of a site, from its folder or over HTTP. */
export interface ReleaseReader {
  live(app: string): Promise<LiveState | null>;
  history(app: string): Promise<HistoryLine[]>;
  release(app: string, version: string): Promise<Release | null>;
}

/** Returns a reader of the records in the folder of a site. */
export const folderReleaseReader = (site: Files): ReleaseReader => ({
  live: (app) => readLiveState(site, app),
  history: (app) => readAppHistory(site, app),
  release: (app, version) => readReleaseRecord(site, app, version),
});
