import type { PageProps } from '@ia/federation';
import { type AppEntry, DEV_VERSION, misfitsOf, type Provides, RETRY } from '@ia/federation/registry';
import type { ComponentType } from 'react';
import { atBase } from '../boot/base.ts';
import { Failure, type FailureKind, kindOf } from '../failures/failure-kind.ts';
import { type BrokenVersions, createBrokenVersions } from './broken-versions.ts';
import { type Integrity, NO_INTEGRITY } from './integrity.ts';
import type { RegistryStore } from './registry-store.ts';
import { within } from './timeout.ts';

const LOAD_TIMEOUT = 8000;

export type Page = ComponentType<PageProps>;

/** The part of the federation runtime that loading needs. */
export interface Runtime {
  /** What this shell brings, whatever the registry says of it. */
  provides: Provides;
  registerRemotes(
    remotes: { name: string; entry: string; type: 'module' }[],
    options?: { force?: boolean },
  ): void;
  loadRemote<T>(id: string): Promise<T | null>;
}

export interface LoadedPage {
  Page: Page;
  /** The version it came from. */
  version: string;
}

/** A page that no step of the ladder could load. Names the remote, its version and its owner. */
export class PageLoadError extends Failure {
  override name = 'PageLoadError';
  readonly app: string;
  readonly version: string;
  constructor(app: string, entry: AppEntry | undefined, cause: unknown) {
    const whose = entry ? `${app} ${entry.version} (owner: ${entry.owner})` : `${app} (not in the registry)`;
    const why = cause instanceof Error ? cause.message : String(cause);
    super(kindOf(cause, entry && atBase(entry.base)), `${whose} could not be loaded: ${why}`, { cause });
    this.app = app;
    this.version = entry?.version ?? 'none';
  }
}

type Candidate = Pick<AppEntry, 'version' | 'entry' | 'contract' | 'requires'>;

/** The version of the registry, then the last good one. */
const candidatesOf = (current: AppEntry): Candidate[] =>
  current.lastGood ? [current, current.lastGood] : [current];

/** Loads nothing of an app that was revoked, that would run with another React, or that this shell does not speak with. */
function expectFit(app: Candidate, revoked: readonly string[] = [], provides: Provides): void {
  if (revoked.includes(app.version)) throw new Failure('misfit', `version ${app.version} was revoked`);
  const lines = misfitsOf(app, provides);
  if (lines.length > 0)
    throw new Failure('misfit', `it needs what this shell does not bring:\n${lines.join('\n')}`);
}

const folderOf = ({ entry }: Candidate): string => new URL('./', atBase(entry)).href;

/** The copy of an entry in the site's own folder, for a published app that has a host of its own; null for any other. */
const copyOf = (app: string, { version, entry }: Candidate): string | null =>
  entry.startsWith('./') || version === DEV_VERSION
    ? null
    : atBase(`./${app}/${version}/${entry.slice(entry.lastIndexOf('/') + 1)}`);

/** What another try in this document, or a better connection, does not mend. */
const LASTING: FailureKind[] = ['evaluation', 'no-page', 'integrity'];

/**
 * Loads pages of remotes, each through the same ladder: the version in use; then the registry is read again and
 * its version tried from the site's own copy, when the app has a host of its own, and under the entry's other address (a
 * failed or hanging one must not be waited on twice); then the version before it. Loaded is only what the page's import map
 * names. The app's other pages come from whichever step helped, and its owner is told. A version that a later step replaced
 * is skipped until another version is published or none is left.
 * @param integrity what may be loaded
 * @param renew opens the site anew when the registry has what this document cannot take up; says whether it does
 */
