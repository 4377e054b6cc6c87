import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf, SHARED_PACKAGES } from '../shared-packages.ts';

interface Package {
  version: string;
  peerDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
}

const readPackage = (file: string): Package => JSON.parse(readFileSync(file, 'utf8')) as Package;

/**
 * Range of each shared package that an app requires: the range of a peer dependency, else a caret range of
 * the installed version. Packages that the app's package.json does not name are not required.
 * @param root folder of the app
 */
export function requiredPackages(root: string): Record<string, string> {
  const packageFile = path.join(root, 'package.json');
  const requireFromApp = createRequire(packageFile);
  const { peerDependencies: peers = {}, dependencies = {} } = readPackage(packageFile);
  const names = [...new Set(SHARED_PACKAGES.map(packageOf))].filter(
    (name) => name in { ...peers, ...dependencies },
  );
  return Object.fromEntries(
    names.map((name) => {
      const peer = peers[name];
      const isRange = peer !== undefined && !/^(?:catalog|workspace):/.test(peer);
      return [
        name,
        isRange ? peer : `^${readPackage(requireFromApp.resolve(`${name}/package.json`)).version}`,
      ];
    }),
  );
}
