import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Declaration } from '../preset/emit-declaration.ts';
import { declaredIn } from '../registry/declared.ts';
import type { Provides } from '../registry/handshake-schema.ts';
import { readApp } from '../registry/read-leniently.ts';
import type { AppEntry, Registry } from '../registry/schema.ts';
import { refuseWrongSettings } from '../registry/setting-problems.ts';
import { checkConfig, DEFAULTS_FILE } from './check-config.ts';
import { checkContents } from './check-contents.ts';
import { refuseMisfits } from './check-fit.ts';
import { readBaseUrl, refuseForeignOrigins } from './check-origins.ts';
import { refuseOtherOwner } from './check-room.ts';
import { brotliSize, contentHash, filesBelow, placeImmutable } from './folder.ts';
import { filesOfPage, type Manifest } from './manifest.ts';
import { configFileOf, readConfig } from './read-config.ts';
import { checkSite, readRegistry, updateRegistry } from './site.ts';

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

async function checkBudget(dist: string, name: string, route: string, files: string[], limit: number) {
  const sizes = await Promise.all(
    files.map(async (file) => brotliSize(await readFile(path.join(dist, file)))),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= limit) return total;
  const list = files.map((file, i) => `  ${String(sizes[i]).padStart(7)}  ${file}`).join('\n');
  throw new Error(
    `${name}: the page ${route} is over its budget: ${total} bytes (brotli) of its own scripts, at most ${limit} allowed.\n` +
      `${list}\nLoad on first use what the first view does not show, or raise budget.js in mfe.config.ts with a reason.`,
  );
}

/** The entry of the registry for a built app placed at `base`. Checks the budget of each page. */
export async function entryOf(dist: string, base: string, version: string): Promise<AppEntry> {
  const declaration = await readJson<Declaration>(path.join(dist, 'mfe.json'));
  const manifest = await readJson<Manifest>(path.join(dist, '.vite/manifest.json'));
  const routes = await Promise.all(
    declaration.routes.map(async ({ page, ...route }) => {
      const files = filesOfPage(manifest, page, declaration.entry);
      await checkBudget(dist, declaration.name, route.path, files.own, declaration.budget.js);
      const expose = declaration.exposes[page] ?? './';
      return { ...route, expose, preload: files.preload, styles: files.styles };
    }),
  );
  const { owner, contract, requires, sharedUi, entry } = declaration;
  return {
    version,
    owner,
    contract,
    ...(requires ? { requires } : {}),
    sharedUi,
    ...declaredIn(declaration),
    base,
    entry: base + entry,
    routes,
  };
}

/**
 * Publishes a built remote into the site: `site/<name>/<version>-<hash>/`, never overwritten, and makes it live.
 * @param app folder of the app, with its `dist/`
 * @param options.activate false places the version without making it live
 * @param options.newOwner the app has changed hands: without it, an app of this name that somebody else owns is refused
 * @param options.baseUrl the host that serves its folders, when that is not the site's own
 * @returns the published version
 * @throws when the build is missing or incomplete, over its budget, or holds a provider key, it or the site's configuration.
 */
export async function publishRemote(
  app: string,
  site: string,
  options: { activate?: boolean; newOwner?: boolean; baseUrl?: string } = {},
): Promise<{ name: string; version: string; entry: AppEntry }> {
  const dist = path.join(app, 'dist');
  if (!existsSync(path.join(dist, 'mfe.json'))) {
    throw new Error(`${app} has no finished build (dist/mfe.json is missing). Run its "build" script first.`);
  }
  await checkContents(dist);
  await checkSite(site);
  const { name, version: release } = await readJson<Declaration>(path.join(dist, 'mfe.json'));
  const version = `${release}-${await contentHash(dist)}`;
  const from = options.baseUrl === undefined ? './' : readBaseUrl(options.baseUrl);
  const entry = await entryOf(dist, `${from}${name}/${version}/`, version);
  if (!options.newOwner) refuseOtherOwner(name, entry, await readRegistry(site));
  refuseWrongSettings(name, entry, await readConfig(site), configFileOf(site));
  refuseForeignOrigins({ [name]: entry }, await readConfig(site), configFileOf(site));
  await placeImmutable(dist, path.join(site, name, version));
  if (options.activate !== false) await updateRegistry(site, (registry) => activate(registry, name, entry));
  return { name, version, entry };
}

const placeToGoBackTo = ({ version, entry, contract, requires }: AppEntry): AppEntry['lastGood'] => ({
  version,
  entry,
  contract,
  ...(requires ? { requires } : {}),
});

/**
 * Makes an entry live; the version it replaces becomes the one to go back to. Not when that is the one just gone back
 * from: nobody goes back from a version that works.
 */
export function activate(registry: Registry, name: string, entry: AppEntry): void {
  // Broken, it is no version to go back to, and its app is mended by this.
  const before = readApp(name, registry.apps[name]).entry;
  const changed = before && before.version !== entry.version;
  const goesBack = before?.lastGood?.version === entry.version;
  const replaced = changed && !goesBack ? placeToGoBackTo(before) : undefined;
  const lastGood = changed ? replaced : before?.lastGood;
  registry.apps[name] = { ...entry, ...(lastGood ? { lastGood } : {}) };
}

/** Where a shell's build says what it brings for the apps. */
export const PROVIDES_FILE = 'provides.json';

async function providesOf(dist: string): Promise<{ provides?: Provides }> {
  const file = path.join(dist, PROVIDES_FILE);
  return existsSync(file) ? { provides: await readJson<Provides>(file) } : {};
}

/**
 * Publishes a built shell: its versioned folder, the site's page, and the files that live at the site's root
 * (static pages, icons).
 */
export async function publishShell(app: string, site: string): Promise<{ version: string }> {
  const dist = path.join(app, 'dist');
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error(
      `${app} has no finished build (dist/index.html is missing). Run its "build" script first.`,
    );
  }
  await checkContents(dist);
  await checkConfig(path.join(site, 'site.config.json'), dist);
  const { version: release } = await readJson<{ version: string }>(path.join(app, 'package.json'));
  const version = `${release}-${await contentHash(dist)}`;
  const shell = { version, base: `./shell/${version}/`, ...(await providesOf(dist)) };
  const live = await readRegistry(site);
  refuseMisfits({ ...live, shell }, live);
  await placeImmutable(dist, path.join(site, 'shell', version));
  const ofVersion = ['index.html', 'hints.js', DEFAULTS_FILE, PROVIDES_FILE];
  const atRoot = (await filesBelow(dist)).filter(
    (file) => !/^(assets|\.vite)\//.test(file) && !ofVersion.includes(file),
  );
  for (const file of atRoot) await cp(path.join(dist, file), path.join(site, file));
  await updateRegistry(site, (registry) => {
    registry.shell = shell;
  });
  return { version };
}
