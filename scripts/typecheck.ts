import './node-version.ts';
import path from 'node:path';
import { inParallel, run, workspace } from './run.ts';

const packages = [
  'federation',
  'shared-ui',
  'shared-services',
  'supabase',
  'test-support',
  'shell',
  'mfe-landing',
  'mfe-manifesto',
  'mfe-prompt-factory',
  'mfe-courses',
  '.',
];

try {
  await inParallel(packages, 2, (name) =>
    run('tsc', ['--noEmit'], { cwd: path.join(workspace, name), quiet: true }),
  );
  console.log(`Types hold in ${packages.length} packages`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
