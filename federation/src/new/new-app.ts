import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files/folder.ts';
import { SCOPE } from '../packages/layout.ts';
import { assertAvailable, readLiveApps } from './assert-available.ts';
import { dataTemplateFolder, packageFolder, templateFiller, templateFolder } from './fill.ts';
import { listApp } from './list-app.ts';
import { type NewAppOptions, readNewAppOptions } from './names.ts';

type Ranges = Record<string, string>;
const packageManifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Ranges;
  peerDependencies: Ranges;
  devDependencies: Ranges;
};
/**
 * True when this package runs from its workspace. A new app then uses the catalog's versions and the
 * workspace's repository.
 */
export const inWorkspace = packageManifest.peerDependencies.react?.startsWith('catalog:') ?? false;

/** Returns the version range of a dependency with which this package is tested. */
function findRange(name: string): string {
  const isWorkspacePackage = name.startsWith(`${SCOPE}/`);
  if (inWorkspace) return isWorkspacePackage ? 'workspace:*' : 'catalog:';
  // All packages of the workspace have the same version.
  if (isWorkspacePackage) return `^${packageManifest.version}`;
  return (
    packageManifest.peerDependencies[name] ??
    packageManifest.dependencies[name] ??
    packageManifest.devDependencies[name] ??
    '*'
  );
}

const findRanges = (names: Ranges): Ranges =>
  Object.fromEntries(Object.keys(names).map((name) => [name, findRange(name)]));

/** Sets the ranges of all dependencies in the text of a `package.json`. */
function withRanges(text: string): string {
  const manifest = JSON.parse(text) as { dependencies: Ranges; devDependencies: Ranges };
  manifest.dependencies = findRanges(manifest.dependencies);
  manifest.devDependencies = findRanges(manifest.devDependencies);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** '_github/x' → '.github/x'. npm omits or renames dotfiles when it packs, so the template stores them with `_`. */
const toDotfile = (file: string) => file.replace(/^_(?!_)/, '.');

/** Maps each file of an app to its template folder. */
async function listTemplateFiles(withData = false): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const source of withData ? [templateFolder, dataTemplateFolder] : [templateFolder])
    for (const file of await filesBelow(source)) sources.set(file, source);
  return sources;
}

/**
 * Scaffolds an app: a repository that installs, tests, builds and publishes without changes.
 * In the workspace it also adds the app to the lists of apps that tests compare with the folders.
 * @param parent the app's folder is created in it
 * @returns the app's folder, its files relative to it, and changed files of the workspace relative to that
 * @throws when the name, route, owner or site is invalid, when the folder is not empty, and when the name or
 * route is live at the given site.
 */
export async function newApp(
  requested: NewAppOptions,
  parent: string,
): Promise<{ folder: string; files: string[]; changed: string[] }> {
  const options = readNewAppOptions(requested);
  const folder = path.join(parent, options.name);
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error(
      `No app was created: ${folder} exists already.\n  expected no folder or an empty one, found one with files\n` +
        'Nothing was written. Choose another name, or move the folder.',
    );
  }
  if (requested.site !== undefined) {
    const { name, route, site } = options;
    assertAvailable(await readLiveApps(site), { app: name, route, isNew: true });
  }
  const fillIn = templateFiller(options);
  const files: string[] = [];
  for (const [file, source] of await listTemplateFiles(requested.withData)) {
    // The workspace has its own CI and configuration in dotfiles.
    if (inWorkspace && toDotfile(file) !== file) continue;
    const text = fillIn(await readFile(path.join(source, file), 'utf8'));
    const target = fillIn(toDotfile(file));
    await mkdir(path.dirname(path.join(folder, target)), { recursive: true });
    await writeFile(path.join(folder, target), file === 'package.json' ? withRanges(text) : text);
    files.push(target);
  }
  const changed = inWorkspace ? await listApp(parent, options) : [];
  return { folder, files, changed };
}
