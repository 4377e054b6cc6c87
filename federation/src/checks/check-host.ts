import { createHash } from 'node:crypto';
import type { FileList } from '../build/file-list.ts';
import { originOf } from '../config/origins.ts';
import { LOCAL_SITE, readSiteUrl } from '../config/site-url.ts';
import { errorOf } from '../errors/error-of.ts';

/** Timeout in milliseconds, the same as the shell's for a remote. */
const TIMEOUT_MS = 8000;

/** Entry module of a build or of a release. */
interface HostedEntry {
  name: string;
  version: string;
  /** Address of `remoteEntry.js`, and of its folder. */
  entry: { entry?: unknown; base?: unknown };
  files: FileList;
}

async function assertServesFile(
  { name: app, version, files }: HostedEntry,
  { url, file, origin }: { url: string; file: string; origin: string },
): Promise<void> {
  const options = { headers: { origin }, redirect: 'manual', cache: 'no-store' } as const;
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: Error) => error,
  );
  if (!('status' in response)) {
    const reason = (response.cause as Error | undefined)?.message || response.message;
    throw errorOf('FED-123', { app, version, url, seconds: TIMEOUT_MS / 1000, reason });
  }
  if (response.status !== 200) throw errorOf('FED-124', { app, version, url, status: response.status });
  const allowedOrigin = response.headers.get('access-control-allow-origin');
  if (allowedOrigin !== '*' && allowedOrigin !== origin) {
    const header = allowedOrigin ? JSON.stringify(allowedOrigin) : 'no such header';
    throw errorOf('FED-125', { app, version, url, origin, header });
  }
  const content = Buffer.from(await response.arrayBuffer());
  if (createHash('sha256').update(content).digest('base64') === files[file]?.sha256) return;
  throw errorOf('FED-126', { app, version, url, bytes: content.byteLength });
}

/**
 * Fetches the entry of an app from its own host as a browser does: cross-origin, verified with its hash. Does
 * nothing for an app that the site itself serves.
 * @param config of the site: the request has the origin of its `siteUrl`, by default of `pnpm start`
 * @throws FED-123 to FED-126 if the host does not respond, or responds with another status, without
 * CORS or with another file
 */
export async function assertHosted(config: object, hostedEntry: HostedEntry): Promise<void> {
  const { entry } = hostedEntry;
  const [url, base] = [String(entry.entry), String(entry.base)];
  if (originOf(url) === null) return;
  const origin = originOf(readSiteUrl(config) ?? LOCAL_SITE) as string;
  await assertServesFile(hostedEntry, { url, file: url.slice(base.length), origin });
}
