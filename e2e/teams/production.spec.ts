import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteFolders } from '@ia/federation/preset';
import { runGate } from '@ia/federation/publish';
import { expect, test } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';

test('no build of this repository leads a production site to an example address', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'production-'));
  try {
    await writeFile(path.join(site, 'site.config.json'), '{ "production": true }');
    for (const name of remoteFolders(workspace)) {
      const candidate = { name, site, dist: path.join(workspace, name, 'dist'), goesLive: false };
      const { checks, findings } = await runGate(candidate);
      expect(checks).toContain('addresses');
      expect(findings.filter(({ check }) => check === 'addresses')).toEqual([]);
    }
  } finally {
    await rm(site, { recursive: true, force: true });
  }
});
