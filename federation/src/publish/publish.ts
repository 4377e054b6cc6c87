import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Failures } from '../failures/read-failures.ts';
import { type Candidate, type Force, passGate, runGate } from '../gate/index.ts';
import type { Declaration } from '../preset/emit-declaration.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { AppEntry, Registry } from '../registry/schema.ts';
import { refuseWrongSettings } from '../registry/setting-problems.ts';
import { checkChange } from './check-change.ts';
import { checkConfig } from './check-config.ts';
import { expectHosted } from './check-host.ts';
import {
  expectName,
  expectPublicName,
  expectPublicReason,
  expectVersion,
  refuseTakenName,
  refuseTakenPlaces,
} from './check-name.ts';
import { readBaseUrl, refuseForeignOrigins } from './check-origins.ts';
import { entryOf } from './entry-of.ts';
import { contentHash } from './folder.ts';
import { readHistory } from './live.ts';
import { makeLive } from './make-live.ts';
import { type Origin, originOf } from './origin.ts';
import { parseJson } from './parse-json.ts';
import { listFiles, placeStaged, stageBuild } from './place.ts';
import { configFileOf, readConfig } from './read-config.ts';
import { registryOf } from './registry-of.ts';
import { baseOf, readRelease, removeVersion, writeRelease } from './release.ts';
import { settle } from './settle.ts';
import { rootFilesOf, shellEntryOf } from './shell-entry.ts';
import { checkSite } from './site.ts';
import { inTurn } from './turn.ts';

export interface PublishOptions extends Force {
  /** false places the version without making it live. */
  activate?: boolean;
  /** The app has changed hands: without it, an app of this name that somebody else owns is refused. */
  newOwner?: boolean;
  /** Name of the team, or of its token: default, the app's owner. */
  by?: string;
  /** The host that serves its folders, when that is not the site's own. */
  baseUrl?: string;
  /** Routes that nobody is to serve any more. */
  removeRoutes?: readonly string[];
  /** Commit and repository of the build: default, what git or the service of continuous integration says here. */
  origin?: Origin;
  /** What the site's database counted: a version that failed visitors more and more is not one to go back to. */
  failures?: Failures;
  /** Opens the build in a browser, among what is live, as the gate's last check. */
  smoke?: Candidate['smoke'];
  /** Asked once the gate is passed, which may take its time. @throws when nothing is to be published any more. */
  stillWanted?: () => Promise<void>;
}

/** A build that may be published. */
interface Build {
  name: string;
  version: string;
  dist: string;
  by: string;
  entry: AppEntry | Registry['shell'];
  /** Checks of the gate that were passed over. */
  forced: string[];
}

export interface Published<Entry = AppEntry> {
  name: string;
  version: string;
  entry: Entry;
  /** Files of this version that were in the site already and not as they should be. */
  repaired: string[];
  /** What the gate found that is no reason to refuse. */
  warnings: string[];
}

const readJson = async <T>(file: string): Promise<T> => parseJson(await readFile(file, 'utf8'), file) as T;

function expectBuild(app: string, file: string): string {
  const dist = path.join(app, 'dist');
  if (existsSync(path.join(dist, file))) return dist;
  throw new Error(`${app} has no finished build (dist/${file} is missing). Run its "build" script first.`);
}

/** Whether it may become live beside what is: asked before anything is written, and again when it becomes so. */
async function refuseHurt(site: string, build: Build, options: PublishOptions): Promise<void> {
  const { name, by, entry, forced } = build;
  expectPublicName(by);
  if (options.reason !== undefined) expectPublicReason(options.reason);
  await refuseTakenName(site, name);
  if (!existsSync(site)) return;
  await inTurn(site, async () => {
    await settle(site);
    const before = await registryOf(site);
    if (options.activate === false) return checkSite(site, readLeniently(before).registry);
    const next = structuredClone(before);
    if (name === 'shell') next.shell = { ...entry };
    else next.apps[name] = { ...entry };
    await checkChange(site, before, next, [name], { ...options, forced });
  });
}

interface Placed {
  repaired: string[];
  isNew: boolean;
}

