#!/usr/bin/env node
import path from 'node:path';
import { parseArgs } from 'node:util';
import { activate, compose, publishRemote, publishShell, updateRegistry } from './publish/index.ts';
import { readEntry } from './publish/read-entry.ts';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `federation needs Node 24 and runs on ${process.version}. Start it through pnpm: npx -y pnpm@12 exec federation`,
  );
  process.exit(1);
}

const usage = `federation publish <app folder> [--site site] [--place-only]
    puts a build into the site, in a folder of its own, and makes it live
federation activate <app> <version> [--site site]
    makes a version that is already in the site live, by changing the registry alone
federation compose [--site site]
    writes index.html again, after a change of site.config.json`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: 'site' }, 'place-only': { type: 'boolean', default: false } },
});
const [command, first, second] = positionals;
const site = path.resolve(values.site);

try {
  if (command === 'publish' && first) {
    const app = path.resolve(first);
    const { name, version } =
      path.basename(app) === 'shell'
        ? { name: 'shell', ...(await publishShell(app, site)) }
        : await publishRemote(app, site, { activate: !values['place-only'] });
    console.log(`${name} ${version}`);
  } else if (command === 'activate' && first && second) {
    const entry = await readEntry(site, first, second);
    await updateRegistry(site, (registry) => activate(registry, first, entry));
    console.log(`${first} ${second} is live`);
  } else if (command === 'compose') {
    await compose(site);
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
