import path from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import type { FederationCommand } from './command.ts';

/** Returns the parser of an option that is a whole number in a range. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };

/** Adds a value to an option that can be given several times. */
export const collect = (value: string, previous: readonly string[]): string[] => [...previous, value];

export const portOption = (description: string, defaultPort: number): Option =>
  new Option('--port <port>', description).argParser(wholeNumber(0, 65_535)).default(defaultPort);

export const jsonOption = (): Option => new Option('--json', 'print JSON, for programs');

/** Returns the path of a folder. @throws InvalidArgumentError for an address */
function parseFolder(text: string): string {
  if (!/^https?:\/\//.test(text)) return text;
  throw new InvalidArgumentError('Expected a folder. An address goes with --to, in commands that have it.');
}

/** Option of commands that only read a site in a folder. */
export const siteOption = (): Option =>
  new Option('--site <folder>', 'folder of the site').argParser(parseFolder).default('site');

/** Option of commands that read a site in a folder or at an address. */
export const publishedSiteOption = (): Option =>
  new Option('--site <site>', 'address of a published site (https://…), or folder of a composed one');

/** Option of commands that use a site at an address. It excludes the options for a site in a folder. */
export const serviceOption = (description: string, excluded: readonly string[] = []): Option =>
  new Option('--to <address>', `${description}; excludes ${['--site', ...excluded].join(', ')}`).conflicts([
    'site',
    ...excluded.map((name) => name.replace(/^--/, '')),
  ]);

export interface SiteValues {
  site: string;
  create?: boolean;
}

/** Adds the options of commands that write to the folder of a site. */
export const withSite = <C extends FederationCommand>(command: C): C =>
  command.addOption(siteOption()).option('--create', 'create the site if the folder is not a site yet');

/**
 * Returns the folder of the site to write to.
 * @throws Error if it is not a site and `--create` is not set
 */
export async function openSiteFolder({ site, create }: SiteValues): Promise<string> {
  const { assertSite } = await import('../commands/assert-site.ts');
  const folder = path.resolve(site);
  await assertSite(folder, { create });
  return folder;
}

export interface ChangeValues {
  author?: string;
  reason?: string;
  newOwner?: boolean;
  removeRoute: string[];
}

const removeRouteOption = (): Option =>
  new Option('--remove-route <route>', 'allow that no app serves this live route afterwards; repeatable')
    .argParser(collect)
    .default([], 'none');

/** Adds the options for checks that a change of the live state may override. */
export const withOverrides = <C extends FederationCommand>(command: C, requiresReason = false): C =>
  command
    .option('--new-owner', 'allow that the app changes its owner')
    .addOption(removeRouteOption())
    .addOption(
      new Option('--reason <text>', 'reason, recorded in the public history').makeOptionMandatory(
        requiresReason,
      ),
    );

/** Adds the options of commands that change the live state of a site in a folder. */
export const withChange = <C extends FederationCommand>(command: C, requiresReason = false): C =>
  withOverrides(command, requiresReason).option(
    '--author <team>',
    "public name in the history (default: FEDERATION_AUTHOR, else the app's owner)",
  );

/** Converts command-line options to the change options of `commands/`. */
export const toChangeOptions = ({ author, reason, newOwner, removeRoute }: ChangeValues) => ({
  author: author ?? process.env.FEDERATION_AUTHOR,
  reason,
  removeRoutes: removeRoute,
  newOwner: newOwner ?? false,
});
