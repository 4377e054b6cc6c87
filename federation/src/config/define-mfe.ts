import * as v from 'valibot';
import { explain } from './explain.ts';
import { type MfeConfig, type MfeInput, mfeSchema } from './schema.ts';

/**
 * Declares an app: everything else (Vite preset, registry entry, router, header, tests) derives from it.
 * @throws when the declaration breaks the schema, naming file, key, expected and found.
 */
export function defineMfe(input: MfeInput): MfeConfig {
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
  return result.output;
}

/** The federation expose of a page: './src/pages/copilot-v3' → './copilot-v3'. */
export const exposeOf = (page: string): string =>
  `./${page
    .replace(/\/index\.tsx?$|\.tsx?$|\/$/, '')
    .split('/')
    .at(-1)}`;
