import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files/folder.ts';
import { SCOPE } from '../packages/layout.ts';
import { assertAvailable, readLiveApps } from './assert-available.ts';
import { dataTemplate, home, template, templateFiller } from './fill.ts';
import { listApp } from './list-app.ts';
import { type NewAppOptions, readNewAppOptions } from './names.ts';

type Ranges = Record<string, string>;
const own = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Ranges;
  peerDependencies: Ranges;
  devDependencies: Ranges;
};
/**
 * True when this package runs from its workspace. A new app then uses the catalog's versions and the
 * workspace's repository.
 */
export const inWorkspace = own.peerDependencies.react?.startsWith('catalog:') ?? false;

/** Returns the version range of a dependency with which this package is tested. */
function rangeOf(name: string): string {
  const isWorkspacePackage = name.startsWith(`${SCOPE}/`);
  if (inWorkspace) return isWorkspacePackage ? 'workspace:*' : 'catalog:';
  // All packages of the workspace have the same version.
  if (isWorkspacePackage) return `^${own.version}`;
  return own.peerDependencies[name] ?? own.dependencies[name] ?? own.devDependencies[name] ?? '*';
}

const rangesOf = (names: Ranges): Ranges =>
  Object.fromEntries(Object.keys(names).map((name) => [name, rangeOf(name)]));

function withRanges(text: string): string {
  const manifest = JSON.parse(text) as { dependencies: Ranges; devDependencies: Ranges };
  manifest.dependencies = rangesOf(manifest.dependencies);
  manifest.devDependencies = rangesOf(manifest.devDependencies);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** npm omits or renames dotfiles when it packs, so the template stores them with the prefix `_`. */
const dotted = (file: string) => file.replace(/^_(?!_)/, '.');

/** Maps each file of an app to its template folder. */
async function sourcesOf(withData = false): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const source of withData ? [template, dataTemplate] : [template])
    for (const file of await filesBelow(source)) sources.set(file, source);
  return sources;
}

/**
 * Scaffolds an app: a repository that installs, tests, builds and publishes without changes.
 * In the workspace it also adds the app to the lists of apps that tests compare with the folders.
 * @param parent the app's folder is created in it
 * @returns the app's folder, and its files relative to it
 * @throws when the name, route, owner or site is invalid, when the folder is not empty, and when the name or
 * route is live at the given site.
 */
export async function newApp(
  given: NewAppOptions,
  parent: string,
): Promise<{ folder: string; files: string[] }> {
  const options = readNewAppOptions(given);
  const folder = path.join(parent, options.name);
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error(
      `No app was created: ${folder} exists already.\n  expected no folder or an empty one, found one with files\n` +
        'Nothing was written. Choose another name, or move the folder.',
    );
  }
  if (given.site !== undefined) {
    const { name, route, site } = options;
    assertAvailable(await readLiveApps(site), { app: name, route, isNew: true });
  }
  const fill = templateFiller(options);
  const files: string[] = [];
  for (const [file, source] of await sourcesOf(given.withData)) {
    if (inWorkspace && dotted(file) !== file) continue;
    const text = fill(await readFile(path.join(source, file), 'utf8'));
    const target = fill(dotted(file));
    await mkdir(path.dirname(path.join(folder, target)), { recursive: true });
    await writeFile(path.join(folder, target), file === 'package.json' ? withRanges(text) : text);
    files.push(target);
  }
  if (inWorkspace) await listApp(parent, options);
  return { folder, files };
}
