import path from 'node:path';
import { readDeclaration } from '../build/declaration.ts';
import { openFolder } from '../files/folder.ts';
import type { CommandOutput } from '../operate/rollback.ts';
import { publishTo } from './client.ts';
import { parseSiteAddress } from './send-to-service.ts';
import type { UploadOptions } from './upload.ts';

/** Address of the app's first page; of the home page for the shell. */
async function addressOf(to: string, app: string): Promise<string> {
  const build = openFolder(path.join(app, 'dist'));
  const route = path.basename(app) === 'shell' ? undefined : (await readDeclaration(build)).routes[0]?.path;
  return route === undefined || route === '/'
    ? parseSiteAddress(to).href
    : `${parseSiteAddress(to).href}${route.slice(1)}/`;
}

/** `federation publish <app folder> --to https://…`. The token is in `FEDERATION_TOKEN`. */
export async function publishToService(
  to: string,
  app: string,
  options: UploadOptions,
): Promise<CommandOutput> {
  const answer = await publishTo(to, app, options, process.env.FEDERATION_TOKEN);
  const { name, version, repaired, warnings } = answer;
  const repairs = repaired.length > 0 ? [`  repaired damaged files: ${repaired.join(', ')}`] : [];
  const live = options.activate === false ? [] : [`  live at ${await addressOf(to, app)}`];
  return { output: [`${name} ${version}`, ...live, ...repairs], warnings };
}
