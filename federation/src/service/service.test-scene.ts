// Fixture: a new site with a shell, an app and the publishing service for each test.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell, type TestBuild } from '@ia/test-support/builds';
import { afterEach, beforeEach } from 'vitest';
import { publishRemote, publishShell } from '../commands/index.ts';
import { filesBelow } from '../files/folder.ts';
import type { SiteServer } from '../serve/index.ts';
import { publishTo } from './client.ts';
import { serveWithReleases } from './serve-command.ts';
import { createToken } from './tokens.ts';
import type { Head } from './upload.ts';

export let folder: string;
export let site: string;
/** Path of the token file. */
export let tokens: string;
/** Token of the team `equipa-x`. */
export let token: string;
export let server: SiteServer;
/** Log lines of the service. */
export let log: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'service-'));
  site = path.join(folder, 'site');
  tokens = path.join(folder, '.federation/tokens.json');
  log = [];
  await publishShell(await buildShell(path.join(folder, 'shell'), { text: 'one' }), site);
  await publishRemote(await buildTestApp({ name: 'mfe-x', text: 'one' }), site);
  token = await createToken(tokens, 'equipa-x', ['mfe-x', 'mfe-new', 'shell']);
  server = await serveWithReleases({ site, port: 0, log: (line) => log.push(line) });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

export const buildTestApp = (build: TestBuild) => buildApp(path.join(folder, build.name ?? 'mfe-x'), build);
/** Publishes a build through the service. */
export const publish = async (build: TestBuild, options = {}, teamToken = token) =>
  publishTo(server.url, await buildTestApp(build), options, teamToken);
/** Contents of all files of the site, by path. */
export const readSiteFiles = async (): Promise<Record<string, string>> => {
  const files = (await filesBelow(site)).map(
    async (file) => [file, await readFile(path.join(site, file), 'latin1')] as const,
  );
  return Object.fromEntries(await Promise.all(files));
};
/** Names of the running uploads' folders. */
export const listQuarantine = () => readdir(path.join(folder, '.federation/.quarantine'));
/** Posts a raw body to the service. @param to command and app */
export const post = (body: BodyInit, { to = 'publish/mfe-x', ...headers }: Record<string, string> = {}) =>
  fetch(`${server.url}/_federation/${to}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
/** Code and message of a rejected request. */
export async function readError(response: Response): Promise<string> {
  const { error, code } = (await response.json()) as { error: string; code: string };
  return `${code}: ${error}`;
}

export const sha256 = (content: string) => createHash('sha256').update(content).digest('base64');
/** Entry of a file in the list of an upload. */
export const listedFile = (name: string, content: string) => ({
  path: name,
  bytes: content.length,
  sha256: sha256(content),
});
/** First line of an upload. */
export const uploadHead = (files: Head['files'], extraFields: object = {}) =>
  `${JSON.stringify({ format: 1, files, options: {}, origin: {}, ...extraFields })}\n`;
