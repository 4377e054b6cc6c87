import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readAppConfig } from '../dev-tools/app-config.ts';
import { filesBelow } from '../files/folder.ts';
import { assertAvailable, type LiveApps } from './assert-available.ts';
import { templateFiller, templateFolder } from './fill.ts';
import { readRoute } from './names.ts';

/** Template of an entry in `routes`. */
const ROUTE_ENTRY = `    {
      path: '__route__',
      page: './src/pages/__page__',
      title: '__title__',
      description: 'Uma página nova do site IA para Todos.',
      updated: '__today__',
    },
`;

/** Comments and strings, which may contain brackets and apostrophes, and the brackets themselves. */
const TOKENS = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[[\]]/g;

/** Finds the index of the closing bracket of the `routes` list in the text of a declaration; null without a list. */
function findRoutesEnd(text: string): number | null {
  const list = /\broutes:\s*\[/.exec(text);
  if (!list) return null;
  const start = list.index + list[0].length;
  let depth = 1;
  for (const { 0: token, index } of text.slice(start).matchAll(TOKENS)) {
    if (token === '[') depth += 1;
    else if (token === ']' && --depth === 0) return start + index;
  }
  return null;
}

/** Appends the entry to the list of routes; null when there is no list. */
function insertEntry(text: string, entry: string): string | null {
  const end = findRoutesEnd(text);
  if (end === null) return null;
  const before = text.slice(0, end).trimEnd();
  const comma = /[[,]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${entry}  ${text.slice(end)}`;
}

/**
 * Adds a page to an app: an entry in `mfe.config.ts`, the page, its texts and its test.
 * @param app folder of the app
 * @param live live apps of a site, whose routes are taken
 * @returns the written and changed files, relative to the app
 * @throws when the route is invalid, or taken in the app or at the site, and when the folder contains no app.
 * Nothing is written then.
 */
export async function newRoute(
  requestedRoute: string | undefined,
  app: string,
  live: LiveApps | null = null,
): Promise<string[]> {
  const route = readRoute(requestedRoute);
  const { name, owner, routes } = await readAppConfig(app);
  const fillIn = templateFiller({ name, route, owner, site: '' });
  const files = (await filesBelow(templateFolder)).filter((file) => /^src\/(pages|content)\//.test(file));
  const existing = files.map(fillIn).find((file) => existsSync(path.join(app, file)));
  if (existing || routes.some(({ path: declaredPath }) => declaredPath === route)) {
    throw new Error(
      `No page was created: ${name} has ${existing ?? `the route ${route}`} already.\n  expected a route that is free, found "${route}"\n` +
        'Nothing was written. Choose another route.',
    );
  }
  const file = path.join(app, 'mfe.config.ts');
  const declaration = insertEntry(await readFile(file, 'utf8'), fillIn(ROUTE_ENTRY));
  if (declaration === null) {
    throw new Error(
      `No page was created: ${file} has no list of routes.\n  expected routes: [ … ], found none\n` +
        `Nothing was written. Add it by hand:\n${fillIn(ROUTE_ENTRY)}`,
    );
  }
  if (live) assertAvailable(live, { app: name, route, isNew: false });
  for (const source of files) {
    const target = path.join(app, fillIn(source));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, fillIn(await readFile(path.join(templateFolder, source), 'utf8')));
  }
  await writeFile(file, declaration);
  return ['mfe.config.ts', ...files.map(fillIn)];
}
