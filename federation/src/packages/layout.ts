/** The npm scope of our packages. Nobody has registered one yet: this is the one place that names it. */
export const SCOPE = '@ia';

/**
 * Folder of a site that hands the packages out, as an npm registry of plain files:
 * `packages/@ia/federation/index.json` says what versions there are, `…/-/federation-0.1.0.tgz` is one.
 */
const PACKAGES = 'packages';

/** Folder of a package in that registry, relative to the site. */
export const folderOf = (name: string): string => `${PACKAGES}/${name}`;

/** A version's archive, relative to the site. */
export const archiveOf = (name: string, version: string): string =>
  `${folderOf(name)}/-/${name.split('/').at(-1)}-${version}.tgz`;

/** What npm asks a registry for: every version of a package, with where its archive is. */
export interface Packument {
  name: string;
  'dist-tags': { latest: string };
  /** When each version was added, ISO. */
  time: Record<string, string>;
  versions: Record<string, PackedManifest & { dist: Dist }>;
}

export interface PackedManifest {
  name: string;
  version: string;
  [key: string]: unknown;
}

interface Dist {
  integrity: string;
  shasum: string;
  /** Absolute, as npm wants it; in the file relative to the site while `siteUrl` is not known. */
  tarball: string;
}
