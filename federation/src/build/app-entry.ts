import type { Files } from '../files/folder.ts';
import { declaredIn } from '../registry/declared.ts';
import type { AppEntry } from '../registry/schema.ts';
import { declarationOf, readBuildJson } from './declaration.ts';
import { filesOfPage, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { requirementsOf } from './requirements.ts';

/** Returns the registry entry of a built app whose files are at the URL path `base`. */
export async function entryOf(build: Files, base: string, version: string): Promise<AppEntry> {
  const declaration = await declarationOf(build);
  const manifest = await readBuildJson<Manifest>(build, MANIFEST_FILE);
  const routes = declaration.routes.map(({ page, ...route }) => {
    const files = filesOfPage(manifest, page, declaration.entry);
    const expose = declaration.exposes[page] ?? './';
    return { ...route, expose, preload: files.preload, styles: files.styles };
  });
  const { owner, contract, sharedUi, entry } = declaration;
  const requires = await requirementsOf(build, declaration);
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
