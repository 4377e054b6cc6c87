import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFailures } from '../failures/read-failures.ts';
import type { Candidate } from '../gate/index.ts';
import { jsonText } from '../publish/folder.ts';
import { publishRemote, publishShell, troubleOf } from '../publish/index.ts';
import { parseJson } from '../publish/parse-json.ts';
import { inQuarantine } from './quarantine.ts';
import { receive } from './receive.ts';
import { Refusal } from './refusal.ts';

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

/** Takes an upload into quarantine, lets it be checked there, and makes it live. */
export const publishCommand = ({
  site,
  quarantine,
  app,
  by,
  body,
  stillValid,
  smoke,
}: Call): Promise<PublishAnswer> =>
  inQuarantine(quarantine, async (folder) => {
    const { options, origin, version } = await receive(body, folder);
    await stillValid();
    if (app === 'shell') await writeFile(path.join(folder, 'package.json'), jsonText({ version }));
    else await refuseOtherName(folder, app);
    // From here on it is a build in a folder, and everything that publishing asks of one is asked of it, by the gate too.
    const publish = app === 'shell' ? publishShell : publishRemote;
    const failures = await readFailures(site);
    const ours = {
      origin,
      by,
      failures,
      stillWanted: stillValid,
      smoke: app === 'shell' ? undefined : smoke,
    };
    const done = await publish(folder, site, { ...options, ...ours });
    const { name, version: released, repaired } = done;
    const warnings = [...done.warnings, ...(await troubleOf(site).catch(() => []))];
    return { name, version: released, repaired, warnings };
  });
