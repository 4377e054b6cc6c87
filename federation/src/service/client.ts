import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../publish/folder.ts';
import { originOf } from '../publish/origin.ts';
import { parseJson } from '../publish/parse-json.ts';
import { isLoopback } from './authorise.ts';
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

/** A build as it is sent; whether it may be published the service says. @throws when there is none. */
export async function uploadOf(app: string, options: UploadOptions): Promise<Upload> {
  const isShell = path.basename(app) === 'shell';
  const dist = path.join(app, 'dist');
  const file = isShell ? 'index.html' : 'mfe.json';
  if (!existsSync(path.join(dist, file))) {
    throw new Error(`${app} has no finished build (dist/${file} is missing). Run its "build" script first.`);
  }
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

/** @throws when a token would cross a network in the clear. */
function serviceAt(to: string): URL {
  const address = URL.canParse(to) ? new URL(to) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) {
    throw new Error(
      '--to: expected the address of a site that takes releases, such as https://ia.municipio.example, without a name or a password in it. Nothing was sent.',
    );
  }
  if (address.protocol === 'http:' && !isLoopback(address.hostname)) {
    throw new Error(
      `--to: expected https, found ${address.origin}: the token would be read by whoever is on the way. Nothing was sent.`,
    );
  }
  return new URL('_federation/', address.href.replace(/[?#].*$/, '').replace(/\/*$/, '/'));
}

function expectToken(token: string | undefined): string {
  if (token && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new Error(
    'FEDERATION_TOKEN: expected the token that whoever runs the site made for your team (federation token create), ' +
      `found ${token ? 'something that is none' : 'nothing'}. Nothing was sent. It is read from the environment alone, where no list of processes and no log shows it.`,
  );
}

const NOBODY = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Of a request that got no answer. */
function noAnswer(error: Error, { host }: URL): Error {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  const said = () => {
    if (!code) return `${host} could not be asked: ${message}. Nothing was sent.`;
    if (/CERT|SSL|TLS/.test(code))
      return `The certificate of ${host} cannot be trusted (${code}). Nothing was sent.`;
    if (NOBODY.includes(code))
      return `Nobody answers at ${host} (${code}). Nothing was published: see whether the address is right, and try again.`;
    return `The connection to ${host} was lost before it answered. No half of a release stays there: publish again, and what had become live already is left as it is.`;
  };
  return new Error(said(), { cause: error });
}

const objectIn = (text: string): { error?: unknown } | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function answerOf(response: Response, text: string, { host }: URL): object {
  const given = objectIn(text);
  if (response.ok && given) return given;
  if (typeof given?.error === 'string') throw new Error(given.error);
  const location = response.headers.get('location');
  throw new Error(
    location
      ? `${host} sends on to ${location}: give the address that answers itself to --to. Nothing was published.`
      : `${host} answered ${response.status}, and not as a publishing service does. Nothing was published as far as can be seen: see whether the address is right, and whether "federation serve" runs there.`,
  );
}

/** What is asked of a service: `POST /_federation/<command>/<app>`. */
interface Asked {
  command: string;
  app: string;
  body: BodyInit;
}

/** @throws with what the service says, in its words; and when it cannot be reached. */
export async function askService<Answer extends object>(
  to: string,
  token: string | undefined,
  { command, app, body }: Asked,
): Promise<Answer> {
  const service = serviceAt(to);
  const headers = {
    authorization: `Bearer ${expectToken(token)}`,
    'content-type': 'application/octet-stream',
  };
  const address = new URL(`${command}/${encodeURIComponent(app)}`, service);
  // A token is sent on to nobody.
  const { response, text } = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
    .then(async (answer) => ({ response: answer, text: await answer.text() }))
    .catch((error: Error) => {
      throw noAnswer(error, service);
    });
  return answerOf(response, text, service) as Answer;
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
  return askService<PublishAnswer>(to, token, { command: 'publish', app: name, body });
}
