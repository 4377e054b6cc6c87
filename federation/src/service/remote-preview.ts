import { packUpload } from './client.ts';
import type { PreviewAnswer, PreviewList, PreviewsEnded } from './preview-command.ts';
import { sendToService } from './send-to-service.ts';
import type { UploadOptions } from './upload.ts';

/** Advice after a lost response. */
const LOST_RESPONSE_ADVICE =
  'The preview is complete or absent, never partial. Check whether it exists: federation preview list <app> --to …';

/** `2026-11-22T14:30:00.000Z` → `2026-11-22 14:30 UTC`. */
const formatMinute = (iso: string): string => iso.replace(/^(.{10})T(.{5}).*$/, '$1 $2 UTC');

/**
 * `federation preview <app folder> --to https://…`: uploads a build.
 * @returns output with the preview's signed link
 */
export async function previewAtService(to: string, app: string, options: UploadOptions): Promise<string> {
  const { name, body } = await packUpload(app, options);
  const serviceCommand = { command: 'preview', app: name, body, lostResponseAdvice: LOST_RESPONSE_ADVICE };
  const { version, link, until, warnings } = await sendToService<PreviewAnswer>(
    to,
    process.env.FEDERATION_TOKEN,
    serviceCommand,
  );
  return [
    `${name} ${version}: preview only, not live`,
    link,
    `  valid until ${formatMinute(until)}, for everyone with the link`,
    ...warnings,
  ].join('\n');
}

/** `federation preview list <app> --to https://…` */
export async function listPreviews(to: string, app: string): Promise<PreviewList['previews']> {
  const serviceCommand = { command: 'preview-list', app, body: '', lostResponseAdvice: 'Try again.' };
  const { previews } = await sendToService<PreviewList>(to, process.env.FEDERATION_TOKEN, serviceCommand);
  return previews;
}

/** Formats previews for `federation preview list`. */
export const formatPreviews = (app: string, previews: PreviewList['previews']): string =>
  previews.length === 0
    ? `${app}: no previews.`
    : previews
        .map(
          ({ version, author, link, until }) =>
            `${version}  until ${formatMinute(until)}  by ${author}\n  ${link}`,
        )
        .join('\n');

/** `federation preview end <app> [version] --to https://…` */
export async function endPreviews(to: string, app: string, version: string | undefined): Promise<string> {
  const serviceCommand = {
    command: 'preview-end',
    app,
    body: JSON.stringify({ version }),
    lostResponseAdvice: 'Check the result: federation preview list.',
  };
  const { ended } = await sendToService<PreviewsEnded>(to, process.env.FEDERATION_TOKEN, serviceCommand);
  return ended.map((endedVersion) => `${app} ${endedVersion}: preview ended`).join('\n');
}
