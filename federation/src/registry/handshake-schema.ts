import * as v from 'valibot';

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