/** Places a build and writes down what it is, in one turn, so that no version lies in the site without its record. */
async function place(
  site: string,
  build: Build,
  { origin, activate }: { origin: object; activate: boolean },
): Promise<Placed> {
  const { name, version, dist, by, entry } = build;
  const { stage, files } = await stageBuild(dist, site);
  try {
    if (!version.endsWith(await contentHash(dist))) {
      throw new Error(`${dist} was changed while it was published. Nothing was published. Try again.`);
    }
    return await inTurn(site, async () => {
      await settle(site);
      const isNew = !existsSync(path.join(site, name, version));
      const repaired = await placeStaged(stage, path.join(site, name, version), files);
      const before = await readRelease(site, name, version);
      // The same files, moved to another host: of a record, the address alone may change.
      const hasMoved = before !== null && before.entry.base !== entry.base;
      if (hasMoved && !activate) {
        throw new Error(
          `${name} ${version} is in the site already, served from ${before.entry.base}. To serve it from ${entry.base}, publish it without --place-only.`,
        );
      }
      if (!before || hasMoved) {
        const publishedAt = new Date().toISOString();
        const release = { name, version, publishedAt, by, ...origin, entry: { ...entry }, files };
        await writeRelease(site, release).catch(async (error) => {
          if (isNew) await removeVersion(site, name, version);
          throw error;
        });
      }
      return { repaired, isNew };
    });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** A version that could not become live after all leaves nothing behind, unless somebody else made it live meanwhile. */
async function takeBack(site: string, { name, version }: Build): Promise<void> {
  await inTurn(site, async () => {
    const history = await readHistory(site, name);
    if (!history.some((line) => line.version === version)) await removeVersion(site, name, version);
  });
}

async function publishBuild(
  site: string,
  build: Build,
  app: string,
  options: PublishOptions,
): Promise<string[]> {
  const { name, version, by, forced } = build;
  await options.stillWanted?.();
  await refuseHurt(site, build, options);
  const activate = options.activate !== false;
  // Before it is placed: the record of a version that moves is what the next composition shows.
  if (activate) await expectHosted(site, { ...build, files: await listFiles(build.dist) });
  const { repaired, isNew } = await place(site, build, {
    origin: options.origin ?? (await originOf(app)),
    activate,
  });
  if (!activate) return repaired;
  await makeLive(site, { [name]: version }, { ...options, action: 'publish', by, forced }).catch(
    async (error) => {
      // What was wrong first is what matters, also where nothing more can be done.
      if (isNew) await takeBack(site, build).catch(() => {});
      throw error;
    },
  );
  return repaired;
}

/**
 * Publishes a built remote into the site: `site/<name>/<version>-<hash>/`, never overwritten, and makes it live.
 * @param app folder of the app, with its `dist/`
 * @returns what was published
 * @throws when the build is missing or incomplete, over its budget, or holds a provider key, it or the site's
 * configuration; when its name is no app's or somebody else's; and when it would hurt what is live.
 */
export async function publishRemote(
  app: string,
  site: string,
  options: PublishOptions = {},
): Promise<Published> {
  const dist = expectBuild(app, 'mfe.json');
  const { name, version: release, owner } = await readJson<Declaration>(path.join(dist, 'mfe.json'));
  expectName(name);
  expectVersion(release, name);
  const candidate: Candidate = {
    name,
    dist,
    site,
    goesLive: options.activate !== false,
    smoke: options.smoke,
  };
  const report = await runGate(candidate);
  const forced = passGate(report, candidate, options);
  const version = `${release}-${await contentHash(dist)}`;
  const from = options.baseUrl === undefined ? './' : readBaseUrl(options.baseUrl);
  const entry = await entryOf(dist, `${from}${name}/${version}/`, version);
  refuseWrongSettings(name, entry, await readConfig(site), configFileOf(site));
  refuseForeignOrigins({ [name]: entry }, await readConfig(site), configFileOf(site));
  const build = { name, version, dist, by: options.by ?? owner, entry, forced };
  const repaired = await publishBuild(site, build, app, options);
  return { name, version, entry, repaired, warnings: report.warnings };
}

/**
 * Publishes a built shell: its versioned folder, the site's page, and the files that live at the site's root
 * (static pages, icons).
 */
export async function publishShell(
  app: string,
  site: string,
  options: PublishOptions = {},
): Promise<Published<Registry['shell']>> {
  const name = 'shell';
  const dist = expectBuild(app, 'index.html');
  const { version: release } = await readJson<{ version: string }>(path.join(app, 'package.json'));
  expectVersion(release, name);
  const candidate: Candidate = {
    name,
    dist,
    site,
    goesLive: options.activate !== false,
    smoke: options.smoke,
  };
  const report = await runGate(candidate);
  const forced = passGate(report, candidate, options);
  await checkConfig(configFileOf(site), dist);
  await refuseTakenPlaces(site, await rootFilesOf(dist));
  const version = `${release}-${await contentHash(dist)}`;
  const entry = await shellEntryOf(dist, baseOf(name, version), version);
  const build = { name, version, dist, by: options.by ?? name, entry, forced };
  const repaired = await publishBuild(site, build, app, options);
  return { name, version, entry, repaired, warnings: report.warnings };
}
