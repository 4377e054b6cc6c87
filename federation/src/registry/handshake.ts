import { satisfy } from '@module-federation/runtime/core';
import type { Provides } from './handshake-schema.ts';
import type { AppEntry, Registry } from './schema.ts';

/** The last version of the contract whose shells did not say what they provide. */
const BEFORE_HANDSHAKE = 3;

/** What the live shell brings; null in a site that has none yet. A shell that does not say is older than the handshake. */
export const providedBy = ({ version, provides }: Registry['shell']): Provides | null =>
  version === 'none' ? null : (provides ?? { contract: BEFORE_HANDSHAKE, packages: {} });

/**
 * Why an app cannot live with a shell, a line each; empty when it can. The same question is asked when an app or a shell
 * goes live, and once more by the shell itself before it loads the app. Ranges are judged by the code that the federation
 * runtime shares packages by: it is in the shell already.
 */
export function misfitsOf(
  app: Pick<AppEntry, 'contract' | 'requires'>,
  { contract, packages }: Provides,
): string[] {
  const required = app.requires ?? { contract: app.contract, packages: {} };
  const ofPackages = Object.entries(required.packages).flatMap(([name, range]) => {
    const version = packages[name];
    return version && satisfy(version, range)
      ? []
      : [`  ${name}: expected ${range}, found ${version ?? 'none'}`];
  });
  return required.contract > contract
    ? [`  contract: expected ${required.contract} or later, found ${contract}`, ...ofPackages]
    : ofPackages;
}
