import '../scripts/node-version.ts';
import path from 'node:path';
import { workspace } from '../scripts/run.ts';
import { initialLoads } from './initial-load.ts';

// node bench/route-weight.ts [site]: prints how many files the first view of each route loads, in how many request
// waves (each needs a response of the wave before), and their transfer sizes (brotli). `top` is the document up to
// the h1, `visible` up to the part that scripts show. Reads the built site; measures no time.
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
