import type { PageProps } from '@ia/federation';
import {
  type AppEntry,
  DEV_VERSION,
  incompatibilitiesOf,
  type Provides,
  RETRY_QUERY,
} from '@ia/federation/registry';
import type { ComponentType } from 'react';
import { atBase } from '../address/base.ts';
import { classifyError, Failure, type FailureKind } from '../failures/failure-kind.ts';
import { type BrokenVersions, createBrokenVersions } from './broken-versions.ts';
import { type Integrity, NO_INTEGRITY } from './integrity.ts';
import type { RegistryStore } from './registry-store.ts';
import { withTimeout } from './timeout.ts';

/** Time after which a page counts as not loaded. */
const LOAD_TIMEOUT_MS = 8000;

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
    super(classifyError(cause, entry && atBase(entry.base)), `${label} could not be loaded: ${reason}`, {
      cause,
    });
    this.app = app;
    this.version = entry?.version ?? 'none';
  }
}

/** A version of an app that may be loaded. */
type Candidate = Pick<AppEntry, 'version' | 'entry' | 'contract' | 'requires'>;

/** The versions of an app to try, in order: the live one, then the last good one. */
const candidatesOf = (current: AppEntry): Candidate[] =>
  current.lastGood ? [current, current.lastGood] : [current];

/** @throws Failure when the version is revoked, or incompatible with this shell. */
function assertCompatible(app: Candidate, revoked: readonly string[] = [], provides: Provides): void {
  if (revoked.includes(app.version)) throw new Failure('incompatible', `version ${app.version} was revoked`);
  const reasons = incompatibilitiesOf(app, provides);
  if (reasons.length > 0)
    throw new Failure('incompatible', `incompatible with this shell:\n${reasons.join('\n')}`);
}

const candidateFolder = ({ entry }: Candidate): string => new URL('./', atBase(entry)).href;

/** Address of the site's own copy of an entry on a separate host; null for an entry of this site. */
const ownCopy = (app: string, { version, entry }: Candidate): string | null =>
  entry.startsWith('./') || version === DEV_VERSION
    ? null
    : atBase(`./${app}/${version}/${entry.slice(entry.lastIndexOf('/') + 1)}`);

/** Kinds of failures that a better connection does not solve. */
const PERMANENT_KINDS: FailureKind[] = ['evaluation', 'no-page', 'integrity'];

interface PageLoaderOptions {
  report?: (error: PageLoadError) => void;
  broken?: BrokenVersions;
  integrity?: Integrity;
  reloadIfOutdated?: () => boolean;
}

/**
 * Creates the loader of remotes' pages. It tries, in order: the live version; after reading the registry
 * again, its version from the site's own copy (if the app is on a separate host) and with a cache-busting
 * query, because a failed or hanging request must not be awaited twice; then the last good version. It loads
 * only modules that the import map names. Later pages of the app come from the version that worked; the
 * failure of another is reported. A version that failed is skipped until another is published or none is
 * left.
 * @param options.report receives each failure that a fallback hides
 * @param options.integrity modules that may be loaded
 * @param options.reloadIfOutdated reloads the site when this document cannot load the registry's version;
 * returns true when it reloads
 */
