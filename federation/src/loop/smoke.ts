import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkApp } from './check.ts';

/**
 * `federation publish … --smoke`: the build that would be published, in a browser among what is live.
 * @throws with everything that was found. Nothing is published then.
 */
export async function smokeTest(app: string, site: string): Promise<void> {
  if (!existsSync(path.join(app, 'mfe.config.ts')))
    throw new Error(
      `--smoke opens the pages of an app, and ${app} is none: it has no mfe.config.ts. Publish it without --smoke.`,
    );
  const from = process.cwd();
  try {
    await checkApp(app, site, (line) => console.log(`✓ ${line}`), { smoke: true, built: true });
  } catch (error) {
    throw new Error(`${(error as Error).message}\nNothing was published.`, { cause: error });
  } finally {
    process.chdir(from);
  }
}
