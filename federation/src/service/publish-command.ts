import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SmokeCheck } from '../checks/index.ts';
import { publishRemote, publishShell } from '../commands/index.ts';
import { errorOf } from '../errors/error-of.ts';
import { readFailures } from '../failures/read-failures.ts';
import { jsonText, parseJson } from '../files/json.ts';
import type { PreviewConfig } from '../previews/compose-preview.ts';
import type { PreviewsServer } from '../previews/serve-previews.ts';
import type { PreviewLimits } from '../previews/store.ts';
import { inQuarantine } from './quarantine.ts';
import { receive } from './receive.ts';
import type { Head } from './upload.ts';

/** Storage and links of the site's previews. */
export interface Previews {
  folder: string;
  limits: PreviewLimits;
  /** Overrides of `site.config.json` in previews. */
  config: PreviewConfig;
  linkOf: PreviewsServer['linkOf'];
}

/** What a command of the service receives: the request and the options of the service. */
export interface CommandContext {
  site: string;
  /** Folder of uploads that are not checked yet. */
  quarantine: string;
  /** The app to change: one of the token's apps. */
  app: string;
  /** Name of the token. */
  author: string;
  /** Body of the request: an upload, or options as JSON. */
  body: ReadableStream<Uint8Array> | null;
  /** @throws when the token was revoked meanwhile. */
  assertTokenValid: () => Promise<void>;
  /** Null when this service serves no previews. */
  previews: Previews | null;
  /** Opens builds in a browser, with `--smoke`. */
  smoke?: SmokeCheck;
}

/** Response of `publish` to the client. */
export interface PublishAnswer {
  name: string;
  version: string;
  /** Whether this build was live before. */
  wasLive: boolean;
  /** Damaged files of a stored version that the upload replaced. */
  repaired: string[];
  /** Warnings that do not block the release. */
  warnings: string[];
}

/** Rejects a build whose name is not the app that the token was checked for. */
async function assertBuildName(folder: string, app: string): Promise<void> {
  const text = await readFile(path.join(folder, 'dist/mfe.json'), 'utf8').catch(() => null);
  if (text === null) return; // Publish reports a missing declaration.
  const { name } = (parseJson(text, 'mfe.json') ?? {}) as { name?: unknown };
  if (name === app) return;
  throw errorOf('FED-318', { found: String(JSON.stringify(name)), app });
}

/**
 * Stores an upload in a folder, as a build to publish or preview.
 * @throws when the upload is incomplete, or the build is of another app.
 */
export async function receiveBuild(
  folder: string,
  { app, body, assertTokenValid }: CommandContext,
): Promise<Head> {
  const head = await receive(body, folder);
  await assertTokenValid();
  if (app === 'shell')
    await writeFile(path.join(folder, 'package.json'), jsonText({ version: head.version }));
  else await assertBuildName(folder, app);
  return head;
}

/** The smoke check of a build. The shell has none, because it has no pages. */
export const smokeFor = ({ app, smoke }: CommandContext): SmokeCheck | undefined =>
  app === 'shell' ? undefined : smoke;

/** Receives an upload in quarantine and publishes it. */
export const publishCommand = (call: CommandContext): Promise<PublishAnswer> =>
  inQuarantine(call.quarantine, async (folder) => {
    const { site, app, author } = call;
    const { options, origin } = await receiveBuild(folder, call);
    // Publishes like a local build, with all checks of the gate.
    const publish = app === 'shell' ? publishShell : publishRemote;
    const failures = await readFailures(site);
    const { days: _, ...release } = options;
    const serviceOptions = {
      origin,
      author,
      failures,
      assertNotCancelled: call.assertTokenValid,
      smoke: smokeFor(call),
      strictConfig: true,
    };
    const published = await publish(folder, site, { ...release, ...serviceOptions });
    const { name, version, wasLive, repaired } = published;
    const warnings = [...published.warnings, ...published.siteWarnings];
    return { name, version, wasLive, repaired, warnings };
  });
