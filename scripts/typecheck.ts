import './node-version.ts';
import path from 'node:path';
import { workspaceFolders } from '../federation/src/preset/workspace-folders.ts';
import { inParallel, run, workspace } from './run.ts';

const packages = [...workspaceFolders(workspace), '.'];

try {
  await inParallel(packages, 2, (name) =>
    run('tsc', ['--noEmit'], { cwd: path.join(workspace, name), quiet: true }),
  );
  console.log(`Types hold in ${packages.length} packages`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
