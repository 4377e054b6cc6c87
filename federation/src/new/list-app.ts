import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface ListedApp {
  name: string;
  owner: string;
}

interface List {
  /** Relative to the workspace. */
  file: string;
  /** The last app in the list. */
  last: RegExp;
  line(app: ListedApp, last: string): string;
}

/** Lists of apps that the workspace's tests compare with its folders. */
const LISTS: readonly List[] = [
  {
    file: 'CODEOWNERS',
    last: /^\/mfe-[\w-]+\/.*\n(?!\/mfe-)/m,
    line: ({ name, owner }, last) =>
      `${`/${name}/`.padEnd(last.indexOf('@') - 1)} ${/@[^/\s]+\//.exec(last)?.[0] ?? '@'}${owner}\n`,
  },
  {
    file: 'docs/architecture.md',
    last: /^ +mfe-[\w-]+\n(?! +mfe-)/m,
    line: ({ name }, last) => `${/^ +/.exec(last)?.[0]}${name}\n`,
  },
];

/**
 * Adds a new app to the workspace's lists of apps: owners and packages diagram.
 * @returns the changed files, relative to the workspace; a workspace without these lists has none
 */
export async function listApp(workspace: string, app: ListedApp): Promise<string[]> {
  const changed: string[] = [];
  for (const { file, last, line } of LISTS) {
    const target = path.join(workspace, file);
    if (!existsSync(target)) continue;
    const text = await readFile(target, 'utf8');
    const found = last.exec(text)?.[0];
    if (found === undefined) continue;
    await writeFile(
      target,
      text.replace(found, () => found + line(app, found)),
    );
    changed.push(file);
  }
  return changed;
}
