import '../scripts/node-version.ts';
import path from 'node:path';
import { workspace } from '../scripts/run.ts';
import { initialLoads } from './initial-load.ts';

// node bench/route-weight.ts [site]: prints the files that the first view of each route loads, with transfer
// sizes (brotli) and the number of request waves. Reads the built site; measures no time.
const site = path.resolve(workspace, process.argv[2] ?? 'site');
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

console.table(
  (await initialLoads(site)).map(({ route, app, waves, bytes }) => ({
    route,
    app,
    waves: waves.length,
    requests: waves.flat().length,
    'document (kB)': kB(bytes.document),
    'top (kB)': kB(bytes.top),
    'visible (kB)': kB(bytes.visible),
    'shell (kB)': kB(bytes.shell),
    'remote (kB)': kB(bytes.app),
    'scripts (kB)': kB(bytes.scripts),
  })),
);
