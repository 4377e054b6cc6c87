import path from 'node:path';
import { readSiteConfig } from '../config/read-site-config.ts';
import { liveLine } from '../operate/live-line.ts';
import { pageAddress } from '../registry/page-address.ts';
import { readConfig } from '../site/config.ts';
import type { FederationCommand } from './command.ts';
import {
  type ChangeValues,
  openSiteFolder,
  type SiteValues,
  serviceOption,
  toChangeOptions,
  withChange,
  withSite,
} from './options.ts';
import { print, warn } from './print.ts';

interface PublishValues extends ChangeValues, SiteValues {
  to?: string;
  uploadOnly?: boolean;
  baseUrl?: string;
  smoke?: boolean;
  force?: boolean;
}

async function publishToFolder(app: string, values: PublishValues): Promise<void> {
  const site = await openSiteFolder(values);
  const { publishRemote, publishShell } = await import('../commands/publish.ts');
  const { readFailures } = await import('../failures/read-failures.ts');
  const publish = path.basename(app) === 'shell' ? publishShell : publishRemote;
  const { name, version, entry, wasLive, repaired, warnings, siteWarnings } = await publish(app, site, {
    ...toChangeOptions(values),
    force: values.force ?? false,
    activate: !values.uploadOnly,
    strictConfig: true,
    failures: await readFailures(site),
    baseUrl: values.baseUrl,
    // Lazy-loaded, because only the smoke check needs Vite and a browser.
    smoke: values.smoke
      ? (await import('../dev-tools/smoke.ts')).smokeCheck((line) => console.log(`✓ ${line}`))
      : undefined,
  });
  const { siteUrl } = readSiteConfig(await readConfig(site), () => {});
  const address = siteUrl && pageAddress(siteUrl, 'routes' in entry ? entry.routes[0]?.path : undefined);
  console.log(`${name} ${version}`);
  if (!values.uploadOnly) console.log(liveLine({ wasLive, address }));
  if (repaired.length > 0) console.log(`  repaired damaged files: ${repaired.join(', ')}`);
  warn([...warnings, ...siteWarnings]);
}

async function publish(folder: string, values: PublishValues): Promise<void> {
  const app = path.resolve(folder);
  if (values.to === undefined) return publishToFolder(app, values);
  const { publishToService } = await import('../service/publish-to-service.ts');
  const { uploadOnly, newOwner, removeRoute, baseUrl, force, reason } = values;
  const options = { activate: !uploadOnly, newOwner, removeRoutes: removeRoute, baseUrl, force, reason };
  print(await publishToService(values.to, app, options));
}

async function activate(
  app: string,
  version: string,
  /** Further apps, each followed by its version. */
  more: readonly string[],
  values: ChangeValues & SiteValues,
  command: FederationCommand,
): Promise<void> {
  if (more.length % 2 !== 0)
    command.error(`expected a version for each app, found none for ${more.at(-1)}. Nothing was changed.`);
  const site = await openSiteFolder(values);
  const { makeLive } = await import('../commands/activate.ts');
  const { readFailures } = await import('../failures/read-failures.ts');
  const versions: Record<string, string> = { [app]: version };
  for (let i = 0; i < more.length; i += 2) versions[more[i] ?? ''] = more[i + 1] ?? '';
  const { siteWarnings } = await makeLive(site, versions, {
    ...toChangeOptions(values),
    failures: await readFailures(site),
  });
  for (const [name, live] of Object.entries(versions)) console.log(`${name} ${live} is live`);
  warn(siteWarnings);
}

async function composeSite(values: SiteValues): Promise<void> {
  const site = await openSiteFolder(values);
  const { compose } = await import('../commands/compose.ts');
  warn(await compose(site, { strictConfig: true }));
}

/** Adds the commands that put builds into a site. */
export function addReleaseCommands(program: FederationCommand): void {
  withChange(withSite(program.command('publish')))
    .description('Copies a build to a site, in a new folder, and makes it live.')
    .argument('<folder>', 'folder of the built app, or of the shell')
    .addOption(
      serviceOption(
        'publish through the publishing service at this address, with the token in FEDERATION_TOKEN',
        ['--author', '--create', '--smoke'],
      ),
    )
    .option('--upload-only', 'do not make the build live')
    .option('--base-url <address>', "address of another host that serves the app's folders")
    .option(
      '--smoke',
      'first open its pages in a browser inside the live site, and publish only if they pass',
    )
    .option('--force', 'skip the checks of the gate that may be forced; requires --reason')
    .example('publish . --site ~/ia-para-todos/site')
    .action(publish);
  withChange(withSite(program.command('activate')))
    .description('Activates versions that are in the site already, all in one change.')
    .argument('<app>', 'name of the app, or shell')
    .argument('<version>', 'version to activate')
    .argument('[more...]', 'more apps, each with its version')
    .example('activate mfe-biblioteca 1.4.0-0123abcd --site ~/ia-para-todos/site')
    .action(activate);
  withSite(program.command('compose'))
    .description(
      "Rebuilds the files at the site's root from the app folders and site.config.json, and recovers from an interrupted command.",
    )
    .example('compose --site ~/ia-para-todos/site')
    .action(composeSite);
}
