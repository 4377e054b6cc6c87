import { existsSync } from 'node:fs';
import { type AiHealth, aiHealthFrom } from '../failures/read-ai.ts';
import { type Failures, readFailures } from '../failures/read-failures.ts';
import { servedConfigOf } from '../failures/served-config.ts';
import { type HistoryLine, type Live, liveNames, readHistory, readLive } from '../publish/live.ts';
import { configFileOf, readConfig } from '../publish/read-config.ts';
import { type Release, readRelease, releaseFileOf } from '../publish/release.ts';

/** What a site says of itself, wherever it lies: all of it is public. */
export interface SiteReader {
  /** Folder or address. */
  site: string;
  /** Of all apps that something is live of, the shell among them. */
  names(): Promise<string[]>;
  live(app: string): Promise<Live | null>;
  history(app: string): Promise<HistoryLine[]>;
  release(app: string, version: string): Promise<Release | null>;
  /** Whether a version is one to go back to. */
  has(app: string, version: string): Promise<boolean>;
  failures(): Promise<Failures>;
  /** How the AI service is; null where the site has none. */
  ai(): Promise<AiHealth | null>;
}

export const folderReader = (site: string): SiteReader => ({
  site,
  names: () => liveNames(site),
  live: (app) => readLive(site, app),
  history: (app) => readHistory(site, app),
  release: (app, version) => readRelease(site, app, version),
  has: async (app, version) => existsSync(releaseFileOf(site, app, version)),
  failures: () => readFailures(site),
  async ai() {
    const served = await servedConfigOf(site);
    const own = { config: await readConfig(site).catch(() => ({})), file: configFileOf(site), base: null };
    const { config, file, base } = 'unknown' in served ? own : served;
    return aiHealthFrom(config, file, base);
  },
});
