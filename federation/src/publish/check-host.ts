import { createHash } from 'node:crypto';
import { originOf, readSiteUrl } from '../document/index.ts';
import { LOCAL_SITE } from '../document/site-url.ts';
import type { FileList } from './place.ts';
import { readConfig } from './read-config.ts';

/** Milliseconds: as long as the shell waits for a remote. */
const PATIENCE = 8000;

/** What a build or a release says of its entry module. */
interface Hosted {
  name: string;
  version: string;
  /** Address of `remoteEntry.js`, and of the folder it is in. */
  entry: { entry?: unknown; base?: unknown };
  files: FileList;
}

interface Fault {
  expected: string;
  found: string;
  mend: string;
}

async function faultOf(url: string, sha256: string | undefined, origin: string): Promise<Fault | null> {
  const options = { headers: { origin }, redirect: 'manual', cache: 'no-store' } as const;
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) }).catch(
    (error: Error) => error,
  );
  if (!('status' in answer)) {
    const why = (answer.cause as Error | undefined)?.message || answer.message;
    return {
      expected: `an answer within ${PATIENCE / 1000} s`,
      found: `none (${why})`,
      mend: 'Start the web server there, or correct --base-url.',
    };
  }
  if (answer.status !== 200) {
    return {
      expected: 'status 200',
      found: `status ${answer.status}`,
      mend:
        'Copy the files there first: publish with --place-only, copy the folder of the app from the site to the host, ' +
        'then make the version live with federation activate, or by publishing without --place-only.',
    };
  }
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin) {
    return {
      expected: `access-control-allow-origin: * or ${origin}`,
      found: allowed ? JSON.stringify(allowed) : 'no such header',
      mend: 'Let the host send the headers that federation headers --caddy --app-host (or --nginx) prints.',
    };
  }
  const content = Buffer.from(await answer.arrayBuffer());
  if (createHash('sha256').update(content).digest('base64') === sha256) return null;
  return {
    expected: 'the file as it was built',
    found: `${content.byteLength} bytes with another hash`,
    mend: 'Copy the folder of this version there again. If the host rewrites scripts (minify, inject), turn that off.',
  };
}

/**
 * Fetches the entry of an app from its own host, as a browser with the site open would: cross-origin, held against its
 * hash. Does nothing for an app that the site itself serves.
 * @param site its `siteUrl` is the origin that asks; without one, that of `pnpm start`
 * @throws when the host is not reached, or answers with another status, without CORS or with another file.
 */
export async function expectHosted(site: string, { name, version, entry, files }: Hosted): Promise<void> {
  const [url, base] = [String(entry.entry), String(entry.base)];
  if (originOf(url) === null) return;
  const origin = originOf(readSiteUrl(await readConfig(site)) ?? LOCAL_SITE) as string;
  const fault = await faultOf(url, files[url.slice(base.length)]?.sha256, origin);
  if (!fault) return;
  const { expected, found, mend } = fault;
  throw new Error(
    `${name} ${version}: browsers could not load ${url}.\n  expected ${expected}, found ${found}\n` +
      `Nothing that is live was changed. ${mend}`,
  );
}
