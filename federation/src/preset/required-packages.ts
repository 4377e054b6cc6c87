import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf, SHARED_PACKAGES } from '../shared-packages.ts';

interface Package {
  version: string;
  peerDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
}

const read = (file: string): Package => JSON.parse(readFileSync(file, 'utf8')) as Package;

/**
 * The range of each shared package that an app can live with: its peers as they are written, else what is compatible
 * with the version it was built with. A package that the app does not name is no need of its own.
 * @param root folder of the app
 */
export function requiredPackages(root: string): Record<string, string> {
  const own = path.join(root, 'package.json');
  const installed = createRequire(own);
  const { peerDependencies: peers = {}, dependencies = {} } = read(own);
  const names = [...new Set(SHARED_PACKAGES.map(packageOf))].filter(
    (name) => name in { ...peers, ...dependencies },
  );
  return Object.fromEntries(
    names.map((name) => {
      const peer = peers[name];
      const isRange = peer !== undefined && !/^(?:catalog|workspace):/.test(peer);
      return [name, isRange ? peer : `^${read(installed.resolve(`${name}/package.json`)).version}`];
    }),
  );
}
