import path from 'node:path';
import { type Files, openFolder } from '../files/folder.ts';

/** Path of the configuration in a site. */
export const CONFIG_FILE = 'site.config.json';

/** Returns the path of the configuration in the folder of a site. */
export const configFileOf = (site: string): string => path.join(site, CONFIG_FILE);

/** A parsed `site.config.json`. The shell validates its keys and falls back to the defaults. */
export type SiteConfigJson = Record<string, unknown>;

/**
 * Reads the site's configuration; empty if the file does not exist.
 * @throws Error with the file if it is not JSON
 */
export const readConfigFile = async (site: Files): Promise<SiteConfigJson> =>
  (await site.json<SiteConfigJson>(CONFIG_FILE)) ?? {};

/** {@link readConfigFile} of a folder on disk. */
export const readConfig = (site: string): Promise<SiteConfigJson> => readConfigFile(openFolder(site));
