import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface ListedApp {
  name: string;
  owner: string;
}

interface AppList {
  /** Path relative to the workspace. */
  file: string;
  /** Matches the line of the last app in the list. */
  last: RegExp;
  /** Formats the line of an app like the last line. */
  formatLine(app: ListedApp, last: string): string;
}

/** Lists of apps that the workspace's tests compare with its folders. */
const APP_LISTS: readonly AppList[] = [
  {
    file: 'CODEOWNERS',
    last: /^\/mfe-[\w-]+\/.*\n(?!\/mfe-)/m,
    formatLine: ({ name, owner }, last) =>
      `${`/${name}/`.padEnd(last.indexOf('@') - 1)} ${/@[^/\s]+\//.exec(last)?.[0] ?? '@'}${owner}\n`,
  },
  {
    file: 'docs/architecture.md',
    last: /^ +mfe-[\w-]+\n(?! +mfe-)/m,
    formatLine: ({ name }, last) => `${/^ +/.exec(last)?.[0]}${name}\n`,
  },
];

/**
 * Adds a new app to the workspace's lists of apps: owners and packages diagram.
 * @returns the changed files, relative to the workspace; a workspace without these lists has none
 */
export async function listApp(workspace: string, app: ListedApp): Promise<string[]> {
  const changed: string[] = [];
  for (const { file, last, formatLine } of APP_LISTS) {
    const target = path.join(workspace, file);
    if (!existsSync(target)) continue;
    const text = await readFile(target, 'utf8');
    const lastLine = last.exec(text)?.[0];
    if (lastLine === undefined) continue;
    await writeFile(
      target,
      text.replace(lastLine, () => lastLine + formatLine(app, lastLine)),
    );
    changed.push(file);
  }
  return changed;
}
