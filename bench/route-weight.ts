import '../scripts/node-version.ts';
import path from 'node:path';
import { workspace } from '../scripts/run.ts';
import { firstViews } from './first-view.ts';

// node bench/route-weight.ts [site]: what the first view of each route loads, as a browser receives it (brotli), and in how
// many waves of requests. Reads the built site; measures nothing in time.
const site = path.resolve(workspace, process.argv[2] ?? 'site');
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

console.table(
  (await firstViews(site)).map(({ route, app, waves, bytes }) => ({
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
