import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readAppEntry } from '../build/app-entry.ts';
import { readDeclaration } from '../build/declaration.ts';
import { contentHash, hashFiles } from '../build/file-list.ts';
import { type Origin, readOrigin } from '../build/origin.ts';
import { listRootFiles, readShellEntry } from '../build/shell-entry.ts';
import type { Candidate } from '../checks/candidate.ts';
import { checkConfig } from '../checks/check-config.ts';
import { assertHosted } from '../checks/check-host.ts';
import {
  assertAppName,
  assertNameAvailable,
  assertPathsAvailable,
  assertVersion,
} from '../checks/check-name.ts';
import { assertAllowedOrigins, readBaseUrl } from '../checks/check-origins.ts';
import { assertKnownSettings } from '../checks/check-settings.ts';
import { checkSite } from '../checks/check-site.ts';
import {
  assertGatePassed,
  checkBuild,
  checkInSite,
  checkSmoke,
  type Finding,
  type Force,
  gateWarnings,
  type SmokeCheck,
} from '../checks/gate.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Failures } from '../failures/read-failures.ts';
import { type Files, type Folder, openFolder } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { AppEntry, Registry } from '../registry/schema.ts';
import { assertValidSettings } from '../registry/setting-problems.ts';
import { configFileOf, readConfigFile } from '../site/config.ts';
import { type LiveStates, readLiveState } from '../site/live.ts';
import { withSite } from '../site/recover.ts';
import { buildRegistry } from '../site/registry.ts';
import { releaseFileOf, versionBase } from '../site/releases.ts';
import { stageBuild } from '../site/stage.ts';
import { liveStateFor } from './activate.ts';
import { assertPublicAuthor, checkLiveStates, withLiveStates } from './change.ts';
import { siteWarningsOf } from './report.ts';
import { type Build, releaseRecord, storeVersion } from './store-version.ts';

// `federation publish`: uploads a build of an app or of the shell to the site's folder, and activates it.
// 1. Without the lock: check the build (gate), compute its version, copy its files to a staging folder.
// 2. Under the site lock: check it against the live apps, store the version, write the live state, commit once.
// A finding is a failed check of the gate; some may be forced with a reason, others never.

/** Options of {@link publishRemote} and {@link publishShell}. */
export interface PublishOptions extends Force {
  /** False stores the version without activating it. */
  activate?: boolean;
  /** Allows a change of owner. Without it, an app with the name of another team's app is refused. */
  newOwner?: boolean;
  /** Name of the team, or of its token: default, the app's owner. */
  author?: string;
  /** URL of the host that serves the app's folders; default: the site. */
  baseUrl?: string;
  /** Routes that the release removes from the site. */
  removeRoutes?: readonly string[];
  /** Commit and repository of the build; default: read from the CI service or git. */
  origin?: Origin;
  /** Failure counts of the site's database, by which the last good version for a later rollback is chosen. */
  failures?: Failures;
  /** Opens the build in a browser with the live apps, as the gate's last check. */
  smoke?: SmokeCheck;
  /** Refuses a `site.config.json` with an unknown key, flag or type. */
  strictConfig?: boolean;
  /** Called under the lock, before anything is written. @throws Error if the release is cancelled. */
  assertNotCancelled?: () => Promise<void>;
}

/** Result of a release. */
export interface Published<Entry = AppEntry> {
  name: string;
  version: string;
  entry: Entry;
  /** Whether this build was live before. */
  wasLive: boolean;
  /** Replaced files of this version that were damaged in the site. */
  repaired: string[];
  /** Problems of the build that do not block the release. */
  warnings: string[];
  /** Problems of the site that do not block the release. They may concern apps of other teams. */
  siteWarnings: string[];
}

/** Opens the `dist/` of an app. @param file that every build has. @throws FED-111 without it */
function openBuild(app: string, file: string): Promise<Folder> {
  const build = openFolder(path.join(app, 'dist'));
  return build.has(file).then((isBuilt) => {
    if (isBuilt) return build;
    throw errorOf('FED-111', { app, file });
  });
}

/**
 * Runs the checks that need no lock: of the build, and in a browser. Refuses a build with a finding that
 * cannot be forced, before any of its files is copied. The error also reports the findings of the checks
 * against the site.
 */
async function checkBeforeLock(
  candidate: Candidate,
  site: string,
  options: PublishOptions,
): Promise<Finding[]> {
  const findings = await checkBuild(candidate);
  const smoke = await checkSmoke(candidate, site, findings, options.smoke);
  if (findings.every(({ mayBeForced }) => mayBeForced)) return [...findings, ...smoke];
  const siteFindings = await checkInSite(candidate, openFolder(site));
  // Always throws: at least one finding cannot be forced.
  assertGatePassed(candidate.name, [...findings, ...siteFindings], options);
  return [];
}

/** Refuses an entry that conflicts with the site's configuration or with a file of the site. */
async function assertNoConflicts(site: Files, { name, build, entry }: Build<AppEntry | Registry['shell']>) {
  await assertNameAvailable(site, name);
  // The entry of the shell has no routes.
  if (!('routes' in entry)) {
    await checkConfig(site, build);
    return assertPathsAvailable(site, await listRootFiles(build));
  }
  const config = await readConfigFile(site);
  assertValidSettings(name, entry, config, configFileOf(site.folder));
  assertAllowedOrigins({ [name]: entry }, config, configFileOf(site.folder));
}

