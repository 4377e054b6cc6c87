import { existsSync } from 'node:fs';
import { serveSite } from '../serve/index.ts';

/** A published site at an address. */
export interface PublishedSite {
  url: string;
  /** Stops the local server. Does nothing for a site at an address. */
  close(): Promise<void>;
}

/**
 * Opens a published site.
 * @param site address of a site (`https://…`), or folder of a composed one, which is then served locally
 * @throws when the folder is not a composed site.
 */
export async function openSite(site: string): Promise<PublishedSite> {
  if (/^https?:\/\//.test(site))
    return { url: new URL(site.endsWith('/') ? site : `${site}/`).href, close: async () => {} };
  if (!existsSync(`${site}/registry.json`)) {
    throw new Error(
      `--site: expected the address of a published site (https://…) or the folder of a composed one, found "${site}", which has no registry.json.`,
    );
  }
  const server = await serveSite({ site, port: 0 });
  return { url: `${server.url}/`, close: () => server.close() };
}
