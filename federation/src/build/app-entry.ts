import type { Files } from '../files/folder.ts';
import { registryDeclarations } from '../registry/declared.ts';
import type { AppEntry } from '../registry/schema.ts';
import { readBuildJson, readDeclaration } from './declaration.ts';
import { filesOfPage, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { readRequirements } from './requirements.ts';

/** Reads a build and returns the app's registry entry. The files are at the URL path `base`. */
export async function readAppEntry(build: Files, base: string, version: string): Promise<AppEntry> {
  const declaration = await readDeclaration(build);
  const manifest = await readBuildJson<Manifest>(build, MANIFEST_FILE);
  const routes = declaration.routes.map(({ page, ...route }) => {
    const files = filesOfPage(manifest, page, declaration.entry);
    const expose = declaration.exposes[page] ?? './';
    return { ...route, expose, preload: files.preload, styles: files.styles };
  });
  const { owner, contract, sharedUi, entry } = declaration;
  const requires = await readRequirements(build, declaration);
  return {
    version,
    owner,
    contract,
    ...(requires ? { requires } : {}),
    sharedUi,
    ...registryDeclarations(declaration),
    base,
    entry: base + entry,
    routes,
  };
}
