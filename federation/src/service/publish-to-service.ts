import type { CommandOutput } from '../operate/rollback.ts';
import { publishTo } from './client.ts';
import type { UploadOptions } from './upload.ts';

/** `federation publish <app folder> --to https://…`. The token is in `FEDERATION_TOKEN`. */
export async function publishToService(
  to: string,
  app: string,
  options: UploadOptions,
): Promise<CommandOutput> {
  const answer = await publishTo(to, app, options, process.env.FEDERATION_TOKEN);
  const { name, version, repaired, warnings } = answer;
  const repairs = repaired.length > 0 ? [`  repaired damaged files: ${repaired.join(', ')}`] : [];
  return { output: [`${name} ${version}`, ...repairs], warnings };
}
