import type { PageProps } from '@ia/federation';
import {
  type AppEntry,
  DEV_VERSION,
  incompatibilitiesOf,
  type Provides,
  RETRY,
} from '@ia/federation/registry';
import type { ComponentType } from 'react';
import { atBase } from '../address/base.ts';
import { Failure, type FailureKind, kindOf } from '../failures/failure-kind.ts';
import { type BrokenVersions, createBrokenVersions } from './broken-versions.ts';
import { type Integrity, NO_INTEGRITY } from './integrity.ts';
import type { RegistryStore } from './registry-store.ts';
import { withTimeout } from './timeout.ts';

/** Milliseconds until a page counts as not loaded. */
const LOAD_TIMEOUT = 8000;

export type Page = ComponentType<PageProps>;

/** The part of the federation runtime that loading needs. */
export interface Runtime {
  /** Packages and contract that this shell provides, regardless of the registry. */
  provides: Provides;
  registerRemotes(
    remotes: { name: string; entry: string; type: 'module' }[],
    options?: { force?: boolean },
  ): void;
  loadRemote<T>(id: string): Promise<T | null>;
}

export interface LoadedPage {
  Page: Page;
  /** Version that the page came from. */
  version: string;
}

/** A page that could not be loaded from any candidate. Names the remote, its version and its owner. */
export class PageLoadError extends Failure {
  override name = 'PageLoadError';
  readonly app: string;
  readonly version: string;
  constructor(app: string, entry: AppEntry | undefined, cause: unknown) {
    const label = entry ? `${app} ${entry.version} (owner: ${entry.owner})` : `${app} (not in the registry)`;
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(kindOf(cause, entry && atBase(entry.base)), `${label} could not be loaded: ${reason}`, { cause });
    this.app = app;
    this.version = entry?.version ?? 'none';
  }
}

type Candidate = Pick<AppEntry, 'version' | 'entry' | 'contract' | 'requires'>;

/** The version of the registry, then the last good one. */
const candidatesOf = (current: AppEntry): Candidate[] =>
  current.lastGood ? [current, current.lastGood] : [current];

/** Refuses a revoked or incompatible app. */
function assertCompatible(app: Candidate, revoked: readonly string[] = [], provides: Provides): void {
  if (revoked.includes(app.version)) throw new Failure('incompatible', `version ${app.version} was revoked`);
  const lines = incompatibilitiesOf(app, provides);
  if (lines.length > 0)
    throw new Failure('incompatible', `incompatible with this shell:\n${lines.join('\n')}`);
}

const folderOf = ({ entry }: Candidate): string => new URL('./', atBase(entry)).href;

/** The copy of an entry in the site's own folder, for an app on a separate host; null for any other. */
const copyOf = (app: string, { version, entry }: Candidate): string | null =>
  entry.startsWith('./') || version === DEV_VERSION
    ? null
    : atBase(`./${app}/${version}/${entry.slice(entry.lastIndexOf('/') + 1)}`);

/** Permanent failures: do not retry. */
const PERMANENT: FailureKind[] = ['evaluation', 'no-page', 'integrity'];

/**
 * Loads pages of remotes with fallbacks: the version in use; then the registry is read again and its version
 * tried from the site's own copy, when the app is on a separate host, and with a cache-busting query (a
 * failed or hanging request must not be awaited twice); then the last good version. Loads only modules that
 * the import map names. Other pages of the app come from the candidate that worked, and its owner gets a
 * report. A version that was replaced is skipped until another is published or none is left.
 * @param integrity modules that may be loaded
 * @param reloadIfOutdated reloads the site when this document cannot load the registry's version; returns whether it
 * does
 */
