import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFiles } from '../build/file-list.ts';
import { originOf } from '../build/origin.ts';
import { checkSources } from '../checks/check-sources.ts';
import { errorOf } from '../errors/error-of.ts';
import { openFolder } from '../files/folder.ts';
import { parseJson } from '../files/json.ts';
import type { PublishAnswer } from './publish-command.ts';
import { sendToService } from './send-to-service.ts';
import { FORMAT, type Head, type UploadOptions } from './upload.ts';

interface Upload {
  name: string;
  body: Buffer<ArrayBuffer>;
}

const nameIn = async (file: string, key: 'name' | 'version'): Promise<string | undefined> => {
  const value = (parseJson(await readFile(file, 'utf8'), file) as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Packs a build for upload. The service checks it.
 * @throws when there is no build, or when it is older than its sources.
 */
export async function uploadOf(app: string, options: UploadOptions): Promise<Upload> {
  const isShell = path.basename(app) === 'shell';
  const build = openFolder(path.join(app, 'dist'));
  const file = isShell ? 'index.html' : 'mfe.json';
  if (!(await build.has(file))) throw errorOf('FED-111', { app, file });
  // The service has no sources to compare with.
  if (!options.force) await checkSources({ build });
  const files = await hashFiles(build);
  const contents = await Promise.all(Object.keys(files).map((name) => build.bytes(name)));
  const head: Head = {
    format: FORMAT,
    files: Object.entries(files).map(([name, digest]) => ({ path: name, ...digest })),
    options,
    origin: await originOf(app),
    ...(isShell ? { version: await nameIn(path.join(app, 'package.json'), 'version') } : {}),
  };
  const name = isShell ? 'shell' : ((await nameIn(path.join(build.folder, file), 'name')) ?? '');
  return { name, body: Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...(contents as Buffer[])]) };
}

/**
 * Publishes a built app or shell through the publishing service of a site.
 * @param to address of the site
 * @param token `FEDERATION_TOKEN`
 * @throws with the service's error message, and when the service cannot be reached.
 */
export async function publishTo(
  to: string,
  app: string,
  options: UploadOptions,
  token: string | undefined,
): Promise<PublishAnswer> {
  const { name, body } = await uploadOf(app, options);
  return sendToService<PublishAnswer>(to, token, {
    command: 'publish',
    app: name,
    body,
    lost: 'A release is complete or absent, never partial. Publish again: a version that is live already stays unchanged.',
  });
}
