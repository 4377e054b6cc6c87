#!/usr/bin/env node
import './node-version.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOOP_USAGE } from './loop/usage.ts';
import { inWorkspace, newApp } from './new/new-app.ts';
import {
  activate,
  compose,
  problemsOf,
  publishRemote,
  publishShell,
  readRegistry,
  settingProblemsOf,
  updateRegistry,
} from './publish/index.ts';
import { readEntry } from './publish/read-entry.ts';
import { type AppEntry, hasMainRoute } from './registry/index.ts';

const usage = `federation new <app> --route /<route> --owner <team> [--site https://…]
    writes a whole app into a folder of that name: page, tests, build, recipes for continuous integration
federation route /<route>
    adds a page to the app one is in: its entry in mfe.config.ts, the page, its words and its test
${LOOP_USAGE}
federation publish <app folder> [--site site] [--place-only] [--new-owner] [--base-url https://…]
    puts a build into the site, in a folder of its own, and makes it live; --base-url: another host serves its folders
federation activate <app> <version> [<app> <version> …] [--site site]
    makes versions that are already in the site live, all at once, by changing the registry alone
federation compose [--site site]
    writes index.html, robots.txt and sitemap.xml again, after a change of site.config.json
federation headers --caddy|--nginx [--app-host] [--site site]
    prints the headers that the site's host has to send, for its configuration; --app-host: those of a host of apps alone`;

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        'place-only': { type: 'boolean', default: false },
        'new-owner': { type: 'boolean', default: false },
        route: { type: 'string' },
        owner: { type: 'string' },
        port: { type: 'string', default: '5180' },
        'base-url': { type: 'string' },
        caddy: { type: 'boolean', default: false },
        nginx: { type: 'boolean', default: false },
        'app-host': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

const { positionals, values } = readCommand();
const [command, ...rest] = positionals;
const [first, second] = rest;
const site = path.resolve(values.site ?? 'site');

/** Of others too, who may not know: an app that is left out; and, in a site in the making, a main page that is missing. */
async function warnOfTrouble(): Promise<void> {
  for (const { message } of await problemsOf(site)) console.warn(message);
  for (const message of await settingProblemsOf(site)) console.warn(message);
  if (hasMainRoute(await readRegistry(site))) return;
  console.warn(
    'No app in this site serves the main page "/" yet: until one is published, visitors are told that the site could not open.',
  );
}

/** What to do next, as commands to copy: beside our sources the workspace's own, elsewhere those of docs/teams.md. */
const nextSteps = (name: string) =>
  inWorkspace
    ? `
  npx -y pnpm@12 install
  npx -y pnpm@12 dev ${name}`
    : `
  cd ${name}
  npm install
  npm run live          # inside the published site, with hot reload: http://localhost:5180
  npm test
  npm run check
  npx federation publish . --site <folder of the site>`;

try {
  if (command === 'new') {
    const { route, owner } = values;
    const { folder, files } = await newApp({ name: first, route, owner, site: values.site }, process.cwd());
    console.log(
      `${files.length} files in ${folder}. Next:\n${nextSteps(path.basename(folder))}\n\nREADME.md says the rest.`,
    );
  } else if (command === 'dev' || command === 'check' || command === 'test') {
    // Loaded for these alone: they need Vite.
    const { LOOP_COMMANDS } = await import('./loop/commands.ts');
    const given = { app: process.cwd(), site: values.site ?? site, port: Number(values.port), args: rest };
    process.exitCode = await LOOP_COMMANDS[command](given);
  } else if (command === 'route') {
    const { newRoute } = await import('./new/new-route.ts');
    console.log((await newRoute(first, process.cwd())).join('\n'));
  } else if (command === 'publish' && first) {
    const app = path.resolve(first);
    const { name, version } =
      path.basename(app) === 'shell'
        ? { name: 'shell', ...(await publishShell(app, site)) }
        : await publishRemote(app, site, {
            activate: !values['place-only'],
            newOwner: values['new-owner'],
            baseUrl: values['base-url'],
          });
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
  } else if (command === 'headers' && values.caddy !== values.nginx) {
    const { printHeaders } = await import('./serve/print-headers.ts');
    console.log(await printHeaders(site, values.caddy ? 'caddy' : 'nginx', values['app-host']));
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
