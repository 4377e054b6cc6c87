import '../scripts/node-version.ts';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry } from '@ia/federation/registry';
import { workspace } from '../scripts/run.ts';

// node bench/route-weight.ts: what the first view of each route loads, as a browser receives it (brotli; fonts as
// they are). Reads the built site; measures nothing in time.
const site = path.join(workspace, 'site');
const registry = parseRegistry(JSON.parse(await readFile(path.join(site, 'registry.json'), 'utf8')));

const sent = async (file: string): Promise<number> => {
  const compressed = await stat(path.join(site, `${file}.br`)).catch(() => null);
  return (compressed ?? (await stat(path.join(site, file)))).size;
};
const sum = async (files: string[]) =>
  (await Promise.all(files.map(sent))).reduce((total, size) => total + size, 0);

const shellFiles = (await readdir(path.join(site, registry.shell.base, 'assets')))
  .filter((file) => /\.(js|css)$/.test(file))
  .map((file) => path.join(registry.shell.base, 'assets', file));
const shell = await sum([...shellFiles, path.join(registry.shell.base, 'hints.js')]);

const rows = [];
for (const [app, { base, routes }] of Object.entries(registry.apps)) {
  for (const route of routes) {
    const files = [...route.preload, ...route.styles].map((file) => path.join(base, file));
    const own = await sum(files);
    rows.push({
      route: route.path,
      app,
      requests: files.length,
      'remote (kB)': own / 1000,
      'with shell (kB)': (own + shell) / 1000,
    });
  }
}
console.table(
  rows.map((row) => ({
    ...row,
    'remote (kB)': row['remote (kB)'].toFixed(1),
    'with shell (kB)': row['with shell (kB)'].toFixed(1),
  })),
);
