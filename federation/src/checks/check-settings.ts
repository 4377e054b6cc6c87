import * as v from 'valibot';
import { credentialKeysSchema } from '../config/credential-keys.ts';
import { type Problem, problemsIn } from '../config/explain.ts';
import { knownKeys } from '../config/known-keys.ts';
import { linesOfKeys } from '../config/lines-of-keys.ts';
import { nearestName } from '../config/nearest.ts';
import { parseLeniently } from '../config/parse-leniently.ts';
import { SITE_FLAGS } from '../config/schema.ts';
import { siteConfigSchema, unknownFlags } from '../config/site-config.ts';
import { FederationError } from '../errors/federation-error.ts';
import type { Files } from '../files/folder.ts';
import { parseJson } from '../files/json.ts';
import { declaredFlags } from '../registry/declared-flags.ts';
import type { ReadRegistry } from '../registry/read-leniently.ts';
import { appSettingProblems } from '../registry/setting-problems.ts';
import { CONFIG_FILE, configFileOf } from '../site/config.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A problem and, for an unknown name, the known names. */
type SettingProblem = Pick<Problem, 'path' | 'key' | 'what'> & { known?: readonly string[] };

const unknownNameProblem = (path: string[], what: string, known: readonly string[]): SettingProblem => ({
  path,
  key: path.join('.'),
  what,
  known,
});

/** Adds the known keys, and omits the value of an unknown key, which may be a secret. */
const withKnownKeys = (
  problem: Problem,
  keysAt: (path: Problem['path']) => readonly string[],
): SettingProblem =>
  problem.isUnknown
    ? { ...problem, what: 'is not a known key.', known: keysAt(problem.path.slice(0, -1)) }
    : problem;

function flagProblems(flags: object, { registry, problems }: ReadRegistry): SettingProblem[] {
  // The flags of an app with an invalid entry are unknown.
  if (problems.some(({ costs }) => costs === 'app')) return [];
  const declared = declaredFlags(registry).filter((flag) => flag !== undefined);
  const known = [...new Set([...SITE_FLAGS, ...declared])];
  return unknownFlags(flags, declared).map((name) =>
    unknownNameProblem(['featureFlags', name], 'neither the site nor a live app declares this flag.', known),
  );
}

function appProblems(apps: Record<string, unknown>, { registry, problems }: ReadRegistry): SettingProblem[] {
  return Object.keys(apps).flatMap((name): SettingProblem[] => {
    const entry = registry.apps[name];
    if (entry) {
      const keys = Object.keys(entry.settings ?? {});
      return appSettingProblems(name, entry, { apps }).map((problem) => withKnownKeys(problem, () => keys));
    }
    if (problems.some(({ app }) => app === name)) return [];
    return [unknownNameProblem(['apps', name], 'no app of this name is live.', Object.keys(registry.apps))];
  });
}

/** Omits every value, because it may be a private key. */
function credentialKeyProblems(keys: unknown): SettingProblem[] {
  const { issues = [] } = v.safeParse(credentialKeysSchema, keys);
  return problemsIn(issues, 'credentialKeys').map(({ path, key }) => ({
    path,
    key,
    what: 'expected a public key as supabase/scripts/credential-key.ts prints it. Never write a private key to this file, which becomes public.',
  }));
}

/** Returns the line of the value, or of its nearest ancestor that has a key. */
function findLine(path: Problem['path'], lines: Map<string, number>): number | undefined {
  const candidates = path.map((_, depth) => lines.get(JSON.stringify(path.slice(0, path.length - depth))));
  return candidates.find((line) => line !== undefined);
}

function hintFor(name: string, known: readonly string[]): string {
  const suggestion = nearestName(name, known);
  return suggestion === null ? `Known: ${known.join(', ') || 'none'}.` : `Did you mean "${suggestion}"?`;
}

function formatProblem({ path, key, what, known }: SettingProblem, lines: Map<string, number>): string {
  const line = findLine(path, lines);
  const position = line === undefined ? key : `${key} (line ${line})`;
  return `  ${position}: ${what}${known ? ` ${hintFor(String(path.at(-1)), known)}` : ''}`;
}

/**
 * Validates a `site.config.json`.
 * @param text of the file
 * @param live registry with the flags and settings that apps declare; without it, only the
 * site's own keys are checked
 * @returns one line for each invalid key: path, expected, found, and the most similar known name
 */
export function configProblems(text: string, file: string, live?: ReadRegistry): string[] {
  const config = parseJson(text, file);
  const problems = problemsIn(parseLeniently(siteConfigSchema, config).issues).map((problem) =>
    withKnownKeys(problem, (path) => knownKeys(siteConfigSchema, path)),
  );
  if (isObject(config) && config.credentialKeys !== undefined)
    problems.push(...credentialKeyProblems(config.credentialKeys));
  if (live && isObject(config)) {
    const { featureFlags, apps } = config;
    if (isObject(featureFlags)) problems.push(...flagProblems(featureFlags, live));
    if (isObject(apps)) problems.push(...appProblems(apps, live));
  }
  const lines = linesOfKeys(text);
  return [...new Set(problems.map((problem) => formatProblem(problem, lines)))];
}

/** Returns the {@link configProblems} of a site's `site.config.json`; none if the file does not exist. */
export async function configProblemsOf(site: Files, live?: ReadRegistry): Promise<string[]> {
  const text = await site.text(CONFIG_FILE);
  return text === null ? [] : configProblems(text, configFileOf(site.folder), live);
}

/**
 * Refuses a configuration with an unknown key, flag or type, because a typo would leave
 * the default in effect.
 * @throws FED-502 with every line of {@link configProblems}
 */
export async function assertKnownSettings(site: Files, live?: ReadRegistry): Promise<void> {
  const lines = await configProblemsOf(site, live);
  if (lines.length === 0) return;
  throw new FederationError(
    'FED-502',
    `${configFileOf(site.folder)} is not valid:\n${lines.join('\n')}\nNothing was published. Correct each key, or remove an unknown one.`,
  );
}
