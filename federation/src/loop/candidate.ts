import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, preview } from 'vite';
import { passGate, runGate } from '../gate/index.ts';
import { entryOf } from '../publish/entry-of.ts';
import type { AppEntry } from '../registry/schema.ts';
import { readAppConfig } from './app-config.ts';
import { openSite, type PublishedSite } from './published-site.ts';
import { baseOf, siteFront, siteProxy } from './site-front.ts';

/** An app as it was just built, inside a published site. */
export interface Candidate {
  url: string;
  name: string;
  entry: AppEntry;
  site: PublishedSite;
  close(): Promise<void>;
}

/**
 * Builds the app of a folder and serves the published site with it: what visitors would get if it were published now.
 * @param app folder of the app
 * @param site address or folder of the site
 * @param port 0 takes a free one
 * @param built takes the build that is there, which is what would be published
 * @throws when the app does not build, is over its budget, or holds a provider key; and when there is no such site.
 */
export async function serveCandidate(app: string, site: string, port = 0, built = false): Promise<Candidate> {
  process.chdir(app); // the preset takes the folder it runs in for the app's
  const { name } = await readAppConfig(app);
  const published = await openSite(site);
  try {
    if (!built) await build({ root: app, logLevel: 'warn' });
    const dist = path.join(app, 'dist');
    // Whether it fits what is live is asked of the published site itself.
    const candidate = { name, dist, site, goesLive: false };
    passGate(await runGate(candidate), candidate);
    const base = baseOf(name);
    const { version } = JSON.parse(await readFile(path.join(dist, 'mfe.json'), 'utf8')) as {
      version: string;
    };
    const entry = await entryOf(dist, `.${base}`, `${version}-candidate`);
    const server = await preview({
      root: app,
      base,
      appType: 'custom',
      logLevel: 'warn',
      preview: { port, strictPort: port !== 0, proxy: siteProxy(published, name) },
      plugins: [siteFront({ site: published, name, entry })],
    });
    const { port: taken } = server.httpServer.address() as { port: number };
    return {
      url: `http://localhost:${taken}/`,
      name,
      entry,
      site: published,
      async close() {
        await server.close();
        await published.close();
      },
    };
  } catch (error) {
    await published.close();
    throw error;
  }
}
