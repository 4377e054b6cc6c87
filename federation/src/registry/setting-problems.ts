import { type Problem, problemsIn } from '../config/explain.ts';
import { readSettings } from '../config/read-settings.ts';
import type { AppEntry, Registry } from './schema.ts';

type Config = { apps?: unknown };

/** What a site's configuration sets wrong for one app. */
export function problemsOfApp(
  name: string,
  { settings = {} }: Pick<AppEntry, 'settings'>,
  { apps }: Config,
): Problem[] {
  const given = (apps as Record<string, unknown> | undefined)?.[name];
  return given === undefined ? [] : problemsIn(readSettings(settings, given).issues, `apps.${name}`);
}

const linesFor = (problems: readonly Problem[]): string[] =>
  problems.map(({ key, what }) => `  ${key}: ${what}`);

/**
 * Refuses to publish an app beside a setting of it that it could not use. A key that this version does not know is no
 * reason: it may belong to the next one, or to the one before; {@link settingProblems} tells it.
 * @throws naming file, owner, key, expected, found, and what to do.
 */
export function refuseWrongSettings(name: string, entry: AppEntry, config: Config, file: string): void {
  const lines = linesFor(problemsOfApp(name, entry, config).filter(({ isUnknown }) => !isUnknown));
  if (lines.length === 0) return;
  throw new Error(
    `${file} is not valid for ${name} ${entry.version} (owner: ${entry.owner}):\n${lines.join('\n')}\n` +
      'Nothing was published. Correct the value, or take it out of the file: its default then applies.',
  );
}

/** What a site's configuration sets wrong for the apps that are live, or for apps that are not; the defaults are used. */
export function settingProblems(registry: Registry, config: Config, file: string): string[] {
  const { apps = {} } = config;
  if (typeof apps !== 'object' || apps === null)
    return [`${file} is not valid:\n  apps: expected an object, found ${JSON.stringify(apps)}`];
  return Object.keys(apps).flatMap((name) => {
    const entry = registry.apps[name];
    if (!entry) {
      const live = Object.keys(registry.apps).join(', ') || 'none';
      return [`${file}: apps.${name}: expected the name of an app that is live (${live}), found no such app`];
    }
    const lines = linesFor(problemsOfApp(name, entry, config));
    if (lines.length === 0) return [];
    return [
      `${file} is not valid for ${name} (owner: ${entry.owner}):\n${lines.join('\n')}\nThe default is used instead.`,
    ];
  });
}
