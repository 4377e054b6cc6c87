import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { MfeConfig } from '../config/schema.ts';
import { describeRoute, documentTags, readSiteUrl } from '../document/index.ts';
import { parseRegistry, type Registry } from '../registry/schema.ts';
import { devEntry } from './dev-entry.ts';
import { workspaceFolders } from './workspace-folders.ts';

/** Folders of the workspace that declare an app, in the order of their dev ports. */
export const remoteFolders = (workspace: string): string[] =>
  workspaceFolders(workspace).filter((folder) => existsSync(path.join(workspace, folder, 'mfe.config.ts')));

/** Dev ports: the shell's, then one for each remote. `DEV_PORT` sets the first one. */
export const devPorts = (
  workspace: string,
  firstPort = Number(process.env.DEV_PORT ?? 5173),
): Record<string, number> =>
  Object.fromEntries(['shell', ...remoteFolders(workspace)].map((name, i) => [name, firstPort + i]));

/** Registry of a dev session, with every app served by its own dev server. */
export async function devRegistryOf(workspace: string): Promise<Registry> {
  const ports = devPorts(workspace);
  const apps: Registry['apps'] = {};
  for (const folder of remoteFolders(workspace)) {
    const file = path.join(workspace, folder, 'mfe.config.ts');
    // Modules are cached by address, so a query forces a changed declaration to load again.
    const { default: config } = (await import(`${pathToFileURL(file).href}?t=${Date.now()}`)) as {
      default: MfeConfig;
    };
    apps[config.name] = devEntry(config, `http://localhost:${ports[folder]}/`);
  }
  return parseRegistry({ schema: 1, shell: { version: 'dev', base: './' }, apps }, 'the dev registry');
}

/**
 * Vite plugin for the shell's dev server: inlines the same data that `federation publish`
 * inlines in production.
 * @param workspace folder with the apps
 */
export function devRegistry(workspace: string): Plugin {
  const dataBlock = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
  return {
    name: 'ia:dev-registry',
    apply: 'serve',
    configureServer(server) {
      for (const folder of remoteFolders(workspace)) {
        const file = path.join(workspace, folder, 'mfe.config.ts');
        server.watcher.add(file);
        server.watcher.on('change', (changed) => {
          if (changed === file) server.ws.send({ type: 'full-reload' });
        });
      }
    },
    async transformIndexHtml(html) {
      const registry = await devRegistryOf(workspace);
      // `SITE_CONFIG` has overrides of this session, which `scripts/dev.ts` sets.
      const config = {
        ...(JSON.parse(readFileSync(path.join(workspace, 'site.config.json'), 'utf8')) as object),
        ...(JSON.parse(process.env.SITE_CONFIG ?? '{}') as object),
      };
      const head = dataBlock('registry', registry) + dataBlock('site-config', config);
      const siteUrl = readSiteUrl(config);
      const tags = documentTags(describeRoute(registry, '/', siteUrl), siteUrl);
      return html.replace('<!-- document -->', () => tags).replace('<!-- federation -->', () => head);
    },
  };
}
