import path from 'node:path';
import { createServer } from 'vite';
import { devEntry } from '../preset/dev-entry.ts';
import { expectFreePort } from '../serve/index.ts';
import { readAppConfig } from './app-config.ts';
import { openSite } from './published-site.ts';
import { baseOf, siteFront, siteProxy } from './site-front.ts';

/**
 * `federation dev --site …`: the app of a folder live inside the real shell of a published site, everything else as
 * published. A saved file reloads the page, which finds its place again; a route that is added is served at once.
 * @returns the address to open, and how to end it
 * @throws when the port is taken, when there is no such site, and when the folder holds no app.
 */
export async function devInSite(
  app: string,
  site: string,
  port: number,
): Promise<{ url: string; close(): Promise<void> }> {
  await expectFreePort(port, { host: 'localhost', choose: 'federation dev --port 5280' });
  // The published shell brings React as it is in production, which has no development JSX.
  process.env.NODE_ENV = 'production';
  process.chdir(app);
  const config = await readAppConfig(app);
  const published = await openSite(site);
  const base = baseOf(config.name);
  const close = async (error: Error) => {
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
      siteFront({
        site: published,
        name: config.name,
        // Vite restarts when the declaration changes, and asks its plugins anew.
        entry: async () => devEntry(await readAppConfig(app), `.${base}`),
        head: `<script type="module" src="${base}@vite/client"></script>`,
      }),
    ],
  }).catch(close);
  await server.listen().catch(async (error: Error) => {
    await server.close();
    return close(error);
  });
  return {
    url: `http://localhost:${port}/#${config.routes[0]?.path ?? '/'}`,
    async close() {
      await server.close();
      await published.close();
    },
  };
}
