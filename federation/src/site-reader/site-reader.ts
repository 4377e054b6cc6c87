import { type AiHealth, readAiHealth } from '../failures/read-ai.ts';
import { type Failures, readFailures } from '../failures/read-failures.ts';
import { findServedConfig } from '../failures/served-config.ts';
import { openFolder } from '../files/folder.ts';
import { configFileOf, readConfig } from '../site/config.ts';
import { liveNames } from '../site/live.ts';
import { folderReleaseReader, type ReleaseReader } from '../site/release-reader.ts';
import { recordedVersions } from '../site/releases.ts';

/**
 * Reads the public records of a site, its failure counts and the state of its AI service. `federation status`
 * and `federation log` use it.
 */
export interface SiteReader extends ReleaseReader {
  /** Folder or address. */
  site: string;
  /** Names of the apps that are live, the shell among them. */
  names(): Promise<string[]>;
  /** True when a version has a release record, without which it cannot be a rollback target. */
  has(app: string, version: string): Promise<boolean>;
  failures(): Promise<Failures>;
  /** State of the AI service; null for a site without one. */
  ai(): Promise<AiHealth | null>;
}

/** Reads a site in a folder. */
export function folderReader(site: string): SiteReader {
  const files = openFolder(site);
  return {
    ...folderReleaseReader(files),
    site,
    names: () => liveNames(files),
    has: async (app, version) => (await recordedVersions(files, app)).includes(version),
    failures: () => readFailures(site),
    async ai() {
      // The configuration of the running server, which may add a backend that the folder does not name.
      const served = await findServedConfig(site);
      const folderConfig = {
        config: await readConfig(site).catch(() => ({})),
        file: configFileOf(site),
        base: null,
      };
      const { config, file, base } = 'unknown' in served ? folderConfig : served;
      return readAiHealth(config, file, base);
    },
  };
}
