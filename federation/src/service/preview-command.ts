import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { addBanner } from '../previews/banner.ts';
import { composePreview } from '../previews/compose-preview.ts';
import { type Claim, tokenPartOf } from '../previews/link.ts';
import {
  addPreview,
  bytesBelow,
  endPreviews,
  expectRoom,
  previewsIn,
  sweepPreviews,
} from '../previews/store.ts';
import { type Call, type Previews, receiveBuild, smokeFor } from './publish-command.ts';
import { inQuarantine } from './quarantine.ts';
import { readOptions } from './read-options.ts';
import { Refusal } from './refusal.ts';

const USUAL_DAYS = 3;
const A_DAY = 86_400;

/** As the client gets it. */
export interface PreviewAnswer {
  name: string;
  version: string;
  link: string;
  /** ISO. */
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

function expectPreviews({ previews }: Call): Previews {
  if (previews) return previews;
  throw new Refusal(
    501,
    'This site serves no previews. Nothing was kept. Whoever runs it can: federation serve … --previews-port 5176',
  );
}

/** Takes an upload into quarantine, composes what the site would be with it, and gives that an address of its own. */
export async function previewCommand(call: Call): Promise<PreviewAnswer> {
  const { site, app, by, quarantine } = call;
  const { folder, limits, config, linkOf } = expectPreviews(call);
  await sweepPreviews(folder);
  await expectRoom(folder, app, limits);
  return inQuarantine(quarantine, async (upload) => {
    const { options, origin } = await receiveBuild(upload, call);
    const { days = USUAL_DAYS, activate: _, baseUrl: __, ...words } = options;
    const composed = path.join(upload, 'preview');
    await mkdir(composed);
    const place = path.join(composed, 'site');
    const publish = { ...words, origin, by, smoke: smokeFor(call) };
    const { version, owner, warnings } = await composePreview(
      site,
      place,
      { app, build: upload, config },
      publish,
    );
    const claim = { app, version, expires: Math.floor(Date.now() / 1000) + days * A_DAY };
    const link = linkOf(claim);
    await addBanner(place, { ...claim, owner, token: tokenPartOf(link) });
    await call.stillValid();
    await addPreview(folder, { ...claim, owner, by, bytes: await bytesBelow(place) }, composed, limits);
    return { name: app, version, link, until: isoOf(claim), warnings };
  });
}

export async function listPreviewsCommand(call: Call): Promise<PreviewList> {
  const { folder, linkOf } = expectPreviews(call);
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
  const { folder } = expectPreviews(call);
  const { version } = await readOptions(call.body, endSchema);
  await call.stillValid();
  const ended = await endPreviews(folder, call.app, version);
  if (ended.length > 0) return { ended };
  throw new Refusal(
    404,
    `${call.app}: expected a preview to end, found none${version ? ` of ${version}` : ''}. Nothing was changed. Those there are: federation preview list ${call.app} --to …`,
  );
}
