// A site served with the service for releases and previews: set up anew for each test that imports it.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { askService } from './ask-service.ts';
import { uploadOf } from './client.ts';
import type { PreviewAnswer } from './preview-command.ts';
import { type ServedSite, serveWithReleases } from './serve-command.ts';
import { app, folder, log, site, token } from './service.test-scene.ts';

// Each test composes whole sites, with their compressed forms, some of them several.
vi.setConfig({ testTimeout: 20_000 });

const LIMITS = { perApp: 2, bytes: 1_000_000 };

export let server: ServedSite;
beforeEach(async () => {
  // The dates alone: what waits, waits.
  vi.useFakeTimers({ toFake: ['Date'] });
  await serve();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await server.close();
});

/** Starts the service, in place of the one that runs. @param previews null: it takes none */
export async function serve(previews: object | null = {}): Promise<void> {
  await server?.close();
  server = await serveWithReleases({
    site,
    port: 0,
    log: (line) => log.push(line),
    previews: previews === null ? undefined : { port: 0, limits: LIMITS, ...previews },
  });
}

export const show = async (given = {}, options = {}, by = token): Promise<PreviewAnswer> => {
  const { name, body } = await uploadOf(await app({ text: 'two', ...given }), options);
  return askService<PreviewAnswer>(server.url, by, { command: 'preview', app: name, body, lost: '' });
};
export const get = (address: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  fetch(address, { headers, redirect: 'manual' });
export const statusOf = async (address: string) => (await get(address)).status;
export const previewsFolder = () => path.join(folder, '.federation/previews');
export const lying = async () =>
  (await readdir(previewsFolder())).filter((name) => !name.startsWith('.turn-'));
