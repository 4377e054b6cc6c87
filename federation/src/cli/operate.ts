import type { FederationCommand } from './command.ts';
import {
  type ChangeValues,
  collect,
  jsonOption,
  openSiteFolder,
  type SiteValues,
  serviceOption,
  siteOption,
  toChangeOptions,
  wholeNumber,
  withChange,
  withSite,
} from './options.ts';
import { print, warn } from './print.ts';

interface ToValue {
  to?: string;
}
type OperateValues = ChangeValues & SiteValues & ToValue;

/** Options of a change at a service, where the token names the team. */
const toServiceChange = ({ reason, removeRoute, newOwner }: ChangeValues) => ({
  reason,
  removeRoutes: removeRoute,
  newOwner: newOwner ?? false,
});

async function rollback(app: string, version: string | undefined, values: OperateValues): Promise<void> {
  if (values.to === undefined) {
    const site = await openSiteFolder(values);
    const { runRollback } = await import('../operate/rollback.ts');
    return print(await runRollback(site, app, version, toChangeOptions(values)));
  }
  const { rollbackAtService } = await import('../service/remote-operate.ts');
  print(await rollbackAtService(values.to, app, { version, ...toServiceChange(values) }));
}

async function revoke(
  app: string,
  version: string,
  values: OperateValues & { reason: string },
): Promise<void> {
  const { reason } = values;
  if (values.to === undefined) {
    const site = await openSiteFolder(values);
    const { runRevoke } = await import('../operate/rollback.ts');
    return print(await runRevoke(site, app, version, { ...toChangeOptions(values), reason }));
  }
  const { revokeAtService } = await import('../service/remote-operate.ts');
  print(await revokeAtService(values.to, app, { ...toServiceChange(values), version, reason }));
}

async function prune(
  app: string | undefined,
  values: SiteValues & { keep: number; also: string[] },
): Promise<void> {
  const site = await openSiteFolder(values);
  const { prune } = await import('../commands/prune.ts');
  const { removed, siteWarnings } = await prune(site, app, values);
  warn(siteWarnings);
  for (const [name, versions] of Object.entries(removed))
    console.log(`${name}: ${versions.length > 0 ? `removed ${versions.join(', ')}` : 'nothing to remove'}`);
}

const printSiteReport =
  (name: 'statusOutput' | 'logOutput') =>
  async (
    app: string | undefined,
    { site, to, json = false }: ToValue & { site: string; json?: boolean },
  ): Promise<void> => {
    const outputs = await import('../operate/outputs.ts');
    console.log(await outputs[name](await openReader(site, to), app, json));
  };

async function openReader(site: string, to: string | undefined) {
  if (to === undefined) {
    await openSiteFolder({ site });
    return (await import('../site-reader/site-reader.ts')).folderReader(site);
  }
  const { parseSiteAddress } = await import('../service/send-to-service.ts');
  const { addressReader } = await import('../site-reader/address-reader.ts');
  return addressReader(parseSiteAddress(to).href);
}

const toServiceOption = () =>
  serviceOption(
    'change the site at this address, through its publishing service, with the token in FEDERATION_TOKEN',
    ['--author', '--create'],
  );

/** Adds the commands for the operators of a site. */
export function addOperateCommands(program: FederationCommand): void {
  withChange(withSite(program.command('rollback')))
    .description('Activates the last good version of an app, or the given one.')
    .argument('<app>', 'name of the app, or shell')
    .argument('[version]', 'version to activate')
    .addOption(toServiceOption())
    .example('rollback mfe-biblioteca --reason "o voto falha" --site ~/ia-para-todos/site')
    .action(rollback);
  withChange(withSite(program.command('revoke')), true)
    .description(
      'Stops a version from opening in any tab; a live one is rolled back to the last good version.',
    )
    .argument('<app>', 'name of the app, or shell')
    .argument('<version>', 'version to revoke')
    .addOption(toServiceOption())
    .example(
      'revoke mfe-biblioteca 1.4.0-0123abcd --reason "mostra respostas de outra pessoa" --site ~/ia-para-todos/site',
    )
    .action(revoke);
  withSite(program.command('prune'))
    .description(
      'Deletes old versions; keeps the live one, those live in the last day, the last good one and the latest --keep.',
    )
    .argument('[app]', 'name of the app, or shell (default: all)')
    .option('--keep <count>', 'number of latest versions to keep', wholeNumber(1, 1000), 5)
    .option('--also <version>', 'another version to keep; repeatable', collect, [])
    .example('prune --keep 5 --site ~/ia-para-todos/site')
    .action(prune);
  program
    .command('status')
    .description(
      'Prints live versions, their authors, sizes, requirements and failures, and the state of the AI service.',
    )
    .argument('[app]', 'name of the app, or shell (default: all)')
    .addOption(siteOption())
    .addOption(serviceOption('read the public files of the site at this address, without a token'))
    .addOption(jsonOption())
    .example('status --to https://ia.municipio.example')
    .action(printSiteReport('statusOutput'));
  program
    .command('log')
    .description('Prints the release history, latest first: version, date, author, reason.')
    .argument('[app]', 'name of the app, or shell (default: all)')
    .addOption(siteOption())
    .addOption(serviceOption('read the public files of the site at this address, without a token'))
    .addOption(jsonOption())
    .example('log mfe-biblioteca --site ~/ia-para-todos/site')
    .action(printSiteReport('logOutput'));
}
