import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { mfeSchema } from '../config/schema.ts';
import { type Finding, failure, ok } from './finding.ts';

const CHECK = 'declaration';

/** Files that a `page` of the declaration may name: without extension or index file. */
const pageFiles = (page: string): string[] => [
  page,
  ...['.tsx', '.ts', '/index.tsx', '/index.ts'].map((end) => page + end),
];

/** Checks `mfe.config.ts`: it loads, has the declared shape, and its pages exist. */
export async function checkDeclaration(app: string): Promise<Finding[]> {
  // Imports vite, a peer dependency that the app may lack.
  const reader = await import('../dev-tools/app-config.ts').catch(() => null);
  if (reader === null) {
    const message = 'vite is not installed, so mfe.config.ts cannot be read';
    return [failure(CHECK, message, 'Install the packages: npm install, or pnpm install in a workspace.')];
  }
  let config: unknown;
  try {
    config = await reader.readAppConfig(app);
  } catch (error) {
    return [failure(CHECK, (error as Error).message, 'Correct mfe.config.ts.')];
  }
  const result = v.safeParse(mfeSchema, config);
  if (!result.success)
    return [failure(CHECK, explain('mfe.config.ts', result.issues), 'Correct mfe.config.ts.')];
  const { name, routes } = result.output;
  const absent = routes.filter(
    ({ page }) => !pageFiles(page).some((file) => existsSync(path.join(app, file))),
  );
  if (absent.length === 0) return [ok(CHECK, `${name}: mfe.config.ts is valid (routes: ${routes.length})`)];
  return absent.map(({ path: route, page }) =>
    failure(
      CHECK,
      `mfe.config.ts: the page of ${route} is ${page}, which does not exist`,
      'Create the page, or correct its path. federation route creates a page with its declaration.',
    ),
  );
}
