import './node-version.ts';
import path from 'node:path';
import { configFileOf, expectKnownSettings } from '@ia/federation/publish';
import { buildSite } from './build-site.ts';
import { workspace } from './run.ts';

try {
  await expectKnownSettings(configFileOf(workspace));
  await buildSite(path.join(workspace, 'site'));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
