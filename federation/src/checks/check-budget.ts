import { readBuildJson, readDeclaration } from '../build/declaration.ts';
import { filesOfPage, MANIFEST_FILE, type Manifest } from '../build/manifest.ts';
import { errorOf } from '../errors/error-of.ts';
import { FederationError } from '../errors/federation-error.ts';
import { brotliSize } from '../files/brotli.ts';
import type { Files } from '../files/folder.ts';
import { configFileOf, readConfigFile } from '../site/config.ts';
import type { Candidate } from './candidate.ts';

interface Limit {
  bytes: number;
  /** Instruction to raise the limit. */
  raiseAdvice: string;
}

/**
 * Returns the site's limit for any page in bytes, from `"budget": { "js": 150000 }`. It
 * bounds the app's own budget.
 */
async function readSiteLimit(site: Files): Promise<number> {
  const { budget } = await readConfigFile(site);
  if (budget === undefined) return Number.POSITIVE_INFINITY;
  const { js } = (budget ?? {}) as { js?: unknown };
  if (typeof js === 'number' && Number.isInteger(js) && js > 0) return js;
  throw new FederationError(
    'FED-502',
    `${configFileOf(site.folder)} is not valid:\n  budget.js: expected a whole number of bytes, found ${JSON.stringify(js)}\nCorrect the value.`,
  );
}

async function assertWithinLimit(build: Files, name: string, route: string, files: string[], limit: Limit) {
  const sizes = await Promise.all(files.map(async (file) => brotliSize((await build.bytes(file)) as Buffer)));
  const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
  if (totalBytes <= limit.bytes) return;
  const fileList = files.map((file, i) => `  ${String(sizes[i]).padStart(7)}  ${file}`).join('\n');
  const { bytes, raiseAdvice } = limit;
  throw errorOf('FED-104', {
    app: name,
    route,
    size: totalBytes,
    limit: bytes,
    files: fileList,
    raise: raiseAdvice,
  });
}

/**
 * Rejects an app with a page above its declared budget, or above the site's limit.
 * @throws FED-104 with the page, its size and its files
 */
export async function checkBudget({ build }: Pick<Candidate, 'build'>, site: Files): Promise<void> {
  const { name, routes, entry, budget } = await readDeclaration(build);
  const manifest = await readBuildJson<Manifest>(build, MANIFEST_FILE);
  const siteLimit = await readSiteLimit(site);
  const limit: Limit =
    budget.js <= siteLimit
      ? { bytes: budget.js, raiseAdvice: 'raise budget.js in mfe.config.ts' }
      : { bytes: siteLimit, raiseAdvice: "ask the site's operator to raise budget.js in site.config.json" };
  for (const { path: route, page } of routes)
    await assertWithinLimit(build, name, route, filesOfPage(manifest, page, entry).own, limit);
}
