import { createHash } from 'node:crypto';
import { originOf } from '../document/index.ts';
import type { Files } from '../files/folder.ts';
import { INTEGRITY_SPECIFIER, RETRY_QUERY } from '../registry/import-map.ts';
import type { Registry } from '../registry/schema.ts';
import { readReleaseRecord } from '../site/releases.ts';

/** A version of an app or of the shell that a page may load. */
interface Version {
  name: string;
  version: string;
  base: string;
  /** Missing for the shell, which the page itself starts. */
  entry?: string;
}

/** Returns all versions that a page with this registry may load. */
function loadableVersions({ shell, apps }: Registry): Version[] {
  const remotes = Object.entries(apps).flatMap(([name, { version, base, entry, lastGood }]) => [
    { name, version, base, entry },
    ...(lastGood
      ? [{ ...lastGood, name, base: lastGood.entry.slice(0, lastGood.entry.lastIndexOf('/') + 1) }]
      : []),
  ]);
  return [{ name: 'shell', ...shell }, ...remotes];
}

/**
 * Returns the hash of each file of a version, in the format of browsers; an empty map
 * without a release record.
 */
export async function hashesOf(site: Files, name: string, version: string): Promise<Map<string, string>> {
  const files = (await readReleaseRecord(site, name, version))?.files ?? {};
  return new Map(Object.entries(files).map(([file, { sha256 }]) => [file, `sha256-${sha256}`]));
}

/** True for a module. The shell's scripts outside its assets are classic scripts, which no import map covers. */
const isModule = (name: string, file: string): boolean =>
  file.endsWith('.js') && (name !== 'shell' || file.startsWith('assets/'));

/**
 * Returns the hashes of the modules of all live and last good versions, by address. For an app on another
 * host, also by the address of the site's copy, which the shell loads if the host fails. For an entry, also
 * by the address of the retry after a failed load.
 */
async function readIntegrity(site: Files, registry: Registry): Promise<Record<string, string>> {
  const integrity: Record<string, string> = {};
  for (const { name, version, base, entry } of loadableVersions(registry)) {
    for (const [file, hash] of await hashesOf(site, name, version)) {
      if (!isModule(name, file)) continue;
      integrity[base + file] = hash;
      if (originOf(base) !== null) integrity[`./${name}/${version}/${file}`] = hash;
      if (base + file === entry) integrity[entry + RETRY_QUERY] = hash;
    }
  }
  return integrity;
}

/**
 * Returns the document's import map. The shell loads only modules in this map. It resolves
 * `INTEGRITY_SPECIFIER` to detect whether the browser applies the map.
 */
export async function importMapOf(site: Files, registry: Registry): Promise<string> {
  const map = { imports: { [INTEGRITY_SPECIFIER]: './' }, integrity: await readIntegrity(site, registry) };
  return JSON.stringify(map).replaceAll('<', '\\u003c');
}

/** Returns the hash source of an inline text for a content security policy. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