export function createPageLoader(
  runtime: Runtime,
  registry: RegistryStore,
  report: (error: PageLoadError) => void = () => {},
  broken: BrokenVersions = createBrokenVersions(),
  integrity: Integrity = NO_INTEGRITY,
  reloadIfOutdated: () => boolean = () => false,
) {
  /** Entry of each app that the runtime was given last, or '' when it must be registered again. */
  const registered = new Map<string, string>();
  /** Last error of each version. */
  const failures = new Map<string, unknown>();
  const idOf = (app: string, { version }: Candidate) => `${app}@${version}`;

  function register(app: string, { entry }: Candidate, address: string) {
    if (!integrity.names(address))
      throw new Failure(
        'integrity',
        `${address} is not in the page's import map, or the browser did not apply the map`,
      );
    const force = registered.has(app);
    runtime.registerRemotes([{ name: app, entry: address, type: 'module' }], { force });
    registered.set(app, entry);
  }

  async function load(app: string, { version }: Candidate, expose: string): Promise<LoadedPage> {
    const id = `${app}/${expose.replace(/^\.\//, '')}`;
    const module = await withTimeout(runtime.loadRemote<{ default?: Page }>(id), LOAD_TIMEOUT, id);
    if (!module?.default) {
      const message = `${id} exports no page: its module must end in "export default definePage(…)"`;
      throw new Failure('no-page', message);
    }
    return { Page: module.default, version };
  }

  /** Stores the error of a version. Browsers report a failed integrity check as a network error. */
  async function noteFailure(app: string, candidate: Candidate, error: unknown): Promise<unknown> {
    let failure = error;
    if (kindOf(error, folderOf(candidate)) === 'network') {
      const altered = await withTimeout(
        import('./altered-files.ts').then(({ alteredFiles }) => alteredFiles(folderOf(candidate), integrity)),
        LOAD_TIMEOUT,
        'altered files',
      ).catch(() => []);
      if (altered.length > 0)
        failure = new Failure('integrity', `altered files: ${altered.join(', ')}`, { cause: error });
    }
    failures.set(idOf(app, candidate), failure);
    return failure;
  }

  /** Loads a version after its first address failed. @param entry set for the version of the registry */
  async function loadAgain(app: string, candidate: Candidate, expose: string, entry: AppEntry | null) {
    const copy = copyOf(app, candidate);
    if (copy && integrity.names(copy)) {
      try {
        register(app, candidate, copy);
        const page = await load(app, candidate, expose);
        if (entry) report(new PageLoadError(app, entry, failures.get(idOf(app, candidate))));
        return page;
      } catch {
        // The response of the host is more specific.
      }
    }
    register(app, candidate, atBase(candidate.entry) + RETRY);
    return load(app, candidate, expose);
  }

  const reloading = new Promise<never>(() => {});

  return async function loadPage(app: string, expose: string): Promise<LoadedPage> {
    if (reloadIfOutdated()) return reloading;
    const first = registry.get().apps[app];
    const isUsable = ({ version }: Candidate) => !broken.has(app, version);
    const inUse = first && candidatesOf(first).find(isUsable);
    let failure: unknown = new Failure(
      'incompatible',
      first ? 'all its versions failed in this tab' : 'it is not in the registry',
    );
    if (inUse) {
      try {
        assertCompatible(inUse, first.revoked, runtime.provides);
        if (registered.get(app) !== inUse.entry) register(app, inUse, atBase(inUse.entry));
        return await load(app, inUse, expose);
      } catch (error) {
        failure = await noteFailure(app, inUse, error);
      }
    }
    const refreshed = await registry.refresh().catch(() => registry.get());
    if (reloadIfOutdated()) return reloading;
    const current = refreshed.apps[app];
    if (current && !candidatesOf(current).some(isUsable)) broken.forget(app);
    for (const candidate of current ? candidatesOf(current).filter(isUsable) : []) {
      try {
        assertCompatible(candidate, current?.revoked, runtime.provides);
        const page = await loadAgain(app, candidate, expose, candidate === current ? current : null);
        if (current && candidate !== current && isUsable(current)) {
          const error = new PageLoadError(app, current, failures.get(idOf(app, current)) ?? failure);
          broken.add(app, current.version, PERMANENT.includes(error.kind));
          report(error);
        }
        return page;
      } catch (error) {
        failure = await noteFailure(app, candidate, error);
      }
    }
    // All candidates failed: the next attempt starts again.
    registered.set(app, '');
    broken.forget(app);
    throw new PageLoadError(app, current ?? first, failure);
  };
}
