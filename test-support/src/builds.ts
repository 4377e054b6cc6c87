import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { provides } from './registry.ts';

/** Replaces the contents of a folder by the given files. */
async function writeFolder(folder: string, files: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

/** Content of an app's build; every field has a default. */
export interface TestBuild {
  name?: string;
  version?: string;
  owner?: string;
  /** Paths of its routes. */
  routes?: readonly string[];
  /** Marker text that makes the build unique. */
  text?: string;
  /** Additional fields of `mfe.json`, as a later version of the tool would write them. */
  extraFields?: object;
}

/**
 * Writes the minimal publishable build of an app into `dist/` of a folder, as its bundler would.
 * @returns the folder
 */
export async function buildApp(
  folder: string,
  {
    name = 'mfe-x',
    version = '1.0.0',
    owner = `equipa-${name}`,
    routes = ['/'],
    text = '',
    extraFields,
  }: TestBuild = {},
): Promise<string> {
  const pages = routes.map((route) => ({ route, page: `p${route.slice(1).replaceAll('/', '-')}` }));
  const manifest = {
    name,
    owner,
    version,
    contract: 1,
    sharedUi: '1.0.0',
    entry: 'remoteEntry.js',
    budget: { js: 60_000 },
    routes: pages.map(({ route, page }) => ({ path: route, page: `./src/pages/${page}`, title: page })),
    exposes: Object.fromEntries(pages.map(({ page }) => [`./src/pages/${page}`, `./${page}`])),
    ...extraFields,
  };
  const chunks = pages.map(({ page }) => [`src/pages/${page}/index.tsx`, { file: `assets/${page}.js` }]);
  await writeFolder(path.join(folder, 'dist'), {
    'mfe.json': JSON.stringify(manifest),
    '.vite/manifest.json': JSON.stringify({
      'remote.js': { file: 'remoteEntry.js', isEntry: true },
      ...Object.fromEntries(chunks),
    }),
    'remoteEntry.js': `// ${text}`,
    ...Object.fromEntries(pages.map(({ page }) => [`assets/${page}.js`, `// ${page} ${text}`])),
  });
  return folder;
}

/**
 * Writes the minimal build of a shell, with a static page and an icon, into `dist/` of a folder.
 * @returns the folder
 */
export async function buildShell(
  folder: string,
  { version = '1.0.0', text = '', files = {} as Record<string, string> } = {},
): Promise<string> {
  await writeFolder(path.join(folder, 'dist'), {
    'index.html': `<head><!-- document --><!-- federation --></head>${text}`,
    'hints.js': '//',
    'provides.json': JSON.stringify(provides),
    'favicon.svg': `<svg>${text}</svg>`,
    '404.html': '<a href="/">',
    'privacidade/index.html': `<head><!-- address --></head>${text}`,
    'assets/main.js': `// ${text}`,
    ...files,
  });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version }));
  return folder;
}
