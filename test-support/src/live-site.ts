import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

// Tests of federation commands need a site with live apps, but not their builds. A release record describes
// one published version; `live.json` names the live one.

/** Entry of the registry, unvalidated. */
interface StoredEntry {
  version?: unknown;
  lastGood?: { version: string };
  [key: string]: unknown;
}

/** Time of all publications. */
const PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}

async function writeRelease(site: string, name: string, entry: StoredEntry): Promise<void> {
  const version = String(entry.version);
  const release = { name, version, publishedAt: PUBLISHED_AT, author: name, entry, files: {} };
  await writeJson(path.join(site, name, 'releases', `${version}.json`), release);
}

/**
 * Writes the records of a site in which the registry's entries are live, without any build: `registry.json`
 * and, for each app and the shell, `live.json` and release records. Entries are stored unchanged, even
 * invalid ones.
 */
export async function writeLiveSite(site: string, registry: { shell: object; apps: object }): Promise<void> {
  await writeJson(path.join(site, 'registry.json'), registry);
  const entries = Object.entries<StoredEntry>({ ...registry.apps, shell: registry.shell as StoredEntry });
  for (const [name, { lastGood, ...entry }] of entries) {
    await writeRelease(site, name, entry);
    if (lastGood) await writeRelease(site, name, lastGood);
    const live = { version: entry.version, since: PUBLISHED_AT, author: name, action: 'publish' };
    await writeJson(path.join(site, name, 'live.json'), {
      ...live,
      ...(lastGood ? { lastGood: lastGood.version } : {}),
    });
  }
}
