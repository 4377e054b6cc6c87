import { satisfy } from '@module-federation/runtime/core';
import type { Provides } from './handshake-schema.ts';
import type { AppEntry, Registry } from './schema.ts';

/** Contract and packages that the live shell provides; null in a site without a shell. */
export const providedBy = ({ provides }: Registry['shell']): Provides | null => provides ?? null;

/**
 * Checks whether an app is compatible with a shell. Publish calls it when an app or a shell goes live, and
 * the shell calls it again before it loads the app. Ranges use the `satisfy` of the federation runtime, which
 * the shell already bundles.
 * @returns one line for each incompatibility; empty when compatible
 */
export function incompatibilitiesOf(
  app: Pick<AppEntry, 'contract' | 'requires'>,
  { contract, packages }: Provides,
): string[] {
  const required = app.requires ?? { contract: app.contract, packages: {} };
  const packageLines = Object.entries(required.packages).flatMap(([name, range]) => {
    const version = packages[name];
    return version && satisfy(version, range)
      ? []
      : [`  ${name}: expected ${range}, found ${version ?? 'none'}`];
  });
  return required.contract > contract
    ? [`  contract: expected ${required.contract} or later, found ${contract}`, ...packageLines]
    : packageLines;
}
