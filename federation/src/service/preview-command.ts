import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { errorOf } from '../errors/error-of.ts';
import { addBanner } from '../previews/banner.ts';
import { composePreview } from '../previews/compose-preview.ts';
import { type Claim, tokenPartOf } from '../previews/link.ts';
import {
  addPreview,
  assertCapacity,
  bytesBelow,
  endPreviews,
  previewsIn,
  sweepPreviews,
} from '../previews/store.ts';
import { type Call, type Previews, receiveBuild, smokeFor } from './publish-command.ts';
import { inQuarantine } from './quarantine.ts';
import { readOptions } from './read-options.ts';

const DEFAULT_DAYS = 3;
/** Seconds. */
const DAY = 86_400;

/** Response to the client. */
export interface PreviewAnswer {
  name: string;
  version: string;
  link: string;
  /** ISO 8601. */
  until: string;
  warnings: string[];
}

export interface PreviewList {
  previews: { version: string; by: string; link: string; until: string }[];
}

export interface PreviewsEnded {
  ended: string[];
}

const isoOf = ({ expires }: Claim): string => new Date(expires * 1000).toISOString();

function requirePreviews({ previews }: Call): Previews {
  if (previews) return previews;
  throw errorOf('FED-319', {});
}

/**
 * Receives an upload in quarantine, composes a copy of the live site with it, and serves
 * the copy at a signed address.
 */
export async function previewCommand(call: Call): Promise<PreviewAnswer> {
  const { site, app, by, quarantine } = call;
  const { folder, limits, config, linkOf } = requirePreviews(call);
  await sweepPreviews(folder);
  await assertCapacity(folder, app, limits);
  return inQuarantine(quarantine, async (upload) => {
    const { options, origin } = await receiveBuild(upload, call);
    const { days = DEFAULT_DAYS, activate: _, baseUrl: __, ...rest } = options;
    const composed = path.join(upload, 'preview');
    await mkdir(composed);
    const siteFolder = path.join(composed, 'site');
    const publish = { ...rest, origin, by, smoke: smokeFor(call) };
    const { version, owner, warnings } = await composePreview(
      site,
      siteFolder,
      { app, build: upload, config },
      publish,
    );
    const claim = { app, version, expires: Math.floor(Date.now() / 1000) + days * DAY };
    const link = linkOf(claim);
    await addBanner(siteFolder, { ...claim, owner, token: tokenPartOf(link) });
    await call.assertTokenValid();
    await addPreview(folder, { ...claim, owner, by, bytes: await bytesBelow(siteFolder) }, composed, limits);
    return { name: app, version, link, until: isoOf(claim), warnings };
  });
}

export async function listPreviewsCommand(call: Call): Promise<PreviewList> {
  const { folder, linkOf } = requirePreviews(call);
  const own = (await previewsIn(folder)).filter(({ app }) => app === call.app);
  return {
    previews: own.map((one) => ({
      version: one.version,
      by: one.by,
      link: linkOf(one),
      until: isoOf(one),
    })),
  };
}

const endSchema = v.strictObject({ version: v.optional(v.string()) });

export async function endPreviewCommand(call: Call): Promise<PreviewsEnded> {
  const { folder } = requirePreviews(call);
  const { version } = await readOptions(call.body, endSchema);
  await call.assertTokenValid();
  const ended = await endPreviews(folder, call.app, version);
  if (ended.length > 0) return { ended };
  throw errorOf('FED-320', { app: call.app, version: version ? ` of ${version}` : '' });
}
