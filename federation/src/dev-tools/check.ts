import { assertCompatible } from '../checks/check-compatibility.ts';
import { assertNoRouteConflict, assertSameOwner } from '../checks/check-conflicts.ts';
import { assertPreviousShellCompatible } from '../checks/previous-shell.ts';
import { fetchConfig, fetchRegistry } from '../published/published-site.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { AppEntry, Registry } from '../registry/schema.ts';
import { assertValidSettings } from '../registry/setting-problems.ts';
import { addressReader } from '../site-reader/address-reader.ts';
import { serveCandidate } from './candidate.ts';
import { checkTypes } from './check-types.ts';
import { openPages } from './open-pages.ts';

/**
 * Checks that an app is compatible with the live apps and shell, by the rules of publish.
 * @param config the published configuration of the site
 * @throws with the conflicting app or owner, expected, found and a remedy.
 */
export function assertCompatibleWithSite(
  live: Registry,
  name: string,
  entry: AppEntry,
  config: object = {},
): void {
  const next = { ...live, apps: { ...live.apps, [name]: entry } };
  assertSameOwner(name, entry, live);
  assertNoRouteConflict(next.apps, [name]);
  assertCompatible(next, live);
  assertValidSettings(name, entry, config, 'site.config.json');
}

/**
 * `federation check --site …`: checks types, declaration, build, budget, provider keys and compatibility with
 * the site. Then opens each page in a browser inside the published site: it loads, has one title, logs no
 * error and is accessible in light and dark mode. `smoke` adds isolation checks: leaked styles, changed
 * globals, a blocked main thread.
 * @param report called with each passed step
 * @throws at the first failed step, with the findings.
 */
export async function checkApp(
  app: string,
  site: string,
  report: (line: string) => void,
  { smoke = false } = {},
): Promise<void> {
  report((await checkTypes(app)) ? 'types: no errors' : 'types: not checked, the app has no tsconfig.json');
  const candidate = await serveCandidate(app, site);
  try {
    report('declaration, build, budget and contents: valid');
    const { registry } = readLeniently(await fetchRegistry(candidate.site), 'registry.json');
    assertCompatibleWithSite(registry, candidate.name, candidate.entry, await fetchConfig(candidate.site));
    await assertPreviousShellCompatible(addressReader(candidate.site.url), candidate.name, candidate.entry);
    report(`name, routes, contract, shared packages and settings: compatible with ${candidate.site.url}`);
    await openPages(candidate, registry, [app], { report, smoke });
  } finally {
    await candidate.close();
  }
}
