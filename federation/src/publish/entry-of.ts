import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Declaration } from '../preset/emit-declaration.ts';
import { declaredIn } from '../registry/declared.ts';
import type { AppEntry } from '../registry/schema.ts';
import { brotliSize } from './folder.ts';
import { filesOfPage, type Manifest } from './manifest.ts';
import { parseJson } from './parse-json.ts';

const readJson = async <T>(file: string): Promise<T> => parseJson(await readFile(file, 'utf8'), file) as T;

async function checkBudget(dist: string, name: string, route: string, files: string[], limit: number) {
  const sizes = await Promise.all(
    files.map(async (file) => brotliSize(await readFile(path.join(dist, file)))),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= limit) return total;
  const list = files.map((file, i) => `  ${String(sizes[i]).padStart(7)}  ${file}`).join('\n');
  throw new Error(
    `${name}: the page ${route} is over its budget: ${total} bytes (brotli) of its own scripts, at most ${limit} allowed.\n` +
      `${list}\nLoad on first use what the first view does not show, or raise budget.js in mfe.config.ts with a reason.`,
  );
}

/** The entry of the registry for a built app placed at `base`. Checks the budget of each page. */
export async function entryOf(dist: string, base: string, version: string): Promise<AppEntry> {
  const declaration = await readJson<Declaration>(path.join(dist, 'mfe.json'));
  const manifest = await readJson<Manifest>(path.join(dist, '.vite/manifest.json'));
  const routes = await Promise.all(
    declaration.routes.map(async ({ page, ...route }) => {
      const files = filesOfPage(manifest, page, declaration.entry);
      await checkBudget(dist, declaration.name, route.path, files.own, declaration.budget.js);
      const expose = declaration.exposes[page] ?? './';
      return { ...route, expose, preload: files.preload, styles: files.styles };
    }),
  );
  const { owner, contract, requires, sharedUi, entry } = declaration;
  return {
    version,
    owner,
    contract,
    ...(requires ? { requires } : {}),
    sharedUi,
    ...declaredIn(declaration),
    base,
    entry: base + entry,
    routes,
  };
}
