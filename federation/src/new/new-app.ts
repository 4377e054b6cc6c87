import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SCOPE } from '../packages/layout.ts';
import { filesBelow } from '../publish/folder.ts';
import { expectFree, readLiveApps } from './expect-free.ts';
import { dataTemplate, fillerOf, home, template } from './fill.ts';
import { readWish, type Wish } from './names.ts';

type Ranges = Record<string, string>;
const own = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Ranges;
  peerDependencies: Ranges;
  devDependencies: Ranges;
};
/** Beside the sources an app takes the workspace's versions, and has the workspace's own repository around it. */
export const inWorkspace = own.peerDependencies.react?.startsWith('catalog:') ?? false;

/** The versions that this package was made and tested with. */
function rangeOf(name: string): string {
  const ours = name.startsWith(`${SCOPE}/`);
  if (inWorkspace) return ours ? 'workspace:*' : 'catalog:';
  // Ours carry one version number.
  if (ours) return `^${own.version}`;
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

/** npm leaves out or renames files that begin with a dot, so in the template they begin with `_`. */
const dotted = (file: string) => file.replace(/^_(?!_)/, '.');

/** Each file of an app, with the template that it comes from. */
async function sourcesOf(withData = false): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const source of withData ? [template, dataTemplate] : [template])
    for (const file of await filesBelow(source)) sources.set(file, source);
  return sources;
}

/**
 * Writes a whole app: a repository that installs, tests, builds and can be published as it is.
 * @param parent the folder it is made in
 * @returns its folder and its files, relative to it
 * @throws when the name, route, owner or site does not fit, when the folder has something in it, and when name or route are
 * live at the site that is given.
 */
export async function newApp(wish: Wish, parent: string): Promise<{ folder: string; files: string[] }> {
  const answers = readWish(wish);
  const folder = path.join(parent, answers.name);
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error(
      `No app was made: ${folder} is there already.\n  expected a name that no folder has, found one with files in it\n` +
        'Nothing was written. Choose another name, or move that folder away.',
    );
  }
  if (wish.site !== undefined) {
    const { name, route, site } = answers;
    expectFree(await readLiveApps(site), { app: name, route, isNew: true });
  }
  const fill = fillerOf(answers);
  const files: string[] = [];
  for (const [file, source] of await sourcesOf(wish.withData)) {
    if (inWorkspace && dotted(file) !== file) continue;
    const text = fill(await readFile(path.join(source, file), 'utf8'));
    const target = fill(dotted(file));
    await mkdir(path.dirname(path.join(folder, target)), { recursive: true });
    await writeFile(path.join(folder, target), file === 'package.json' ? withRanges(text) : text);
    files.push(target);
  }
  return { folder, files };
}
