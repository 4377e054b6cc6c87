import path from 'node:path';
import type { Candidate, SmokeCheck } from '../checks/index.ts';
import { readRegistry } from '../commands/report.ts';
import { FederationError } from '../errors/federation-error.ts';
import { readConfig } from '../site/config.ts';
import { serveBuild } from './candidate.ts';
import { importTestSupport, openPages } from './open-pages.ts';
import { openSite } from './open-site.ts';

/** Folders to resolve `@ia/test-support` from: the app's, the working directory, and this module's. */
const resolveFolders = (app?: string) => [...(app ? [app] : []), process.cwd(), import.meta.dirname];

/**
 * The gate's browser check (`--smoke`): opens the build inside the live site.
 * @param report called with each passed step
 * @throws with all findings.
 */
export const smokeCheck =
  (report: (line: string) => void): SmokeCheck =>
  async ({ name, build }: Candidate, site: string): Promise<void> => {
    const dist = build.folder;
    if (name === 'shell')
      throw new Error(
        'The smoke check opens pages, and the shell has none. Publish the shell without --smoke.',
      );
    const published = await openSite(site);
    const served = await serveBuild({ name, dist }, published, { config: await readConfig(site) }).catch(
      async (error) => {
        await published.close();
        throw error;
      },
    );
    try {
      await openPages(served, await readRegistry(site), resolveFolders(path.dirname(dist)), {
        report,
        smoke: true,
      });
    } catch (error) {
      const withContext = (text: string) => `in the live site,\n${text}`;
      if (!(error instanceof FederationError))
        throw new Error(withContext((error as Error).message), { cause: error });
      throw new FederationError(error.code, withContext(error.detail), { cause: error });
    } finally {
      await served.close();
    }
  };

type FindBrowser = () => string | undefined;

const findBrowser = async (): Promise<FindBrowser> =>
  (await importTestSupport<{ findChromium: FindBrowser }>('chromium', resolveFolders())).findChromium;

/** Checks that a Chromium is installed. @throws Error with installation instructions if there is none */
export async function assertBrowser(find?: FindBrowser): Promise<void> {
  const browserFinder = find ?? (await findBrowser());
  if (browserFinder()) return;
  throw new Error(
    '--smoke: expected a Chromium on this machine, found none. Install one (Debian: apt-get install ' +
      'chromium-headless-shell), or set its path in CHROMIUM_PATH. Nothing was started.',
  );
}
