import * as v from 'valibot';
import { explain } from './explain.ts';
import { type MfeConfig, type MfeInput, mfeSchema, type Settings, SITE_FLAGS } from './schema.ts';
import { defaultIssues } from './settings.ts';

/**
 * Declares an app: everything else (Vite preset, registry entry, router, header, tests) derives from it.
 * @throws when the declaration breaks the schema, naming file, key, expected and found.
 */
export function defineMfe<const S extends Settings = Record<never, never>>(
  input: MfeInput & { settings?: S },
): MfeConfig & { settings: S } {
  const file = `${(input as Partial<MfeInput> | undefined)?.name ?? '(app without a name)'}/mfe.config.ts`;
  const result = v.safeParse(mfeSchema, input);
  if (!result.success) throw new Error(explain(file, result.issues));
  const twice = result.output.routes
    .map((route) => route.path)
    .find((path, i, all) => all.indexOf(path) !== i);
  if (twice)
    throw new Error(`${file} is not valid:\n  routes: expected each path once, found "${twice}" twice`);
  const pages = new Map<string, string>();
  for (const { page } of result.output.routes) {
    const other = pages.get(exposeOf(page)) ?? page;
    if (other !== page) {
      throw new Error(
        `${file} is not valid:\n  routes: expected pages with different last names, found "${other}" and "${page}", which would both be exposed as "${exposeOf(page)}"`,
      );
    }
    pages.set(exposeOf(page), page);
  }
  const { flags, settings } = result.output;
  const known: string[] = [...SITE_FLAGS, ...Object.keys(flags)];
  for (const { path, flag } of result.output.routes) {
    if (!flag || known.includes(flag)) continue;
    throw new Error(
      `${file} is not valid:\n  routes: the flag of "${path}": expected one that this app declares under flags, or ${SITE_FLAGS.join(', ')}, found "${flag}"`,
    );
  }
  const wrong = defaultIssues(settings);
  if (wrong.length > 0) throw new Error(explain(file, wrong, 'settings'));
  return result.output as MfeConfig & { settings: S };
}

/** The federation expose of a page: './src/pages/copilot-v3' → './copilot-v3'. */
export const exposeOf = (page: string): string =>
  `./${page
    .replace(/\/index\.tsx?$|\.tsx?$|\/$/, '')
    .split('/')
    .at(-1)}`;
