import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { requirementsOf } from '../gate/requirements.ts';
import type { Declaration } from '../preset/emit-declaration.ts';
import { declaredIn } from '../registry/declared.ts';
import type { AppEntry } from '../registry/schema.ts';
import { filesOfPage, type Manifest } from './manifest.ts';
import { parseJson } from './parse-json.ts';

const readJson = async <T>(file: string): Promise<T> => parseJson(await readFile(file, 'utf8'), file) as T;

/** The entry of the registry for a built app placed at `base`. */
export async function entryOf(dist: string, base: string, version: string): Promise<AppEntry> {
  const declaration = await readJson<Declaration>(path.join(dist, 'mfe.json'));
  const manifest = await readJson<Manifest>(path.join(dist, '.vite/manifest.json'));
  const routes = declaration.routes.map(({ page, ...route }) => {
    const files = filesOfPage(manifest, page, declaration.entry);
    const expose = declaration.exposes[page] ?? './';
    return { ...route, expose, preload: files.preload, styles: files.styles };
  });
  const { owner, contract, sharedUi, entry } = declaration;
  const requires = await requirementsOf({ dist }, declaration);
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
