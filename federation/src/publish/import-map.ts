import { createHash } from 'node:crypto';
import { originOf } from '../document/index.ts';
import { IN_FORCE, RETRY } from '../registry/import-map.ts';
import type { Registry } from '../registry/schema.ts';
import { readRelease } from './release.ts';

interface Version {
  name: string;
  version: string;
  base: string;
  /** Without one: the shell, which the page itself starts. */
  entry?: string;
}

/** All versions that a page composed of this registry may load. */
function versionsOf({ shell, apps }: Registry): Version[] {
  const remotes = Object.entries(apps).flatMap(([name, { version, base, entry, lastGood }]) => [
    { name, version, base, entry },
    ...(lastGood
      ? [{ ...lastGood, name, base: lastGood.entry.slice(0, lastGood.entry.lastIndexOf('/') + 1) }]
      : []),
  ]);
  return [{ name: 'shell', ...shell }, ...remotes];
}

/** The hash of each file of a version as browsers compare it; of no file when there is no record of the version. */
export async function hashesOf(site: string, name: string, version: string): Promise<Map<string, string>> {
  const files = (await readRelease(site, name, version))?.files ?? {};
  return new Map(Object.entries(files).map(([file, { sha256 }]) => [file, `sha256-${sha256}`]));
}

/**
 * The modules of what is live and of what may be gone back to, by their address, each with its hash. Those of an app with a
 * host of its own also by the address of the site's copy, which the shell loads when the host fails.
 */
async function integrityOf(site: string, registry: Registry): Promise<Record<string, string>> {
  const integrity: Record<string, string> = {};
  for (const { name, version, base, entry } of versionsOf(registry)) {
    for (const [file, hash] of await hashesOf(site, name, version)) {
      if (!file.endsWith('.js')) continue;
      integrity[base + file] = hash;
      if (originOf(base) !== null) integrity[`./${name}/${version}/${file}`] = hash;
      if (base + file === entry) integrity[entry + RETRY] = hash;
    }
  }
  return integrity;
}

/** The text of the page's import map: what it does not name, the shell does not load. */
export async function importMapOf(site: string, registry: Registry): Promise<string> {
  const map = { imports: { [IN_FORCE]: './' }, integrity: await integrityOf(site, registry) };
  return JSON.stringify(map).replaceAll('<', '\\u003c');
}

/** As a policy names an inline script. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
