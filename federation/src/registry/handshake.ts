import { satisfy } from '@module-federation/runtime/core';
import type { Provides } from './handshake-schema.ts';
import type { AppEntry, Registry } from './schema.ts';

/** What the live shell provides; null in a site without a shell. */
export const providedBy = ({ provides }: Registry['shell']): Provides | null => provides ?? null;

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
