import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Problem, problemsIn } from '../config/explain.ts';
import { knownKeys } from '../config/known-keys.ts';
import { mend } from '../config/mend.ts';
import { nearest } from '../config/nearest.ts';
import { SITE_FLAGS } from '../config/schema.ts';
import { siteConfigSchema, unknownFlags } from '../config/site-config.ts';
import type { ReadRegistry } from '../registry/read-leniently.ts';
import { problemsOfApp } from '../registry/setting-problems.ts';
import { linesOfKeys } from './line-of.ts';
import { parseJson } from './parse-json.ts';
import { flagsIn } from './sound.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A problem and, for a name that nothing declares, the names that there are. */
type Found = Pick<Problem, 'path' | 'key' | 'what'> & { known?: readonly string[] };

const undeclared = (path: string[], what: string, known: readonly string[]): Found => ({
  path,
  key: path.join('.'),
  what,
  known,
});

/** Without the value of an unknown key: under a name that nothing declares it may be a secret. */
const withKnown = (problem: Problem, keysAt: (path: Problem['path']) => readonly string[]): Found =>
  problem.isUnknown
    ? { ...problem, what: 'is not a known key.', known: keysAt(problem.path.slice(0, -1)) }
    : problem;

function problemsOfFlags(flags: object, { registry, problems }: ReadRegistry): Found[] {
  // The flags of an app whose entry cannot be read are not known.
  if (problems.some(({ costs }) => costs === 'app')) return [];
  const declared = flagsIn(registry).filter((flag) => flag !== undefined);
  const known = [...new Set([...SITE_FLAGS, ...declared])];
  return unknownFlags(flags, declared).map((name) =>
    undeclared(['featureFlags', name], 'neither the site nor an app that is live declares this flag.', known),
  );
}

function problemsOfApps(apps: Record<string, unknown>, { registry, problems }: ReadRegistry): Found[] {
  return Object.keys(apps).flatMap((name): Found[] => {
    const entry = registry.apps[name];
    if (entry) {
      const keys = Object.keys(entry.settings ?? {});
      return problemsOfApp(name, entry, { apps }).map((problem) => withKnown(problem, () => keys));
    }
    if (problems.some(({ app }) => app === name)) return [];
    return [undeclared(['apps', name], 'no app of this name is live.', Object.keys(registry.apps))];
  });
}

/** The line of the value, or of the nearest part around it that has a key. */
function lineAt(path: Problem['path'], lines: Map<string, number>): number | undefined {
  const around = path.map((_, at) => lines.get(JSON.stringify(path.slice(0, path.length - at))));
  return around.find((line) => line !== undefined);
}

function hintFor(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near === null ? `Known: ${known.join(', ') || 'none'}.` : `Did you mean "${near}"?`;
}

function told({ path, key, what, known }: Found, lines: Map<string, number>): string {
  const line = lineAt(path, lines);
  const place = line === undefined ? key : `${key} (line ${line})`;
  return `  ${place}: ${what}${known ? ` ${hintFor(String(path.at(-1)), known)}` : ''}`;
}

/**
 * What is wrong in a `site.config.json`, one line for each key: where, expected, found, and the name most likely meant.
 * @param text of the file
 * @param live what is live, for the flags and settings that apps declare; without it only the site's own keys are judged
 */
export function configProblems(text: string, file: string, live?: ReadRegistry): string[] {
  const config = parseJson(text, file);
  const found = problemsIn(mend(siteConfigSchema, config).issues).map((problem) =>
    withKnown(problem, (path) => knownKeys(siteConfigSchema, path)),
  );
  if (live && isObject(config)) {
    const { featureFlags, apps } = config;
    if (isObject(featureFlags)) found.push(...problemsOfFlags(featureFlags, live));
    if (isObject(apps)) found.push(...problemsOfApps(apps, live));
  }
  const lines = linesOfKeys(text);
  return [...new Set(found.map((one) => told(one, lines)))];
}

/** {@link configProblems} of a file; none where there is no file. */
export const configProblemsOf = async (file: string, live?: ReadRegistry): Promise<string[]> =>
  existsSync(file) ? configProblems(await readFile(file, 'utf8'), file, live) : [];

/**
 * Refuses a configuration with a key, flag or type that nothing knows: a typing error would leave its default in force.
 * @throws with every line of {@link configProblems}.
 */
export async function expectKnownSettings(file: string, live?: ReadRegistry): Promise<void> {
  const lines = await configProblemsOf(file, live);
  if (lines.length === 0) return;
  throw new Error(
    `${file} is not valid:\n${lines.join('\n')}\nNothing was published. Correct each key, or take it out: its default then applies.`,
  );
}
