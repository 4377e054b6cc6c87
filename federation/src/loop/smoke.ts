import path from 'node:path';
import type { Candidate } from '../gate/index.ts';
import { readConfig } from '../publish/read-config.ts';
import { readRegistry } from '../publish/site.ts';
import { serveBuild } from './candidate.ts';
import { openPages, testSupport } from './open-pages.ts';
import { openSite } from './published-site.ts';

/** Where `@ia/test-support` may be installed: beside the app, where the command runs, or beside this. */
const placesFor = (app?: string) => [...(app ? [app] : []), process.cwd(), import.meta.dirname];

/**
 * The gate's check with a browser (`--smoke`): the build that would be published, among what is live.
 * @param tell is told what holds
 * @throws with everything that was found.
 */
export const smokeCheck =
  (tell: (line: string) => void) =>
  async ({ name, dist, site }: Candidate): Promise<void> => {
    if (name === 'shell')
      throw new Error('It opens the pages of an app, and the shell has none. Publish it without --smoke.');
    const published = await openSite(site);
    const served = await serveBuild({ name, dist }, published, { config: await readConfig(site) }).catch(
      async (error) => {
        await published.close();
        throw error;
      },
    );
    try {
      await openPages(served, await readRegistry(site), placesFor(path.dirname(dist)), { tell, smoke: true });
    } catch (error) {
      throw new Error(`among what is live,\n${(error as Error).message}`, { cause: error });
    } finally {
      await served.close();
    }
  };

type Find = () => string | undefined;

const findBrowser = async (): Promise<Find> =>
  (await testSupport<{ findChromium: Find }>('chromium', placesFor())).findChromium;

/** @throws when this machine has nothing to open a page with, saying what to do. */
export async function expectBrowser(find?: Find): Promise<void> {
  const look = find ?? (await findBrowser());
  if (look()) return;
  throw new Error(
    '--smoke: expected a Chromium on this machine, to open builds in, found none. Install one (Debian: apt-get install ' +
      'chromium-headless-shell), or name it in CHROMIUM_PATH. Nothing was started.',
  );
}
