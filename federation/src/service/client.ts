import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFiles } from '../build/file-list.ts';
import { readOrigin } from '../build/origin.ts';
import { checkSources } from '../checks/check-sources.ts';
import { errorOf } from '../errors/error-of.ts';
import { openFolder } from '../files/folder.ts';
import { parseJson } from '../files/json.ts';
import type { PublishAnswer } from './publish-command.ts';
import { sendToService } from './send-to-service.ts';
import { FORMAT, type Head, type UploadOptions } from './upload.ts';

interface Upload {
  /** Name of the app, or `shell`. */
  name: string;
  /** The format of upload.ts. */
  body: Buffer<ArrayBuffer>;
}

/** A text field of a JSON file; undefined when it is missing or of another type. */
const readTextField = async (file: string, key: 'name' | 'version'): Promise<string | undefined> => {
  const value = (parseJson(await readFile(file, 'utf8'), file) as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Packs the build of an app's folder for upload. The service runs the gate's checks on it.
 * @throws when there is no build, or when it is older than its sources.
 */
export async function packUpload(app: string, options: UploadOptions): Promise<Upload> {
  const isShell = path.basename(app) === 'shell';
  const build = openFolder(path.join(app, 'dist'));
  const requiredFile = isShell ? 'index.html' : 'mfe.json';
  if (!(await build.has(requiredFile))) throw errorOf('FED-111', { app, file: requiredFile });
  // The service has no sources to compare with.
  if (!options.force) await checkSources({ build });
  const files = await hashFiles(build);
  const contents = await Promise.all(Object.keys(files).map((name) => build.bytes(name)));
  const head: Head = {
    format: FORMAT,
    files: Object.entries(files).map(([name, digest]) => ({ path: name, ...digest })),
    options,
    origin: await readOrigin(app),
    ...(isShell ? { version: await readTextField(path.join(app, 'package.json'), 'version') } : {}),
  };
  const name = isShell
    ? 'shell'
    : ((await readTextField(path.join(build.folder, requiredFile), 'name')) ?? '');
  return { name, body: Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...(contents as Buffer[])]) };
}

/**
 * Publishes a built app or shell through the publishing service of a site.
 * @param to address of the site
 * @param app folder of the app, with its build in `dist/`
 * @param token `FEDERATION_TOKEN`
 * @throws with the service's error message, and when the service cannot be reached.
 */
export async function publishTo(
  to: string,
  app: string,
  options: UploadOptions,
  token: string | undefined,
): Promise<PublishAnswer> {
  const { name, body } = await packUpload(app, options);
  return sendToService<PublishAnswer>(to, token, {
    command: 'publish',
    app: name,
    body,
    lostResponseAdvice:
      'A release is complete or absent, never partial. Publish again: a version that is live already stays unchanged.',
  });
}
