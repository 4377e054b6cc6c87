import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../support/registry.ts';

export interface PackedPackage {
  name: string;
  /** The archive in the site's registry. */
  file: string;
  manifest: { exports: Record<string, string | { default: string }>; [key: string]: unknown };
}

/** Returns every package in the composed site's registry, in its latest version. */
export function packedPackages(site = siteFolder): PackedPackage[] {
  const folder = path.join(site, 'packages/@ia');
  return readdirSync(folder).map((name) => {
    const { versions, 'dist-tags': tags } = JSON.parse(
      readFileSync(path.join(folder, name, 'index.json'), 'utf8'),
    );
    const { dist, ...manifest } = versions[tags.latest];
    return {
      name: `@ia/${name}`,
      file: path.join(site, new URL(dist.tarball, 'http://x/').pathname),
      manifest,
    };
  });
}

/** Unpacks an archive. @returns the folder */
export function unpack(file: string, into: string): string {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', into, '--strip-components=1']);
  return into;
}
