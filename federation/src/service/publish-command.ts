import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFailures } from '../failures/read-failures.ts';
import type { Candidate } from '../gate/index.ts';
import type { PreviewConfig } from '../previews/compose-preview.ts';
import type { PreviewsServer } from '../previews/serve-previews.ts';
import type { PreviewLimits } from '../previews/store.ts';
import { jsonText } from '../publish/folder.ts';
import {
  configFileOf,
  expectKnownSettings,
  publishRemote,
  publishShell,
  troubleOf,
} from '../publish/index.ts';
import { parseJson } from '../publish/parse-json.ts';
import { inQuarantine } from './quarantine.ts';
import { receive } from './receive.ts';
import { Refusal } from './refusal.ts';
import type { Head } from './upload.ts';

/** Where previews of this site are made and served. */
export interface Previews {
  folder: string;
  limits: PreviewLimits;
  /** Keys of `site.config.json` that are others in previews. */
  config: PreviewConfig;
  linkOf: PreviewsServer['linkOf'];
}

/** What a command of the service is given. */
export interface Call {
  site: string;
  quarantine: string;
  /** The app that it is about: one of the token's. */
  app: string;
  /** Name of the token. */
  by: string;
  body: ReadableStream<Uint8Array> | null;
  /** @throws when the token was taken back meanwhile. */
  stillValid: () => Promise<void>;
  /** Where previews go; null when this service serves none. */
  previews: Previews | null;
  /** Opens builds in a browser, where whoever runs the site wants that. */
  smoke?: Candidate['smoke'];
}

/** As the client gets it. */
export interface PublishAnswer {
  name: string;
  version: string;
  repaired: string[];
  /** What whoever publishes should know, though it stops nothing. */
  warnings: string[];
}

/** The token is for an app's name; what was built must have it too. */
async function refuseOtherName(folder: string, app: string): Promise<void> {
  const text = await readFile(path.join(folder, 'dist/mfe.json'), 'utf8').catch(() => null);
  if (text === null) return; // Publishing says what is missing.
  const { name } = (parseJson(text, 'mfe.json') ?? {}) as { name?: unknown };
  if (name === app) return;
  throw new Refusal(
    403,
    `The build is that of ${JSON.stringify(name)}, and what was asked for is a release of ${app}. Nothing was published.`,
  );
}

/**
 * Takes an upload into a folder, as a build that may be published or shown.
 * @throws when it is not whole, or that of another app.
 */
export async function receiveBuild(folder: string, { app, body, stillValid }: Call): Promise<Head> {
  const head = await receive(body, folder);
  await stillValid();
  if (app === 'shell')
    await writeFile(path.join(folder, 'package.json'), jsonText({ version: head.version }));
  else await refuseOtherName(folder, app);
  return head;
}

/** A shell has no pages of its own to open. */
export const smokeFor = ({ app, smoke }: Call): Call['smoke'] => (app === 'shell' ? undefined : smoke);

/** Takes an upload into quarantine, lets it be checked there, and makes it live. */
export const publishCommand = (call: Call): Promise<PublishAnswer> =>
  inQuarantine(call.quarantine, async (folder) => {
    const { site, app, by } = call;
    const { options, origin } = await receiveBuild(folder, call);
    // From here on it is a build in a folder, and everything that publishing asks of one is asked of it, by the gate too.
    const publish = app === 'shell' ? publishShell : publishRemote;
    await expectKnownSettings(configFileOf(site));
    const failures = await readFailures(site);
    const { days: _, ...release } = options;
    const ours = { origin, by, failures, stillWanted: call.stillValid, smoke: smokeFor(call) };
    const done = await publish(folder, site, { ...release, ...ours });
    const { name, version: released, repaired } = done;
    const warnings = [...done.warnings, ...(await troubleOf(site).catch(() => []))];
    return { name, version: released, repaired, warnings };
  });
