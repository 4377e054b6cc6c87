import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  version?: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Names of all packages that an app's package.json declares. @throws if it cannot be read */
export function declaredPackages(app: string): string[] {
  const { dependencies, devDependencies, peerDependencies } = readManifest(app);
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
}

/**
 * Finds the folder of an installed package, in the app or a folder above it; null if there is none.
 * `require.resolve` would also search `NODE_PATH`, which pnpm sets to packages that the app cannot import.
 */
function findPackageFolder(app: string, name: string): string | null {
  const folder = path.join(app, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(app);
  return parent === app ? null : findPackageFolder(parent, name);
}

/** Reads the version of an installed package; null if it is not installed. */
export function installedVersion(app: string, name: string): string | null {
  const folder = findPackageFolder(app, name);
  return folder === null ? null : (readManifest(folder).version ?? null);
}

/**
 * Finds the path of a file that an installed package exports.
 * @param entry key in its `exports`: './tokens.css'
 * @returns null if the package, the entry or the file does not exist
 */
export function exportedFile(app: string, name: string, entry: string): string | null {
  const folder = findPackageFolder(app, name);
  const target = folder === null ? undefined : readManifest(folder).exports?.[entry];
  if (folder === null || typeof target !== 'string') return null;
  const file = path.join(folder, target);
  return existsSync(file) ? file : null;
}
