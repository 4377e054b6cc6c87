import path from 'node:path';
import { Option } from 'commander';
import type { FederationCommand } from './command.ts';
import { openSiteFolder, portOption, type SiteValues, siteOption, wholeNumber, withSite } from './options.ts';

interface ServeValues extends SiteValues {
  port: number;
  host?: string;
  tokens?: string;
  behindProxy?: boolean;
  smoke?: boolean;
  previewsPort?: number;
  previewsOrigin?: string;
  previewsConfig?: string;
}

async function serveSite(values: ServeValues, command: FederationCommand): Promise<void> {
  const { port, host, tokens, behindProxy, smoke } = values;
  const { previewsPort, previewsOrigin: origin, previewsConfig: configFile } = values;
  if (previewsPort === undefined && (origin !== undefined || configFile !== undefined))
    command.error(
      '--previews-port: required with the other preview options, such as --previews-port 5176. Nothing was started.',
    );
  const site = await openSiteFolder(values);
  const { serve } = await import('../service/serve-until-stopped.ts');
  const previews = previewsPort === undefined ? undefined : { port: previewsPort, origin, configFile };
  await serve({ site, port, host, tokens, behindProxy, smoke, previews });
}

interface HeadersValues {
  site: string;
  caddy?: boolean;
  nginx?: boolean;
  appHost?: boolean;
}

async function headers(
  { site, caddy, nginx, appHost }: HeadersValues,
  command: FederationCommand,
): Promise<void> {
  if (!caddy && !nginx) command.error('expected the web server, --caddy or --nginx');
  const { printHeaders } = await import('../serve/print-headers.ts');
  console.log(await printHeaders(path.resolve(site), caddy ? 'caddy' : 'nginx', { appHost }));
}

/** Adds the commands that serve a site, or configure its web server. */
export function addServeCommands(program: FederationCommand): void {
  withSite(program.command('serve'))
    .description('Serves the site, and the publishing service for --to.')
    .addOption(portOption('port of the site', 5170))
    .option('--host <address>', 'network address to listen on (default: 127.0.0.1)')
    .option('--tokens <file>', 'token file (default: .federation/tokens.json beside the site)')
    .option('--behind-proxy', 'a reverse proxy terminates TLS')
    .option('--smoke', 'open each build in a browser inside the live site before it is accepted')
    .option('--previews-port <port>', 'also serve previews, at this port', wholeNumber(0, 65_535))
    .option('--previews-origin <address>', "public origin of that port, other than the site's")
    .option('--previews-config <file>', 'overrides of site.config.json in previews, which have no backend')
    .example('serve --site ~/ia-para-todos/site --port 5170')
    .action(serveSite);
  program
    .command('headers')
    .description("Prints the HTTP headers for the configuration of the site's web server.")
    .addOption(new Option('--caddy', 'in the syntax of Caddy').conflicts('nginx'))
    .option('--nginx', 'in the syntax of nginx')
    .option('--app-host', 'for a host that serves only apps')
    .addOption(siteOption())
    .example('headers --caddy --site ~/ia-para-todos/site')
    .action(headers);
}
