import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolder, runGate } from '@ia/federation/commands';
import { remoteFolders } from '@ia/federation/preset';
import { expect, test } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';

// The folder e2e/teams tests what the teams of apps do: build, check, preview and publish. Publish runs
// the gate, a list of checks that may refuse a build. The check `addresses` refuses links to example
// addresses, whose host ends in `.example`, on a site with "production": true. The test runs the gate on
// the build of each app (`dist/`) against a temporary site with only this setting. `goesLive: false` skips
// the checks that need the live versions, which this site lacks. Findings of other checks do not count
// here.

test('No build of this repository contains an example address on a production site', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'production-'));
  try {
    await writeFile(path.join(site, 'site.config.json'), '{ "production": true }');
    for (const name of remoteFolders(workspace)) {
      const build = openFolder(path.join(workspace, name, 'dist'));
      const { checks, findings } = await runGate({ name, build, goesLive: false }, openFolder(site));
      expect(checks).toContain('addresses');
      expect(findings.filter(({ check }) => check === 'addresses')).toEqual([]);
    }
  } finally {
    await rm(site, { recursive: true, force: true });
  }
});
