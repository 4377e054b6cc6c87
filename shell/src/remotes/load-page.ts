import type { PageProps } from '@ia/federation';
import { type AppEntry, misfitsOf, type Provides } from '@ia/federation/registry';
import type { ComponentType } from 'react';
import { atBase } from '../boot/base.ts';
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
  /** The version of the contract it was built with. */
  contract: number;
}

/** A page that no step of the ladder could load. Names the remote, its version and its owner. */
class PageLoadError extends Error {
  override name = 'PageLoadError';
  constructor(app: string, entry: AppEntry | undefined, cause: unknown) {
    const whose = entry ? `${app} ${entry.version} (owner: ${entry.owner})` : `${app} (not in the registry)`;
    super(`${whose} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

type Candidate = Pick<AppEntry, 'version' | 'entry' | 'contract' | 'requires'>;

/** The version of the registry, and the one before it. An older tool did not write its contract: it was no later one. */
const candidatesOf = (current: AppEntry): Candidate[] =>
  current.lastGood
    ? [current, { ...current.lastGood, contract: current.lastGood.contract ?? Math.min(current.contract, 3) }]
    : [current];

/** Loads nothing of an app that would run with another React, or with a contract that this shell does not speak. */
function expectFit(app: Candidate, provides: Provides): void {
  const lines = misfitsOf(app, provides);
  if (lines.length > 0) throw new Error(`it needs what this shell does not bring:\n${lines.join('\n')}`);
}

/**
 * Loads pages of remotes, each through the same ladder: the version in use; then the registry is read again and
 * its version tried under a new address (a failed or hanging address must not be waited on twice); then the
 * version before it. Where that one helped, the app's other pages come from it too, and its owner is told: until
 * another version is published, nobody waits for the bad one again.
 */
export function createPageLoader(
  runtime: Runtime,
  registry: RegistryStore,
  retryTag: () => string = () => Date.now().toString(36),
  report: (app: string, error: unknown) => void = () => {},
) {
  const register = (name: string, entry: string, force: boolean) =>
    runtime.registerRemotes([{ name, entry: atBase(entry), type: 'module' }], {
      force,
    });
  const registered = new Map<string, string>();
  /** Of each app that fell back: the entry that failed, and the version that runs instead of it. */
  const fallen = new Map<string, { bad: string; instead: Candidate }>();

  async function load(app: string, { version, contract }: Candidate, expose: string): Promise<LoadedPage> {
    const id = `${app}/${expose.replace(/^\.\//, '')}`;
    const module = await within(runtime.loadRemote<{ default?: Page }>(id), LOAD_TIMEOUT, id);
    if (!module?.default)
      throw new Error(`${id} exports no page: its module must end in "export default definePage(…)"`);
    return { Page: module.default, version, contract };
  }

  return async function loadPage(app: string, expose: string): Promise<LoadedPage> {
    const first = registry.get().apps[app];
    let failure: unknown = new Error('it is not in the registry');
    if (first) {
      try {
        const known = fallen.get(app);
        if (known?.bad === first.entry) return await load(app, known.instead, expose);
        expectFit(first, runtime.provides);
        if (registered.get(app) !== first.entry) {
          register(app, first.entry, registered.has(app));
          registered.set(app, first.entry);
        }
        return await load(app, first, expose);
      } catch (error) {
        failure = error;
      }
    }
    const fresh = await registry.refresh().catch(() => registry.get());
    const current = fresh.apps[app];
    for (const candidate of current ? candidatesOf(current) : []) {
      try {
        expectFit(candidate, runtime.provides);
        register(app, `${candidate.entry}?retry=${retryTag()}`, true);
        registered.set(app, '');
        fallen.delete(app);
        const page = await load(app, candidate, expose);
        if (current && candidate !== current) {
          fallen.set(app, { bad: current.entry, instead: candidate });
          report(app, new PageLoadError(app, current, failure));
        }
        return page;
      } catch (error) {
        failure = error;
      }
    }
    throw new PageLoadError(app, current ?? first, failure);
  };
}
