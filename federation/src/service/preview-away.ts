import { askService } from './ask-service.ts';
import { uploadOf } from './client.ts';
import type { PreviewAnswer, PreviewList, PreviewsEnded } from './preview-command.ts';
import { MOST_DAYS } from './upload.ts';

/** What `federation preview` may be told besides. */
interface PreviewValues {
  to?: string;
  days?: string;
  'new-owner': boolean;
  'remove-route': string[];
  force?: boolean;
  reason?: string;
}

const LOST =
  'No half of a preview stays there. Whether it was made says: federation preview list <app> --to …';

function expectSite(to: string | undefined): string {
  if (to !== undefined) return to;
  throw new Error(
    '--to: expected the address of the site whose service shows previews, such as https://ia.municipio.example. Nothing was sent.',
  );
}

function readDays(days: string | undefined): number | undefined {
  if (days === undefined) return undefined;
  if (/^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= MOST_DAYS) return Number(days);
  throw new Error(
    `--days: expected a whole number from 1 to ${MOST_DAYS}, found ${JSON.stringify(days)}. Nothing was sent.`,
  );
}

const minuteOf = (iso: string): string => iso.replace(/^(.{10})T(.{5}).*$/, '$1 $2 UTC');

/** `federation preview <app folder> --to https://…`: uploads a build, and tells the address by which it opens. */
export async function previewAway(app: string, values: PreviewValues): Promise<string> {
  const to = expectSite(values.to);
  const { name, body } = await uploadOf(app, {
    days: readDays(values.days),
    newOwner: values['new-owner'],
    removeRoutes: values['remove-route'],
    force: values.force,
    reason: values.reason,
  });
  const asked = { command: 'preview', app: name, body, lost: LOST };
  const { version, link, until, warnings } = await askService<PreviewAnswer>(
    to,
    process.env.FEDERATION_TOKEN,
    asked,
  );
  return [
    `${name} ${version}: a preview, and nothing is live of it`,
    link,
    `  opens until ${minuteOf(until)}, for whoever has the link`,
    ...warnings,
  ].join('\n');
}

async function list(to: string, app: string): Promise<string> {
  const asked = { command: 'preview-list', app, body: '', lost: 'Ask again.' };
  const { previews } = await askService<PreviewList>(to, process.env.FEDERATION_TOKEN, asked);
  if (previews.length === 0) return `${app}: no preview.`;
  return previews
    .map(({ version, by, link, until }) => `${version}  until ${minuteOf(until)}  by ${by}\n  ${link}`)
    .join('\n');
}

async function end(to: string, app: string, version: string | undefined): Promise<string> {
  const asked = {
    command: 'preview-end',
    app,
    body: JSON.stringify({ version }),
    lost: 'Ask again: federation preview list.',
  };
  const { ended } = await askService<PreviewsEnded>(to, process.env.FEDERATION_TOKEN, asked);
  return ended.map((one) => `${app} ${one}: its preview has ended`).join('\n');
}

/**
 * `federation preview list <app> | end <app> [<version>]`
 * @returns null when it is neither
 */
export async function tendPreviews(
  [what, app, version, ...more]: readonly string[],
  { to }: { to?: string },
): Promise<string | null> {
  if (!app || more.length > 0) return null;
  if (what === 'end') return end(expectSite(to), app, version);
  return what === 'list' && version === undefined ? list(expectSite(to), app) : null;
}
