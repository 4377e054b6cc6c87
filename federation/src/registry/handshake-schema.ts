import * as v from 'valibot';

/** Contract and packages that a shell provides for apps. */
export interface Provides {
  /** Contract version. The shell supports all earlier versions too. */
  contract: number;
  /** Installed version of each package that exists once at run time: { react: '19.3.1' }. */
  packages: Record<string, string>;
}

/** Contract and packages that an app requires of its shell. */
export interface Requires {
  /** Contract version that the app was built with. */
  contract: number;
  /** Range of each shared package, from its package.json: { react: '^19.3.0' }. */
  packages: Record<string, string>;
}

const contract = v.pipe(v.number(), v.integer(), v.minValue(1));
const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
// Form of an npm version range, such as "^19.3.0 || ~20.1". Checks the syntax only; semver decides about versions.
const RANGE = /^(?:\*|[\^~<>=v\s]*\d[\w.*+-]*(?:\s*(?:\|\||-|\s)\s*[\^~<>=v\s]*\d[\w.*+-]*)*)$/;

const isRange = (text: string): boolean => RANGE.test(text.trim());

/** Schema of {@link Provides}. */
export const providesSchema = v.strictObject({
  contract,
  packages: v.record(v.string(), v.pipe(v.string(), v.regex(VERSION, 'must be a version such as "19.3.1"'))),
});
/** Schema of {@link Requires}. */
export const requiresSchema = v.strictObject({
  contract,
  packages: v.record(
    v.string(),
    v.pipe(v.string(), v.check(isRange, 'must be a range of versions such as "^19.3.0"')),
  ),
});
