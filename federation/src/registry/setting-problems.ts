import { type Problem, problemsIn } from '../config/explain.ts';
import { readSettings } from '../config/read-settings.ts';
import { FederationError } from '../errors/federation-error.ts';
import type { AppEntry, Registry } from './schema.ts';

type Config = { apps?: unknown };

/** Validates a site's settings for one app. */
export function appSettingProblems(
  name: string,
  { settings = {} }: Pick<AppEntry, 'settings'>,
  { apps }: Config,
): Problem[] {
  const siteValues = (apps as Record<string, unknown> | undefined)?.[name];
  return siteValues === undefined
    ? []
    : problemsIn(readSettings(settings, siteValues).issues, `apps.${name}`);
}

const formatProblems = (problems: readonly Problem[]): string[] =>
  problems.map(({ key, what }) => `  ${key}: ${what}`);

/**
 * Blocks publishing an app while the site sets an invalid value for a setting of it. Ignores unknown keys,
 * because another version of the app may know them; {@link settingProblems} reports those.
 * @throws FED-507 with file, owner, key, expected, found and a remedy.
 */
export function assertValidSettings(name: string, entry: AppEntry, config: Config, file: string): void {
  const lines = formatProblems(appSettingProblems(name, entry, config).filter(({ isUnknown }) => !isUnknown));
  if (lines.length === 0) return;
  throw new FederationError(
    'FED-507',
    `${file} is not valid for ${name} ${entry.version} (owner: ${entry.owner}):\n${lines.join('\n')}\n` +
      'Nothing was published. Correct the value.',
  );
}

/** Reports invalid settings of live apps, for which the defaults are used, and settings of unknown apps. */
export function settingProblems(registry: Registry, config: Config, file: string): string[] {
  const { apps = {} } = config;
  if (typeof apps !== 'object' || apps === null)
    return [`${file} is not valid:\n  apps: expected an object, found ${JSON.stringify(apps)}`];
  return Object.keys(apps).flatMap((name) => {
    const entry = registry.apps[name];
    if (!entry) {
      const live = Object.keys(registry.apps).join(', ') || 'none';
      return [`${file}: apps.${name}: expected the name of a live app (${live}), found no such app`];
    }
    const lines = formatProblems(appSettingProblems(name, entry, config));
    if (lines.length === 0) return [];
    return [
      `${file} is not valid for ${name} (owner: ${entry.owner}):\n${lines.join('\n')}\nThe default is used instead.`,
    ];
  });
}
