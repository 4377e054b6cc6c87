import path from 'node:path';
import { createServer } from 'vite';
import { devEntry } from '../preset/dev-entry.ts';
import { assertPortFree } from '../serve/index.ts';
import { readAppConfig } from './app-config.ts';
import { openSite } from './open-site.ts';
import { candidateBase, siteFrontPlugin, siteProxy } from './site-front.ts';

/**
 * `federation dev --site …`: serves an app from its sources inside the shell of a published site. All other
 * files come from the site. A saved file reloads the page at the same scroll position. A new route is served
 * without a restart.
 * @returns the address to open, and a function that stops the server
 * @throws when the port is taken, the site cannot be read, or the folder contains no app.
 */
export async function devInSite(
  app: string,
  site: string,
  port: number,
): Promise<{ url: string; close(): Promise<void> }> {
  await assertPortFree(port, { host: 'localhost', choose: 'federation dev --port 5280' });
  // The published shell provides React's production build, which has no development JSX runtime.
  process.env.NODE_ENV = 'production';
  process.chdir(app);
  const config = await readAppConfig(app);
  const published = await openSite(site);
  const base = candidateBase(config.name);
  const closeAndThrow = async (error: Error) => {
    await published.close();
    throw error;
  };
  const server = await createServer({
    root: app,
    mode: 'site',
    appType: 'custom',
    base,
    cacheDir: path.join(app, 'node_modules/.vite-site'),
    server: {
      port,
      strictPort: true,
      origin: `http://localhost:${port}`,
      proxy: siteProxy(published, config.name),
    },
    plugins: [
      siteFrontPlugin({
        site: published,
        name: config.name,
        // Vite restarts when the declaration changes, and calls this again.
        entry: async () => devEntry(await readAppConfig(app), `.${base}`),
        head: `<script type="module" src="${base}@vite/client"></script>`,
      }),
    ],
  }).catch(closeAndThrow);
  await server.listen().catch(async (error: Error) => {
    await server.close();
    return closeAndThrow(error);
  });
  return {
    url: `http://localhost:${port}/#${config.routes[0]?.path ?? '/'}`,
    async close() {
      await server.close();
      await published.close();
    },
  };
}
