import { refuseMisfits } from '../gate/check-fit.ts';
import { expectFormerFit } from '../gate/former-shell.ts';
import { addressReader } from '../operate/address-reader.ts';
import { refuseClash, refuseOtherOwner } from '../publish/check-room.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { AppEntry, Registry } from '../registry/schema.ts';
import { refuseWrongSettings } from '../registry/setting-problems.ts';
import { serveCandidate } from './candidate.ts';
import { checkTypes } from './check-types.ts';
import { openPages } from './open-pages.ts';
import { publishedConfig, publishedRegistry } from './published-site.ts';

/**
 * Whether an app could be published beside what is live: by the rules that publishing holds it to.
 * @param config of the site, as it is published
 * @throws naming who, what was expected and found, and what to do.
 */
export function expectRoom(live: Registry, name: string, entry: AppEntry, config: object = {}): void {
  const next = { ...live, apps: { ...live.apps, [name]: entry } };
  refuseOtherOwner(name, entry, live);
  refuseClash(next.apps, [name]);
  refuseMisfits(next, live);
  refuseWrongSettings(name, entry, config, 'site.config.json');
}

/**
 * `federation check --site …`: types, declaration, build, budget, keys, room in the site, and each of the app's pages in a
 * browser, inside the published site: opens, one title, no error in the console, accessible in light and dark. With
 * `smoke` also what it does to the others: styles that reach out of it or stay behind, changed globals, a thread that hangs.
 * @param tell is told each step that holds
 * @throws at the first step that does not hold, saying what was found.
 */
export async function checkApp(
  app: string,
  site: string,
  tell: (line: string) => void,
  { smoke = false } = {},
): Promise<void> {
  tell((await checkTypes(app)) ? 'types: hold' : 'types: not checked, the app has no tsconfig.json');
  const candidate = await serveCandidate(app, site);
  try {
    tell('declaration, build, budget and contents: right');
    const { registry } = readLeniently(await publishedRegistry(candidate.site), 'registry.json');
    expectRoom(registry, candidate.name, candidate.entry, await publishedConfig(candidate.site));
    await expectFormerFit(addressReader(candidate.site.url), candidate.name, candidate.entry);
    tell(`name, routes, contract, shared packages and settings: fit into ${candidate.site.url}`);
    await openPages(candidate, registry, [app], { tell, smoke });
  } finally {
    await candidate.close();
  }
}