/** Publishes a staged build, under the lock. */
async function publishStaged<Entry extends AppEntry | Registry['shell']>(
  site: Folder,
  stage: string,
  build: Build<Entry>,
  buildFindings: readonly Finding[],
  options: PublishOptions,
): Promise<Published<Entry>> {
  const { name, version, entry, goesLive, author } = build;
  const findings = [...buildFindings, ...(await checkInSite(build, site))];
  const forced = assertGatePassed(name, findings, options);
  const warnings = findings.length > 0 ? [] : await gateWarnings(build, site);
  if (options.strictConfig) await assertKnownSettings(site);
  await assertNoConflicts(site, build);
  await options.assertNotCancelled?.();
  const record = await releaseRecord(site, build);
  const wasLive = (await readLiveState(site, name))?.version === version;
  if (!goesLive) {
    await checkSite(site, readLeniently(await buildRegistry(site)).registry);
    const repaired = await storeVersion(site, stage, record, null);
    return { name, version, entry, wasLive, repaired, warnings, siteWarnings: await siteWarningsOf(site) };
  }
  const withRecord = site.with({ [releaseFileOf(name, version)]: jsonText(record.release) });
  const state = await liveStateFor(withRecord, record.release, {
    ...options,
    action: 'publish',
    author,
    forced,
  });
  // Null: this version is live already.
  const liveStates: LiveStates = state ? { [name]: state } : {};
  const after = withLiveStates(withRecord, liveStates);
  const { siteWarnings } = await checkLiveStates(site, after, liveStates, { ...options, forced });
  const repaired = await storeVersion(site, stage, record, liveStates);
  return { name, version, entry, wasLive, repaired, warnings, siteWarnings };
}

/** Input of {@link publish}, which is different for an app and a shell. */
interface PublishInput<Entry> {
  candidate: Candidate;
  /** Version without the content hash: '1.4.0'. */
  versionNumber: string;
  owner: string;
  /** Returns the registry entry of the version with its hash. */
  entryAt(version: string): Promise<Entry>;
}

async function publish<Entry extends AppEntry | Registry['shell']>(
  { candidate, versionNumber, owner, entryAt }: PublishInput<Entry>,
  app: string,
  site: string,
  options: PublishOptions,
): Promise<Published<Entry>> {
  const author = options.author ?? owner;
  assertPublicAuthor({ ...options, author });
  const buildFindings = await checkBeforeLock(candidate, site, options);
  const hash = await contentHash(candidate.build);
  const version = `${versionNumber}-${hash}`;
  const entry = await entryAt(version);
  const files = await hashFiles(candidate.build);
  const origin = options.origin ?? (await readOrigin(app));
  const build: Build<Entry> = { ...candidate, version, entry, files, author, origin };
  if (candidate.goesLive && options.baseUrl !== undefined) {
    const config = await readConfigFile(openFolder(site));
    assertAllowedOrigins({ [build.name]: entry as AppEntry }, config, configFileOf(site));
    await assertHosted(config, build);
  }
  const stage = await stageBuild(candidate.build, site);
  try {
    const { folder } = candidate.build;
    // Another program may have changed the build while it was copied.
    if ((await contentHash(openFolder(folder))) !== hash) throw errorOf('FED-127', { build: folder });
    return await withSite(site, (lockedSite) =>
      publishStaged(lockedSite, stage, build, buildFindings, options),
    );
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/**
 * Publishes the build of an app (a remote) into the site and activates it. Its folder `site/<name>/<version>-<hash>/`
 * is immutable. Takes the lock once, reads the site once, and commits at most once.
 * @param app folder of the app, with its `dist/`
 * @throws Error if the build is missing, incomplete or over its budget; if the build or the site's
 * configuration contains a provider key; if the name is invalid or belongs to another team; or if the release
 * would break the site.
 */
export async function publishRemote(
  app: string,
  site: string,
  options: PublishOptions = {},
): Promise<Published> {
  const build = await openBuild(app, 'mfe.json');
  const { name, version: versionNumber, owner } = await readDeclaration(build);
  assertAppName(name);
  assertVersion(versionNumber, name);
  const hostAddress = options.baseUrl === undefined ? './' : readBaseUrl(options.baseUrl);
  const candidate = { name, build, goesLive: options.activate !== false };
  const entryAt = (version: string) => readAppEntry(build, `${hostAddress}${name}/${version}/`, version);
  return publish({ candidate, versionNumber, owner, entryAt }, app, site, options);
}

/**
 * Publishes a built shell: its versioned folder, the site's documents, and its files at the site's root
 * (static pages, icons). Otherwise like {@link publishRemote}.
 */
export async function publishShell(
  app: string,
  site: string,
  options: PublishOptions = {},
): Promise<Published<Registry['shell']>> {
  const name = 'shell';
  const build = await openBuild(app, 'index.html');
  const { version: versionNumber } = (await openFolder(app).json<{ version: string }>('package.json')) ?? {};
  assertVersion(versionNumber, name);
  const candidate = { name, build, goesLive: options.activate !== false };
  const entryAt = (version: string) => readShellEntry(build, versionBase(name, version), version);
  return publish(
    { candidate, versionNumber: String(versionNumber), owner: name, entryAt },
    app,
    site,
    options,
  );
}
