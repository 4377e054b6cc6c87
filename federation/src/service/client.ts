import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSources } from '../gate/check-sources.ts';
import { filesBelow } from '../publish/folder.ts';
import { originOf } from '../publish/origin.ts';
import { parseJson } from '../publish/parse-json.ts';
import { askService } from './ask-service.ts';
import type { PublishAnswer } from './publish-command.ts';
import { FORMAT, type Head, type UploadOptions } from './upload.ts';

interface Upload {
  name: string;
  body: Buffer<ArrayBuffer>;
}

const nameIn = async (file: string, key: 'name' | 'version'): Promise<string | undefined> => {
  const value = (parseJson(await readFile(file, 'utf8'), file) as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' ? value : undefined;
};

/** A build as it is sent; whether it may be published the service says. @throws when there is none, and when it is older than its sources. */
export async function uploadOf(app: string, options: UploadOptions): Promise<Upload> {
  const isShell = path.basename(app) === 'shell';
  const dist = path.join(app, 'dist');
  const file = isShell ? 'index.html' : 'mfe.json';
  if (!existsSync(path.join(dist, file))) {
    throw new Error(`${app} has no finished build (dist/${file} is missing). Run its "build" script first.`);
  }
  // The service has no sources to compare with.
  if (!options.force) await checkSources({ dist });
  const paths = await filesBelow(dist);
  const contents = await Promise.all(paths.map((name) => readFile(path.join(dist, name))));
  const head: Head = {
    format: FORMAT,
    files: contents.map((content, i) => ({
      path: paths[i] ?? '',
      bytes: content.byteLength,
      sha256: createHash('sha256').update(content).digest('base64'),
    })),
    options,
    origin: await originOf(app),
    ...(isShell ? { version: await nameIn(path.join(app, 'package.json'), 'version') } : {}),
  };
  const name = isShell ? 'shell' : ((await nameIn(path.join(dist, file), 'name')) ?? '');
  return { name, body: Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...contents]) };
}

/**
 * Publishes a built app, or shell, through the service of a site.
 * @param to address of the site
 * @param token `FEDERATION_TOKEN`
 * @throws with what the service says, in its words; and when it cannot be reached.
 */
export async function publishTo(
  to: string,
  app: string,
  options: UploadOptions,
  token: string | undefined,
): Promise<PublishAnswer> {
  const { name, body } = await uploadOf(app, options);
  return askService<PublishAnswer>(to, token, {
    command: 'publish',
    app: name,
    body,
    lost: 'No half of a release stays there: publish again, and what had become live already is left as it is.',
  });
}
