// Reads the records of a site from disk on each call, for tests.
import { openFolder } from '../files/folder.ts';
import { historyOf } from './history.ts';
import { releaseOf } from './releases.ts';

export const readHistory = (site: string, name: string) => historyOf(openFolder(site), name);
export const readRelease = (site: string, name: string, version: string) =>
  releaseOf(openFolder(site), name, version);
