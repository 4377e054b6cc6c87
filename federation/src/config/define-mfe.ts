import * as v from 'valibot';
import { FederationError } from '../errors/federation-error.ts';
import { explain } from './explain.ts';
import { type MfeConfig, type MfeInput, mfeSchema, type Settings, SITE_FLAGS } from './schema.ts';
import { defaultIssues } from './settings.ts';

const invalidDeclaration = (file: string, line: string): FederationError =>
  new FederationError('FED-501', `${file} is not valid:\n  ${line}`);

/**
 * Declares an app. Vite preset, registry entry, router, header and tests derive from the declaration.
 * @throws FED-501 with file, key, expected and found if the declaration is invalid
 */
export function defineMfe<const S extends Settings = Record<never, never>>(
  input: MfeInput & { settings?: S },
): MfeConfig & { settings: S } {
  const file = `${(input as Partial<MfeInput> | undefined)?.name ?? '(app without a name)'}/mfe.config.ts`;
  const result = v.safeParse(mfeSchema, input);
  if (!result.success) throw new FederationError('FED-501', explain(file, result.issues));
  const duplicate = result.output.routes
    .map((route) => route.path)
    .find((path, i, all) => all.indexOf(path) !== i);
  if (duplicate)
    throw invalidDeclaration(file, `routes: expected each path once, found "${duplicate}" twice`);
  const pages = new Map<string, string>();
  for (const { page } of result.output.routes) {
    const other = pages.get(exposeOf(page)) ?? page;
    if (other !== page) {
      throw invalidDeclaration(
        file,
        `routes: expected pages with different last names, found "${other}" and "${page}", which would both be exposed as "${exposeOf(page)}"`,
      );
    }
    pages.set(exposeOf(page), page);
  }
  const { flags, settings } = result.output;
  const knownFlags: string[] = [...SITE_FLAGS, ...Object.keys(flags)];
  for (const { path, flag } of result.output.routes) {
    if (!flag || knownFlags.includes(flag)) continue;
    throw invalidDeclaration(
      file,
      `routes: the flag of "${path}": expected a flag that this app declares under flags, or ${SITE_FLAGS.join(', ')}, found "${flag}"`,
    );
  }
  const defaultErrors = defaultIssues(settings);
  if (defaultErrors.length > 0)
    throw new FederationError('FED-501', explain(file, defaultErrors, 'settings'));
  return result.output as MfeConfig & { settings: S };
}

/** Returns the federation expose of a page: './src/pages/copilot-v3' → './copilot-v3'. */
export const exposeOf = (page: string): string =>
  `./${page
    .replace(/\/index\.tsx?$|\.tsx?$|\/$/, '')
    .split('/')
    .at(-1)}`;
