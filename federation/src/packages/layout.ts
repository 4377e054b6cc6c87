/** npm scope of the packages of this repository. It is not registered yet, so every use reads this constant. */
export const SCOPE = '@ia';

/**
 * Folder of a site's npm registry, which consists of plain files: `packages/@ia/federation/index.json` lists
 * the versions, `…/-/federation-0.1.0.tgz` is the archive of one.
 */
const REGISTRY_FOLDER = 'packages';

/** Returns the folder of a package in that registry, relative to the site. */
export const packageFolder = (name: string): string => `${REGISTRY_FOLDER}/${name}`;

/** Returns the path of a version's archive, relative to the site. */
export const archivePath = (name: string, version: string): string =>
  `${packageFolder(name)}/-/${name.split('/').at(-1)}-${version}.tgz`;

/** npm's metadata of a package: every version, with the address of its archive. */
export interface Packument {
  name: string;
  'dist-tags': { latest: string };
  /** Publication time of each version, ISO 8601. */
  time: Record<string, string>;
  versions: Record<string, PackedManifest & { dist: Dist }>;
}

/** `package.json` in a package's archive. */
export interface PackedManifest {
  name: string;
  version: string;
  [key: string]: unknown;
}

interface Dist {
  integrity: string;
  shasum: string;
  /** Absolute address, as npm requires. In the file it is relative to the site while `siteUrl` is not set. */
  tarball: string;
}
