import path from 'node:path';
import { readDeclaration } from '../build/declaration.ts';
import { openFolder } from '../files/folder.ts';
import { liveLine } from '../operate/live-line.ts';
import type { CommandOutput } from '../operate/rollback.ts';
import { pageAddress } from '../registry/page-address.ts';
import { publishTo } from './client.ts';
import { parseSiteAddress } from './send-to-service.ts';
import type { UploadOptions } from './upload.ts';

/** Address of the app's first page; of the main page for the shell. */
async function addressOf(to: string, app: string): Promise<string> {
  const build = openFolder(path.join(app, 'dist'));
  const routes = path.basename(app) === 'shell' ? [] : (await readDeclaration(build)).routes;
  return pageAddress(parseSiteAddress(to).href, routes[0]?.path);
}

/** `federation publish <app folder> --to https://…`. The token is in `FEDERATION_TOKEN`. */
export async function publishToService(
  to: string,
  app: string,
  options: UploadOptions,
): Promise<CommandOutput> {
  const answer = await publishTo(to, app, options, process.env.FEDERATION_TOKEN);
  const { name, version, wasLive, repaired, warnings } = answer;
  const repairs = repaired.length > 0 ? [`  repaired damaged files: ${repaired.join(', ')}`] : [];
  const live = options.activate === false ? [] : [liveLine({ wasLive, address: await addressOf(to, app) })];
  return { output: [`${name} ${version}`, ...live, ...repairs], warnings };
}