export function createPageLoader(
  runtime: Runtime,
  registry: RegistryStore,
  report: (error: PageLoadError) => void = () => {},
  broken: BrokenVersions = createBrokenVersions(),
  integrity: Integrity = NO_INTEGRITY,
  renew: () => boolean = () => false,
) {
  /** Of each app the entry that the runtime was given last, or '' when it is not to be asked again. */
  const registered = new Map<string, string>();
  /** What stopped each version last. */
  const failures = new Map<string, unknown>();
  const idOf = (app: string, { version }: Candidate) => `${app}@${version}`;

  function register(app: string, { entry }: Candidate, address: string) {
    if (!integrity.names(address))
      throw new Failure(
        'integrity',
        `${address} is not named by the page's import map, or no map is in force`,
      );
    const force = registered.has(app);
    runtime.registerRemotes([{ name: app, entry: address, type: 'module' }], { force });
    registered.set(app, entry);
  }

  async function load(app: string, { version }: Candidate, expose: string): Promise<LoadedPage> {
    const id = `${app}/${expose.replace(/^\.\//, '')}`;
    const module = await within(runtime.loadRemote<{ default?: Page }>(id), LOAD_TIMEOUT, id);
    if (!module?.default) {
      const message = `${id} exports no page: its module must end in "export default definePage(…)"`;
      throw new Failure('no-page', message);
    }
    return { Page: module.default, version };
  }

  /** Keeps what stopped a version. Of a file that did not pass, browsers say that it did not arrive. */
  async function noteFailure(app: string, candidate: Candidate, error: unknown): Promise<unknown> {
    let failure = error;
    if (kindOf(error, folderOf(candidate)) === 'network') {
      const altered = await within(
        import('./altered-files.ts').then(({ alteredFiles }) => alteredFiles(folderOf(candidate), integrity)),
        LOAD_TIMEOUT,
        'altered files',
      ).catch(() => []);
      if (altered.length > 0)
        failure = new Failure('integrity', `altered on the way: ${altered.join(', ')}`, { cause: error });
    }
    failures.set(idOf(app, candidate), failure);
    return failure;
  }

  /** Loads a version after its first address failed. @param entry set when the version is the one of the registry */
  async function loadAgain(app: string, candidate: Candidate, expose: string, entry: AppEntry | null) {
    const copy = copyOf(app, candidate);
    if (copy && integrity.names(copy)) {
      try {
        register(app, candidate, copy);
        const page = await load(app, candidate, expose);
        if (entry) report(new PageLoadError(app, entry, failures.get(idOf(app, candidate))));
        return page;
      } catch {
        // What the host answered says more.
      }
    }
    register(app, candidate, atBase(candidate.entry) + RETRY);
    return load(app, candidate, expose);
  }

  const another = new Promise<never>(() => {});

  return async function loadPage(app: string, expose: string): Promise<LoadedPage> {
    if (renew()) return another;
    const first = registry.get().apps[app];
    const isSound = ({ version }: Candidate) => !broken.has(app, version);
    const inUse = first && candidatesOf(first).find(isSound);
    let failure: unknown = new Failure('misfit', first ? 'it broke before' : 'it is not in the registry');
    if (inUse) {
      try {
        expectFit(inUse, first.revoked, runtime.provides);
        if (registered.get(app) !== inUse.entry) register(app, inUse, atBase(inUse.entry));
        return await load(app, inUse, expose);
      } catch (error) {
        failure = await noteFailure(app, inUse, error);
      }
    }
    const fresh = await registry.refresh().catch(() => registry.get());
    if (renew()) return another;
    const current = fresh.apps[app];
    if (current && !candidatesOf(current).some(isSound)) broken.forget(app);
    for (const candidate of current ? candidatesOf(current).filter(isSound) : []) {
      try {
        expectFit(candidate, current?.revoked, runtime.provides);
        const page = await loadAgain(app, candidate, expose, candidate === current ? current : null);
        if (current && candidate !== current && isSound(current)) {
          const error = new PageLoadError(app, current, failures.get(idOf(app, current)) ?? failure);
          broken.add(app, current.version, LASTING.includes(error.kind));
          report(error);
        }
        return page;
      } catch (error) {
        failure = await noteFailure(app, candidate, error);
      }
    }
    // Nothing helped: the next try begins at the top.
    registered.set(app, '');
    broken.forget(app);
    throw new PageLoadError(app, current ?? first, failure);
  };
}
