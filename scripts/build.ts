// pnpm build: checks site.config.json, builds every app and composes the site in site/.
import './node-version.ts';
import path from 'node:path';
import { assertKnownSettings, openFolder } from '@ia/federation/commands';
import { buildSite } from './build-site.ts';
import { workspace } from './run.ts';

try {
  const [argument] = process.argv.slice(2);
  if (argument)
    throw new Error(
      `pnpm build: Unexpected argument '${argument}'. It takes no arguments. To publish an app despite failed checks: \`federation publish <app> --force --reason "…"\`.`,
    );
  await assertKnownSettings(openFolder(workspace));
  await buildSite(path.join(workspace, 'site'));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
