// Fixture: a new site with the publishing service and previews for each test.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { packUpload } from './client.ts';
import type { PreviewAnswer } from './preview-command.ts';
import { sendToService } from './send-to-service.ts';
import { type ServedSite, serveWithReleases } from './serve-command.ts';
import { buildTestApp, folder, log, site, token } from './service.test-scene.ts';

// Each test composes and compresses one or more whole sites.
vi.setConfig({ testTimeout: 20_000 });

/** Small limits, so that a test can reach them. */
const LIMITS = { perApp: 2, bytes: 1_000_000 };

export let server: ServedSite;
beforeEach(async () => {
  // Fakes only dates, because timers must run.
  vi.useFakeTimers({ toFake: ['Date'] });
  await serve();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await server.close();
});

/** Restarts the service. @param previews null: without previews */
export async function serve(previews: object | null = {}): Promise<void> {
  await server?.close();
  server = await serveWithReleases({
    site,
    port: 0,
    log: (line) => log.push(line),
    previews: previews === null ? undefined : { port: 0, limits: LIMITS, ...previews },
  });
}

/** Uploads a build as a preview; by default of `mfe-x`. */
export const uploadPreview = async (build = {}, options = {}, teamToken = token): Promise<PreviewAnswer> => {
  const { name, body } = await packUpload(await buildTestApp({ text: 'two', ...build }), options);
  return sendToService<PreviewAnswer>(server.url, teamToken, {
    command: 'preview',
    app: name,
    body,
    lostResponseAdvice: '',
  });
};
/** Requests an address as a browser does, without following redirects. */
export const get = (address: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  fetch(address, { headers, redirect: 'manual' });
export const statusOf = async (address: string) => (await get(address)).status;
export const previewsFolder = () => path.join(folder, '.federation/previews');
/** Folder names of the stored previews. */
export const storedPreviews = async () =>
  (await readdir(previewsFolder())).filter((name) => !name.startsWith('.lock-'));
