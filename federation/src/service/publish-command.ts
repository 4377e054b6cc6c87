import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFailures } from '../failures/read-failures.ts';
import { jsonText } from '../publish/folder.ts';
import { problemsOf, publishRemote, publishShell, settingProblemsOf } from '../publish/index.ts';
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

/** What became of a site may concern whoever publishes, and is nothing that stops them. */
const warningsOf = async (site: string): Promise<string[]> => [
  ...(await problemsOf(site)).map(({ message }) => message),
  ...(await settingProblemsOf(site)),
];

/** Takes an upload into quarantine, lets it be checked there, and makes it live. */
export const publishCommand = ({
  site,
  quarantine,
  app,
  by,
  body,
  stillValid,
}: Call): Promise<PublishAnswer> =>
  inQuarantine(quarantine, async (folder) => {
    const { options, origin, version } = await receive(body, folder);
    await stillValid();
    if (app === 'shell') await writeFile(path.join(folder, 'package.json'), jsonText({ version }));
    else await refuseOtherName(folder, app);
    // From here on it is a build in a folder, and everything that publishing asks of one is asked of it, by the gate too.
    const publish = app === 'shell' ? publishShell : publishRemote;
    const failures = await readFailures(site);
    const done = await publish(folder, site, { ...options, origin, by, failures });
    const { name, version: released, repaired } = done;
    const warnings = [...done.warnings, ...(await warningsOf(site).catch(() => []))];
    return { name, version: released, repaired, warnings };
  });
