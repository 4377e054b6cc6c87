#!/usr/bin/env node
import './node-version.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  activate,
  compose,
  problemsOf,
  publishRemote,
  publishShell,
  readRegistry,
  updateRegistry,
} from './publish/index.ts';
import { readEntry } from './publish/read-entry.ts';
import { type AppEntry, hasMainRoute } from './registry/index.ts';

const usage = `federation publish <app folder> [--site site] [--place-only]
    puts a build into the site, in a folder of its own, and makes it live
federation activate <app> <version> [<app> <version> …] [--site site]
    makes versions that are already in the site live, all at once, by changing the registry alone
federation compose [--site site]
    writes index.html, robots.txt and sitemap.xml again, after a change of site.config.json`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: 'site' }, 'place-only': { type: 'boolean', default: false } },
});
const [command, ...rest] = positionals;
const [first, second] = rest;
const site = path.resolve(values.site);

/** Of others too, who may not know: an app that is left out; and, in a site in the making, a main page that is missing. */
async function warnOfTrouble(): Promise<void> {
  for (const { message } of await problemsOf(site)) console.warn(message);
  if (hasMainRoute(await readRegistry(site))) return;
  console.warn(
    'No app in this site serves the main page "/" yet: until one is published, visitors are told that the site could not open.',
  );
}

try {
  if (command === 'publish' && first) {
    const app = path.resolve(first);
    const { name, version } =
      path.basename(app) === 'shell'
        ? { name: 'shell', ...(await publishShell(app, site)) }
        : await publishRemote(app, site, { activate: !values['place-only'] });
    console.log(`${name} ${version}`);
    await warnOfTrouble();
  } else if (command === 'activate' && first && second && rest.length % 2 === 0) {
    const entries: [name: string, entry: AppEntry][] = [];
    for (let i = 0; i < rest.length; i += 2) {
      const [name = '', version = ''] = rest.slice(i);
      entries.push([name, await readEntry(site, name, version)]);
    }
    await updateRegistry(site, (registry) => {
      for (const [name, entry] of entries) activate(registry, name, entry);
    });
    for (const [name, { version }] of entries) console.log(`${name} ${version} is live`);
    await warnOfTrouble();
  } else if (command === 'compose') {
    await compose(site);
    await warnOfTrouble();
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
