import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, preview } from 'vite';
import { passGate, runGate } from '../gate/index.ts';
import { entryOf } from '../publish/entry-of.ts';
import type { AppEntry } from '../registry/schema.ts';
import { readAppConfig } from './app-config.ts';
import { openSite, type PublishedSite } from './published-site.ts';
import { backendProxy, baseOf, siteFront, siteProxy } from './site-front.ts';

/** An app as it was just built, inside a published site. */
export interface Candidate {
  url: string;
  name: string;
  entry: AppEntry;
  site: PublishedSite;
  close(): Promise<void>;
}

/**
 * Serves a published site with a build in it: what visitors would get if it were published now.
 * @param dist folder of the build
 * @param config of the site, which may have its backend at its own address
 */
export async function serveBuild(
  { name, dist }: { name: string; dist: string },
  site: PublishedSite,
  { port = 0, config = {} }: { port?: number; config?: Record<string, unknown> } = {},
): Promise<Candidate> {
  const base = baseOf(name);
  const { version } = JSON.parse(await readFile(path.join(dist, 'mfe.json'), 'utf8')) as { version: string };
  const entry = await entryOf(dist, `.${base}`, `${version}-candidate`);
  const server = await preview({
    configFile: false,
    root: path.dirname(dist),
    base,
    appType: 'custom',
    logLevel: 'warn',
    build: { outDir: dist },
    preview: {
      port,
      strictPort: port !== 0,
      proxy: { ...backendProxy(config), ...siteProxy(site, name) },
    },
    plugins: [siteFront({ site, name, entry: async () => entry })],
  });
  const { port: taken } = server.httpServer.address() as { port: number };
  return {
    url: `http://localhost:${taken}/`,
    name,
    entry,
    site,
    async close() {
      await server.close();
      await site.close();
    },
  };
}

/**
 * Builds the app of a folder and serves the published site with it.
 * @param app folder of the app
 * @param site address or folder of the site
 * @throws when the app does not build, is over its budget, or holds a provider key; and when there is no such site.
 */
export async function serveCandidate(app: string, site: string): Promise<Candidate> {
  process.chdir(app); // the preset takes the folder it runs in for the app's
  const { name } = await readAppConfig(app);
  const published = await openSite(site);
  try {
    await build({ root: app, logLevel: 'warn' });
    // Whether it fits what is live is asked of the published site itself.
    const candidate = { name, dist: path.join(app, 'dist'), site, goesLive: false };
    passGate(await runGate(candidate), candidate);
    return await serveBuild(candidate, published);
  } catch (error) {
    await published.close();
    throw error;
  }
}
