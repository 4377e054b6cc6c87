import path from 'node:path';
import { MAX_PREVIEW_DAYS } from '../service/upload.ts';
import type { FederationCommand } from './command.ts';
import { type ChangeValues, jsonOption, wholeNumber, withOverrides } from './options.ts';
import { printJson } from './print.ts';

interface ToValue {
  to: string;
}
interface PreviewValues extends ChangeValues, ToValue {
  days?: number;
  force?: boolean;
}

async function preview(folder: string, values: PreviewValues): Promise<void> {
  const { previewAtService } = await import('../service/remote-preview.ts');
  const { to, days, newOwner, removeRoute, force, reason } = values;
  const options = { days, newOwner, removeRoutes: removeRoute, force, reason };
  console.log(await previewAtService(to, path.resolve(folder), options));
}

async function list(app: string, { to, json }: ToValue & { json?: boolean }): Promise<void> {
  const { formatPreviews, listPreviews } = await import('../service/remote-preview.ts');
  const previews = await listPreviews(to, app);
  if (json) printJson(previews);
  else console.log(formatPreviews(app, previews));
}

async function end(app: string, version: string | undefined, { to }: ToValue): Promise<void> {
  const { endPreviews } = await import('../service/remote-preview.ts');
  console.log(await endPreviews(to, app, version));
}

const TO = [
  '--to <address>',
  'address of a site that serves previews; the token is in FEDERATION_TOKEN',
] as const;

/** Adds the commands for previews of builds. */
export function addPreviewCommands(program: FederationCommand): void {
  const group = program
    .command('preview')
    .description('Serves builds in copies of the live site, at signed addresses that expire.');
  withOverrides(group.command('create', { isDefault: true }))
    .description('Creates a preview of a build; "create" may be omitted. The live site does not change.')
    .argument('<folder>', 'folder of the built app, or of the shell')
    .requiredOption(...TO)
    .option(
      '--days <days>',
      `days until it expires, at most ${MAX_PREVIEW_DAYS} (default: 3)`,
      wholeNumber(1, MAX_PREVIEW_DAYS),
    )
    .option('--force', 'skip the checks of the gate that may be forced; requires --reason')
    .example('preview . --to https://ia.municipio.example --days 3')
    .action(preview);
  group
    .command('list')
    .description("Lists an app's previews, with their links.")
    .argument('<app>', 'name of the app, or shell')
    .requiredOption(...TO)
    .addOption(jsonOption())
    .example('preview list mfe-biblioteca --to https://ia.municipio.example')
    .action(list);
  group
    .command('end')
    .description("Ends an app's previews, or those of one version.")
    .argument('<app>', 'name of the app, or shell')
    .argument('[version]', 'version whose previews end (default: all)')
    .requiredOption(...TO)
    .example('preview end mfe-biblioteca --to https://ia.municipio.example')
    .action(end);
}
