import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { describeRoute, documentTags, readSiteUrl } from '../document/index.ts';
import { expectMainRoute, hasMainRoute } from '../registry/main-route.ts';
import {
  type ReadRegistry,
  type RegistryProblem,
  readApp,
  readLeniently,
} from '../registry/read-leniently.ts';
import { appEntrySchema, type Registry, shellSchema } from '../registry/schema.ts';
import { settingProblems } from '../registry/setting-problems.ts';
import { checkConfig, refuseKeys } from './check-config.ts';
import { refuseMisfits } from './check-fit.ts';
import { refuseForeignOrigins } from './check-origins.ts';
import { refuseClash } from './check-room.ts';
import { writeAtomic } from './folder.ts';
import { parseJson } from './parse-json.ts';
import { precompress } from './precompress.ts';
import { composePublicFiles } from './public-files.ts';
import { configFileOf, readConfig } from './read-config.ts';

const empty: Registry = { schema: 1, shell: { version: 'none', base: './' }, apps: {} };

/** Refuses to publish beside a configuration that must not be public. @throws naming file and keys. */
export async function checkSite(site: string, registry?: Registry): Promise<void> {
  const { shell, apps } = registry ?? (await readRegistry(site));
  await checkConfig(configFileOf(site), path.join(site, shell.base), apps);
  refuseForeignOrigins(apps, await readConfig(site), configFileOf(site));
}

interface SiteRegistry extends ReadRegistry {
  /** As it lies in the file: with what later versions wrote, and with what is broken. */
  raw: Registry;
}

/** @throws when the file is no registry at all. */
async function readSite(site: string): Promise<SiteRegistry> {
  const file = path.join(site, 'registry.json');
  const raw = existsSync(file) ? parseJson(await readFile(file, 'utf8'), file) : structuredClone(empty);
  return { ...readLeniently(raw, file), raw: raw as Registry };
}

/** Without its shell there is no page to put a registry into. */
function refuseWithoutShell(problems: RegistryProblem[]): void {
  const broken = problems.find(({ app }) => app === 'shell');
  if (broken) throw new Error(`${broken.message}\nPublish the shell: federation publish shell`);
}

/** What is live in a site, as a shell reads it. */
export const readRegistry = async (site: string): Promise<Registry> => (await readSite(site)).registry;

/** What is wrong with apps of a site, whoever wrote it. */
export const problemsOf = async (site: string): Promise<RegistryProblem[]> => (await readSite(site)).problems;

/** What the site's configuration sets wrong for its apps; the defaults are used. */
export const settingProblemsOf = async (site: string): Promise<string[]> =>
  settingProblems(await readRegistry(site), await readConfig(site), configFileOf(site));

const LOCK_WAIT = 10_000;

/** Two teams may publish at once: one waits for the other, or a release would be lost. */
async function lock(file: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), { recursive: true });
  const until = Date.now() + LOCK_WAIT;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (Date.now() > until) {
        throw new Error(
          `Another publish holds ${file}. If none is running, delete that file and publish again.`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A site in the making may still lack its main page; a site that has one must not lose it. */
function keepMainRoute(registry: Registry, file: string): void {
  try {
    expectMainRoute(registry, file);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nThe registry stays as it was: without a main page, visitors could not open the site. To move it to another app, place ` +
        'both builds (federation publish … --place-only) and make them live together: federation activate <app> <version> <app> <version>',
      { cause: error },
    );
  }
}

/** What a command writes must be right; what others wrote is none of its business. */
function checkChanges(raw: Registry, before: Registry, file: string): void {
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  if (differs(raw.shell, before.shell)) {
    const shell = v.safeParse(shellSchema, raw.shell);
    if (!shell.success) throw new Error(explain(file, shell.issues, 'shell'));
  }
  const changed = Object.keys(raw.apps).filter((name) => differs(raw.apps[name], before.apps[name]));
  for (const name of changed) {
    const entry = v.safeParse(appEntrySchema, raw.apps[name]);
    if (!entry.success) throw new Error(explain(file, entry.issues, `apps.${name}`));
  }
  const readable = Object.entries(raw.apps).flatMap(([name, given]) => {
    const { entry } = readApp(name, given, file);
    return entry ? [[name, entry] as const] : [];
  });
  refuseClash(Object.fromEntries(readable), changed, file);
}

/**
 * Changes the registry and re-composes the page that carries it: this alone makes another version live. Only what is
 * changed is checked, and all else is written back as it was.
 * @throws when the change is not valid, or takes the site's main page away, and when the configuration must not be
 * public. Nothing is changed then.
 */
export async function updateRegistry(site: string, change: (registry: Registry) => void): Promise<Registry> {
  const unlock = await lock(path.join(site, '.publishing'));
  try {
    const { raw, registry } = await readSite(site);
    const before = structuredClone(raw);
    const file = path.join(site, 'registry.json');
    change(raw);
    checkChanges(raw, before, file);
    const { registry: next, problems } = readLeniently(raw, file);
    refuseWithoutShell(problems);
    refuseMisfits(next, registry);
    if (hasMainRoute(registry)) keepMainRoute(next, file);
    await checkSite(site, next);
    await writeAtomic(file, `${JSON.stringify(raw, null, 2)}\n`);
    await compose(site);
    return next;
  } finally {
    await unlock();
  }
}

const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The upright faces are on every first view; a browser would discover them only after the style sheet. */
async function fontPreloads(site: string, base: string): Promise<string[]> {
  const files = await readdir(path.join(site, base, 'assets')).catch(() => []);
  return files
    .filter((file) => /-normal-.*\.woff2$/.test(file))
    .map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}assets/${file}">`,
    );
}

/**
 * The site's one page: the shell's template with the registry and the site configuration inlined, so that the
 * first view needs no request to know what to load.
 */
export async function composeHtml(
  site: string,
  extra: { config?: Record<string, unknown> } = {},
): Promise<string | null> {
  const { raw, registry, problems } = await readSite(site);
  refuseWithoutShell(problems);
  const template = path.join(site, registry.shell.base, 'index.html');
  if (!existsSync(template)) return null;
  const given = await readConfig(site);
  refuseKeys(given, configFileOf(site));
  const config = { ...given, ...extra.config };
  // What the shell's build owns moves with its version; the static pages stay at the site's root.
  const html = (await readFile(template, 'utf8')).replace(
    /"\.\/(assets\/|favicon)/g,
    `"${registry.shell.base}$1`,
  );
  const head = [
    dataBlock('registry', raw),
    dataBlock('site-config', config),
    `<script src="${registry.shell.base}hints.js"></script>`,
    ...(await fontPreloads(site, registry.shell.base)),
  ].join('\n    ');
  const siteUrl = readSiteUrl(config);
  const tags = documentTags(describeRoute(registry, '/', siteUrl), siteUrl);
  return html.replace('<!-- document -->', () => tags).replace('<!-- federation -->', () => head);
}

/**
 * Writes `index.html` and what stands beside it, from the registry and the site configuration.
 * @throws when the configuration must not be public. All stays as it was then.
 */
export async function compose(site: string): Promise<void> {
  await checkSite(site);
  const html = await composeHtml(site);
  if (html) await writeAtomic(path.join(site, 'index.html'), html);
  await composePublicFiles(site, await readRegistry(site), await readConfig(site));
  await precompress(site);
}
