// Reads the records of a site from disk on each call, for tests.
import { openFolder } from '../files/folder.ts';
import { readAppHistory } from './history.ts';
import { readReleaseRecord } from './releases.ts';

export const readHistory = (site: string, name: string) => readAppHistory(openFolder(site), name);
export const readRelease = (site: string, name: string, version: string) =>
  readReleaseRecord(openFolder(site), name, version);
