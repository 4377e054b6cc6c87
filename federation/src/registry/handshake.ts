import { satisfy } from '@module-federation/runtime/core';
import * as v from 'valibot';
import type { AppEntry, Registry } from './schema.ts';

/** What a shell brings for its apps. */
export interface Provides {
  /** The version of the contract it speaks. It speaks all before it too. */
  contract: number;
  /** Installed version of each package that exists once at run time: { react: '19.3.1' }. */
  packages: Record<string, string>;
}

/** What an app needs of its shell. */
export interface Requires {
  /** The version of the contract it was built with. */
  contract: number;
  /** Range of each shared package, from its package.json: { react: '^19.3.0' }. */
  packages: Record<string, string>;
}

const contract = v.pipe(v.number(), v.integer(), v.minValue(1));
const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
const RANGE = /^(?:\*|[\^~<>=v\s]*\d[\w.*+-]*(?:\s*(?:\|\||-|\s)\s*[\^~<>=v\s]*\d[\w.*+-]*)*)$/;

const isRange = (text: string): boolean => RANGE.test(text.trim());

export const providesSchema = v.strictObject({
  contract,
  packages: v.record(v.string(), v.pipe(v.string(), v.regex(VERSION, 'must be a version such as "19.3.1"'))),
});
export const requiresSchema = v.strictObject({
  contract,
  packages: v.record(
    v.string(),
    v.pipe(v.string(), v.check(isRange, 'must be a range of versions such as "^19.3.0"')),
  ),
});

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
