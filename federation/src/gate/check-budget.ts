import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Declaration } from '../preset/emit-declaration.ts';
import { brotliSize } from '../publish/folder.ts';
import { filesOfPage, type Manifest } from '../publish/manifest.ts';
import { configFileOf, readConfig } from '../publish/read-config.ts';
import { type Candidate, readIn } from './candidate.ts';

interface Limit {
  bytes: number;
  /** What whoever is over it can do. */
  raise: string;
}

/** The most that a page may weigh in this site, whatever its app declares: `"budget": { "js": 150000 }`. */
async function ceilingOf(site: string): Promise<number> {
  const { budget } = await readConfig(site);
  if (budget === undefined) return Number.POSITIVE_INFINITY;
  const { js } = (budget ?? {}) as { js?: unknown };
  if (typeof js === 'number' && Number.isInteger(js) && js > 0) return js;
  throw new Error(
    `${configFileOf(site)} is not valid:\n  budget.js: expected a whole number of bytes, found ${JSON.stringify(js)}`,
  );
}

async function refuseHeavy(dist: string, name: string, route: string, files: string[], limit: Limit) {
  const sizes = await Promise.all(
    files.map(async (file) => brotliSize(await readFile(path.join(dist, file)))),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= limit.bytes) return;
  const list = files.map((file, i) => `  ${String(sizes[i]).padStart(7)}  ${file}`).join('\n');
  throw new Error(
    `${name}: the page ${route} is over its budget: ${total} bytes (brotli) of its own scripts, at most ${limit.bytes} allowed.\n` +
      `${list}\nLoad on first use what the first view does not show, or ${limit.raise} with a reason.`,
  );
}

/** Each page of an app stays below what its app declares, and below what the site allows anyone. */
export async function checkBudget(candidate: Pick<Candidate, 'dist' | 'site'>): Promise<void> {
  const { name, routes, entry, budget } = await readIn<Declaration>(candidate, 'mfe.json');
  const manifest = await readIn<Manifest>(candidate, '.vite/manifest.json');
  const ceiling = await ceilingOf(candidate.site);
  const limit: Limit =
    budget.js <= ceiling
      ? { bytes: budget.js, raise: 'raise budget.js in mfe.config.ts' }
      : { bytes: ceiling, raise: 'have whoever runs the site raise budget.js in site.config.json' };
  for (const { path: route, page } of routes)
    await refuseHeavy(candidate.dist, name, route, filesOfPage(manifest, page, entry).own, limit);
}
