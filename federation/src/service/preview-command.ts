import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { errorOf } from '../errors/error-of.ts';
import { addBanner } from '../previews/banner.ts';
import { composePreview } from '../previews/compose-preview.ts';
import { type Claim, readTokenPart } from '../previews/link.ts';
import {
  addPreview,
  assertCapacity,
  endPreviews,
  folderSizeBytes,
  readPreviews,
  sweepPreviews,
} from '../previews/store.ts';
import { type CommandContext, type Previews, receiveBuild, smokeFor } from './publish-command.ts';
import { inQuarantine } from './quarantine.ts';
import { readOptions } from './read-options.ts';

const DEFAULT_DAYS = 3;
const DAY_SECONDS = 86_400;

/** Response of `preview` to the client. */
export interface PreviewAnswer {
  name: string;
  version: string;
  link: string;
  /** ISO 8601. */
  until: string;
  warnings: string[];
}

export interface PreviewList {
  previews: { version: string; author: string; link: string; until: string }[];
}

export interface PreviewsEnded {
  /** Versions. */
  ended: string[];
}

const expiryDate = ({ expires }: Claim): string => new Date(expires * 1000).toISOString();

function requirePreviews({ previews }: CommandContext): Previews {
  if (previews) return previews;
  throw errorOf('FED-319', {});
}

/**
 * Receives an upload in quarantine, composes a copy of the live site with it, and serves
 * the copy at a signed address.
 */
export async function previewCommand(call: CommandContext): Promise<PreviewAnswer> {
  const { site, app, author, quarantine } = call;
  const { folder, limits, config, linkOf } = requirePreviews(call);
  await sweepPreviews(folder);
  await assertCapacity(folder, app, limits);
  return inQuarantine(quarantine, async (upload) => {
    const { options, origin } = await receiveBuild(upload, call);
    const { days = DEFAULT_DAYS, activate: _, baseUrl: __, ...publishOptions } = options;
    const previewFolder = path.join(upload, 'preview');
    await mkdir(previewFolder);
    const siteFolder = path.join(previewFolder, 'site');
    const publish = { ...publishOptions, origin, author, smoke: smokeFor(call) };
    const { version, owner, warnings } = await composePreview(
      site,
      siteFolder,
      { app, build: upload, config },
      publish,
    );
    const claim = { app, version, expires: Math.floor(Date.now() / 1000) + days * DAY_SECONDS };
    const link = linkOf(claim);
    await addBanner(siteFolder, { ...claim, owner, token: readTokenPart(link) });
    await call.assertTokenValid();
    await addPreview(
      folder,
      { ...claim, owner, author, bytes: await folderSizeBytes(siteFolder) },
      previewFolder,
      limits,
    );
    return { name: app, version, link, until: expiryDate(claim), warnings };
  });
}

/** Lists the app's previews with their links. */
export async function listPreviewsCommand(call: CommandContext): Promise<PreviewList> {
  const { folder, linkOf } = requirePreviews(call);
  const appPreviews = (await readPreviews(folder)).filter(({ app }) => app === call.app);
  return {
    previews: appPreviews.map((preview) => ({
      version: preview.version,
      author: preview.author,
      link: linkOf(preview),
      until: expiryDate(preview),
    })),
  };
}

/** Without a version, all previews of the app end. */
const endSchema = v.strictObject({ version: v.optional(v.string()) });

/** Ends previews of the app. @throws FED-320 when there is none */
export async function endPreviewCommand(call: CommandContext): Promise<PreviewsEnded> {
  const { folder } = requirePreviews(call);
  const { version } = await readOptions(call.body, endSchema);
  await call.assertTokenValid();
  const ended = await endPreviews(folder, call.app, version);
  if (ended.length > 0) return { ended };
  throw errorOf('FED-320', { app: call.app, version: version ? ` of ${version}` : '' });
}