export function createPageLoader(
  runtime: Runtime,
  registry: RegistryStore,
  {
    report = () => {},
    broken = createBrokenVersions(),
    integrity = NO_INTEGRITY,
    reloadIfOutdated = () => false,
  }: PageLoaderOptions = {},
) {
  /** Entry of each app that is registered with the runtime; '' when it must be registered again. */
  const registeredEntries = new Map<string, string>();
  /** Last error of each version, by its id. */
  const lastErrors = new Map<string, unknown>();
  const versionId = (app: string, { version }: Candidate) => `${app}@${version}`;

  function register(app: string, { entry }: Candidate, address: string) {
    if (!integrity.allows(address))
      throw new Failure(
        'integrity',
        `${address} is not in the page's import map, or the browser did not apply the map`,
      );
    const force = registeredEntries.has(app);
    runtime.registerRemotes([{ name: app, entry: address, type: 'module' }], { force });
    registeredEntries.set(app, entry);
  }

  async function load(app: string, { version }: Candidate, expose: string): Promise<LoadedPage> {
    const id = `${app}/${expose.replace(/^\.\//, '')}`;
    const module = await withTimeout(runtime.loadRemote<{ default?: Page }>(id), LOAD_TIMEOUT_MS, id);
    if (!module?.default) {
      const message = `${id} exports no page: its module must end in "export default definePage(…)"`;
      throw new Failure('no-page', message);
    }
    return { Page: module.default, version };
  }

  /**
   * Records the error of a version. Compares its files with their hashes after a network error, because
   * browsers report a failed integrity check as one.
   */
  async function recordFailure(app: string, candidate: Candidate, error: unknown): Promise<unknown> {
    let failure = error;
    if (classifyError(error, candidateFolder(candidate)) === 'network') {
      const altered = await withTimeout(
        import('./altered-files.ts').then(({ findAlteredFiles }) =>
          findAlteredFiles(candidateFolder(candidate), integrity),
        ),
        LOAD_TIMEOUT_MS,
        'altered files',
      ).catch(() => []);
      if (altered.length > 0)
        failure = new Failure('integrity', `altered files: ${altered.join(', ')}`, { cause: error });
    }
    lastErrors.set(versionId(app, candidate), failure);
    return failure;
  }

  /**
   * Loads a version after its first address failed.
   * @param entry the registry's entry if this is its version, for the report; else null
   */
  async function retryLoad(app: string, candidate: Candidate, expose: string, entry: AppEntry | null) {
    const copy = ownCopy(app, candidate);
    if (copy && integrity.allows(copy)) {
      try {
        register(app, candidate, copy);
        const page = await load(app, candidate, expose);
        if (entry) report(new PageLoadError(app, entry, lastErrors.get(versionId(app, candidate))));
        return page;
      } catch {
        // Tries the host again: its error is the one to report.
      }
    }
    register(app, candidate, atBase(candidate.entry) + RETRY_QUERY);
    return load(app, candidate, expose);
  }

  /** Never resolves: the document is being reloaded. */
  const reloading = new Promise<never>(() => {});

  return async function loadPage(app: string, expose: string): Promise<LoadedPage> {
    if (reloadIfOutdated()) return reloading;
    const initialEntry = registry.get().apps[app];
    const isUsable = ({ version }: Candidate) => !broken.has(app, version);
    const preferredCandidate = initialEntry && candidatesOf(initialEntry).find(isUsable);
    let failure: unknown = new Failure(
      'incompatible',
      initialEntry ? 'all its versions failed in this tab' : 'it is not in the registry',
    );
    if (preferredCandidate) {
      try {
        assertCompatible(preferredCandidate, initialEntry.revoked, runtime.provides);
        if (registeredEntries.get(app) !== preferredCandidate.entry)
          register(app, preferredCandidate, atBase(preferredCandidate.entry));
        return await load(app, preferredCandidate, expose);
      } catch (error) {
        failure = await recordFailure(app, preferredCandidate, error);
      }
    }
    const refreshed = await registry.refresh().catch(() => registry.get());
    if (reloadIfOutdated()) return reloading;
    const current = refreshed.apps[app];
    if (current && !candidatesOf(current).some(isUsable)) broken.forget(app);
    for (const candidate of current ? candidatesOf(current).filter(isUsable) : []) {
      try {
        assertCompatible(candidate, current?.revoked, runtime.provides);
        const page = await retryLoad(app, candidate, expose, candidate === current ? current : null);
        if (current && candidate !== current && isUsable(current)) {
          const error = new PageLoadError(app, current, lastErrors.get(versionId(app, current)) ?? failure);
          broken.add(app, current.version, { isLasting: PERMANENT_KINDS.includes(error.kind) });
          report(error);
        }
        return page;
      } catch (error) {
        failure = await recordFailure(app, candidate, error);
      }
    }
    // All candidates failed: the next attempt starts again.
    registeredEntries.set(app, '');
    broken.forget(app);
    throw new PageLoadError(app, current ?? initialEntry, failure);
  };
}
