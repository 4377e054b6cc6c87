import { readConfig } from '../publish/read-config.ts';
import { checkSite } from '../publish/site.ts';
import { appHostHeaders, siteHeaders } from './headers.ts';

/** How each web server is told to send a header with every answer, those of errors too. */
const FORMS = {
  caddy: (name: string, value: string) => `header ${name} "${value}"`,
  nginx: (name: string, value: string) => `add_header ${name} "${value}" always;`,
};

export type WebServer = keyof typeof FORMS;

/** Lines for the configuration of a web server: one for each header. */
const asLines = (headers: Record<string, string>, server: WebServer): string =>
  Object.entries(headers)
    .map(([name, value]) => FORMS[server](name, value))
    .join('\n');

/**
 * The headers of a site as its web server's configuration takes them in (`deploy/Caddyfile`, `deploy/nginx.conf`).
 * @param appHost those of a host that serves folders of apps for the site
 * @throws when the configuration must not be public, or an app is live from a host that it does not name.
 */
export async function printHeaders(site: string, server: WebServer, appHost = false): Promise<string> {
  await checkSite(site);
  const config = await readConfig(site);
  const headers = appHost ? appHostHeaders(config) : siteHeaders(config);
  const command = `federation headers --${server}${appHost ? ' --app-host' : ''}`;
  return `# Written by "${command}": write it again after a change of site.config.json.\n${asLines(headers, server)}`;
}
