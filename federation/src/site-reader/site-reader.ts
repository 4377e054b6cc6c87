import { type AiHealth, aiHealthFrom } from '../failures/read-ai.ts';
import { type Failures, readFailures } from '../failures/read-failures.ts';
import { servedConfigOf } from '../failures/served-config.ts';
import { openFolder } from '../files/folder.ts';
import { configFileOf, readConfig } from '../site/config.ts';
import { liveNames } from '../site/live.ts';
import { type ReleaseReader, releasesIn } from '../site/release-reader.ts';
import { recordedVersions } from '../site/releases.ts';

/** Reads the public records of a site, its failure counts and the state of its AI service. */
export interface SiteReader extends ReleaseReader {
  /** Folder or address. */
  site: string;
  /** Names of the apps that are live, the shell among them. */
  names(): Promise<string[]>;
  /** True when a version is a rollback target: it has a record. */
  has(app: string, version: string): Promise<boolean>;
  failures(): Promise<Failures>;
  /** State of the AI service; null for a site without one. */
  ai(): Promise<AiHealth | null>;
}

/** Reads a site in a folder. */
export function folderReader(site: string): SiteReader {
  const files = openFolder(site);
  return {
    ...releasesIn(files),
    site,
    names: () => liveNames(files),
    has: async (app, version) => (await recordedVersions(files, app)).includes(version),
    failures: () => readFailures(site),
    async ai() {
      const served = await servedConfigOf(site);
      const own = { config: await readConfig(site).catch(() => ({})), file: configFileOf(site), base: null };
      const { config, file, base } = 'unknown' in served ? own : served;
      return aiHealthFrom(config, file, base);
    },
  };
}
