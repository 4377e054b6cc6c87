import { existsSync } from 'node:fs';
import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { packumentFiles } from '../packages/packuments.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import { expectKnownSettings } from './check-settings.ts';
import { documentsOf, fileOf, formerDocuments } from './documents.ts';
import { jsonText, type Staged, stageFile, takePlace } from './folder.ts';
import { pageHtml } from './page.ts';
import { compressedForms } from './precompress.ts';
import { type PublicFiles, publicFiles } from './public-files.ts';
import { configFileOf, readConfig } from './read-config.ts';
import { readingDocuments } from './readings.ts';
import { type RawRegistry, registryFileOf, registryOf } from './registry-of.ts';
import { settle } from './settle.ts';
import { checkSite, refuseWithoutShell } from './site.ts';
import { inTurn } from './turn.ts';

/** What a site shows, as files that are written and wait for their place. */
export interface Composition {
  staged: Staged[];
  /** Files that must not be there any more. */
  gone: string[];
}

const isSame = async (file: string, content: string | Buffer): Promise<boolean> => {
  const there = await readFile(file).catch(() => null);
  return there?.equals(Buffer.from(content)) ?? false;
};

/** Takes back what was written and has no place yet. */
export const discard = async (staged: readonly Staged[]): Promise<void> => {
  for (const { part } of staged) await rm(part, { force: true });
};

/**
 * Everything at the site's root that follows from the folders of its apps and from `site.config.json`: of the same folders
 * always the same. What is there already, to the byte, is left alone.
 */
export async function stageComposition(site: string, raw: RawRegistry): Promise<Composition> {
  const { registry, problems } = readLeniently(raw, registryFileOf(site));
  refuseWithoutShell(problems);
  const config = await readConfig(site);
  const documents = documentsOf(registry, config);
  const pages: PublicFiles = await readingDocuments(site, registry, config, documents);
  for (const route of ['/', ...documents]) {
    const html = await pageHtml(site, raw, registry, config, route);
    if (html) pages[fileOf(route)] = html;
  }
  const files: PublicFiles = {
    ...(await formerDocuments(site)),
    // First the pages that carry it, and what stands beside; the file that open tabs read, last.
    ...pages,
    ...(await publicFiles(site, registry, config, documents)),
    'registry.json': jsonText(raw),
  };
  // After the files that they are forms of: each goes away with the one that it no longer stands for.
  const forms = await compressedForms(site, files);
  Object.assign(files, forms);
  // Without a compressed form, which would be stale when the next package is handed out.
  Object.assign(files, await packumentFiles(site, config));
  const composition: Composition = { staged: [], gone: [] };
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(site, name);
      if (content === null) composition.gone.push(file);
      // A compressed form is among them only where it has to be written.
      else if (Object.hasOwn(forms, name) || !(await isSame(file, content)))
        composition.staged.push(await stageFile(file, content));
    }
    return composition;
  } catch (error) {
    await discard(composition.staged);
    throw error;
  }
}

/** Shows what was composed. It needs no more room on the disk. */
export async function takePlaces({ staged, gone }: Composition): Promise<void> {
  for (const one of staged) await takePlace(one);
  for (const file of gone.filter((name) => existsSync(name))) {
    await rm(file, { force: true });
    // With the folders that held nothing else; a site itself is never empty.
    let folder = path.dirname(file);
    for (; (await readdir(folder)).length === 0; folder = path.dirname(folder)) await rmdir(folder);
  }
}

/**
 * Composes a site anew from the folders that its apps own. As often as one likes: nothing changes where nothing changed,
 * and what an interrupted run left is finished or swept away.
 * @param options.expectKnown refuses a configuration with a key, flag or type that nothing knows
 * @throws when the configuration must not be public. All that is shown stays as it was then.
 */
export async function compose(site: string, { expectKnown = false } = {}): Promise<void> {
  await inTurn(site, async () => {
    await settle(site);
    const raw = await registryOf(site);
    const read = readLeniently(raw);
    await checkSite(site, read.registry);
    if (expectKnown) await expectKnownSettings(configFileOf(site), read);
    await takePlaces(await stageComposition(site, raw));
  });
}
