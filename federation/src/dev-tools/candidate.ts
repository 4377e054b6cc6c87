import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, preview } from 'vite';
import { readAppEntry } from '../build/app-entry.ts';
import { assertGatePassed, runGate } from '../checks/gate.ts';
import { openFolder } from '../files/folder.ts';
import type { AppEntry } from '../registry/schema.ts';
import { readAppConfig } from './app-config.ts';
import { openSite, type PublishedSite } from './open-site.ts';
import { backendProxy, candidateBase, siteFrontPlugin, siteProxy } from './site-front.ts';

/** A new build, served inside a published site. The `Candidate` of checks/ is the build alone. */
export interface Candidate {
  url: string;
  name: string;
  entry: AppEntry;
  site: PublishedSite;
  close(): Promise<void>;
}

/**
 * Serves a published site with a build in it, as if the build were published.
 * @param dist folder of the build
 * @param config the site's configuration, which may name a backend below the site's own address
 */
export async function serveBuild(
  { name, dist }: { name: string; dist: string },
  site: PublishedSite,
  { port = 0, config = {} }: { port?: number; config?: Record<string, unknown> } = {},
): Promise<Candidate> {
  const base = candidateBase(name);
  const { version } = JSON.parse(await readFile(path.join(dist, 'mfe.json'), 'utf8')) as { version: string };
  const entry = await readAppEntry(openFolder(dist), `.${base}`, `${version}-candidate`);
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
    plugins: [siteFrontPlugin({ site, name, entry: async () => entry })],
  });
  const { port: actualPort } = server.httpServer.address() as { port: number };
  return {
    url: `http://localhost:${actualPort}/`,
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
 * @throws when the app does not build, exceeds its budget or contains a provider key, and when the site
 * cannot be read.
 */
export async function serveCandidate(app: string, site: string): Promise<Candidate> {
  process.chdir(app); // The preset uses the working directory as the app's folder.
  const { name } = await readAppConfig(app);
  const published = await openSite(site);
  try {
    await build({ root: app, logLevel: 'warn' });
    const dist = path.join(app, 'dist');
    // Runs only the checks of the build. A site on the web has no folder; check.ts tests
    // compatibility by its address.
    const { findings } = await runGate({ name, build: openFolder(dist), goesLive: false }, openFolder(site));
    assertGatePassed(name, findings);
    return await serveBuild({ name, dist }, published);
  } catch (error) {
    await published.close();
    throw error;
  }
}
