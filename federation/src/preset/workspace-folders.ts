import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Expands `mfe-*` to the folders with that prefix. A pattern without `*` is one folder. */
function expandPattern(workspace: string, pattern: string): string[] {
  if (!pattern.endsWith('*')) return [pattern];
  const [parent, prefix] = [path.dirname(pattern), path.basename(pattern).slice(0, -1)];
  return readdirSync(path.join(workspace, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map((entry) => path.join(parent, entry.name))
    .sort();
}

/** Folders of all packages in `pnpm-workspace.yaml`. Without that file, the root is the only package. */
export function workspaceFolders(workspace: string): string[] {
  const file = path.join(workspace, 'pnpm-workspace.yaml');
  if (!existsSync(file)) return ['.'];
  // The items of the list `packages:`, up to the next key.
  const [, list = ''] = /^packages:\n((?: .*\n|\n)*)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return [...list.matchAll(/^ +- +['"]?([^'"\s#]+)/gm)]
    .flatMap(([, pattern = '']) => expandPattern(workspace, pattern))
    .filter((folder) => existsSync(path.join(workspace, folder, 'package.json')));
}
