// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@ia/test-support/builds';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveAppHost } from '../checks/app-host.test-scene.ts';
import { compose } from '../commands/compose.ts';
import { publishRemote } from '../commands/publish.ts';

/** The frontend discovery schema, without unknown keys: github.com/awslabs/frontend-discovery, v1-pre. */
const discoverySchema = v.strictObject({
  schema: v.string(),
  microFrontends: v.record(
    v.string(),
    v.array(
      v.strictObject({
        url: v.string(),
        fallbackUrl: v.optional(v.string()),
        metadata: v.strictObject({ integrity: v.string(), version: v.string() }),
        extras: v.optional(v.looseObject({})),
        deployment: v.optional(
          v.looseObject({
            traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
            default: v.boolean(),
          }),
        ),
      }),
    ),
  ),
});

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'discovery-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (name: string) => buildApp(path.join(folder, name), { name, routes: [`/${name}`] });
const publish = async (name: string) => publishRemote(await build(name), site);
const readDiscovery = async () =>
  v.parse(discoverySchema, JSON.parse(await readFile(path.join(site, 'frontend-discovery.json'), 'utf8')))
    .microFrontends;

it('frontendDiscovery lists live apps with the address and hash of their entry', async () => {
  const { version } = await publish('mfe-a');
  const [app] = (await readDiscovery())['mfe-a'] ?? [];
  expect(app?.url).toBe(`./mfe-a/${version}/remoteEntry.js`);
  const sha256 = createHash('sha256').update(await readFile(path.join(site, app?.url ?? '')));
  expect(app?.metadata).toEqual({ version, integrity: `sha256-${sha256.digest('base64')}` });
  expect(app?.extras).toEqual({
    modulefederation: {
      name: 'mfe-a',
      type: 'module',
      manifest: `./mfe-a/${version}/mf-manifest.json`,
      exposes: ['./pmfe-a'],
    },
  });
});

it('frontendDiscovery writes absolute addresses with a siteUrl, and keeps those of other hosts', async () => {
  const a = await publish('mfe-a');
  const app = await build('mfe-b');
  const host = await serveAppHost(app);
  await writeFile(
    path.join(site, 'site.config.json'),
    JSON.stringify({ siteUrl: 'https://municipio.example/ia', origins: [host.url] }),
  );
  const b = await publishRemote(app, site, { baseUrl: host.url });
  const apps = await readDiscovery();
  expect([apps['mfe-a']?.[0]?.url, apps['mfe-b']?.[0]?.url]).toEqual([
    `https://municipio.example/ia/mfe-a/${a.version}/remoteEntry.js`,
    `${host.url}/mfe-b/${b.version}/remoteEntry.js`,
  ]);
});

it('frontendDiscovery omits an app without file hashes', async () => {
  const { version } = await publish('mfe-a');
  await publish('mfe-b');
  await rm(path.join(site, 'mfe-a', version), { recursive: true });
  await rm(path.join(site, 'mfe-a/releases'), { recursive: true });
  await compose(site);
  expect(Object.keys(await readDiscovery())).toEqual(['mfe-b']);
});
