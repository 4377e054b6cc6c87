#!/usr/bin/env node
import './node-version.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readFailures } from './failures/read-failures.ts';
import { LOOP_USAGE } from './loop/usage.ts';
import { inWorkspace, newApp } from './new/new-app.ts';
import { OPERATE_COMMANDS } from './operate/commands.ts';
import type { Told } from './operate/going-back.ts';
import { OPERATE_USAGE } from './operate/usage.ts';
import { expectSite } from './publish/expect-site.ts';
import { inPlainWords } from './publish/full-disk.ts';
import {
  compose,
  configFileOf,
  expectKnownSettings,
  makeLive,
  type PublishOptions,
  publishRemote,
  publishShell,
  troubleOf,
} from './publish/index.ts';

const usage = `federation new <app> --route /<route> --owner <team> [--site https://…] [--with-data]
    writes a whole app into a folder of that name: page, tests, build, recipes for continuous integration;
    --site: hands out its packages, and its registry says whether name and route are free;
    --with-data: a section with data of its own: tables, policies, types, a query and a mutation (docs/own-data.md)
federation route /<route> [--site https://…]
    adds a page to the app one is in: its entry in mfe.config.ts, the page, its words and its test;
    --site: where the route has to be free; default, the site that .npmrc names
${LOOP_USAGE}
federation publish <app folder> [--site site] [--create] [--place-only] [--new-owner] [--remove-route /x] [--by team]
        [--base-url https://…] [--smoke] [--force --reason "…"]
    puts a build into the site, in a folder of its own, and makes it live; --create: begins a site in a folder that is none
    yet (every command that writes to a site takes it); --base-url: another host serves its folders;
    --smoke: first opens its pages in a browser, among those that are live, and publishes nothing that would hurt them;
    --force: past those checks of the gate for which a reason is enough, which is kept in the history
    --to https://… in place of --site and --by: through the site's publishing service, with the token in FEDERATION_TOKEN
federation activate <app> <version> [<app> <version> …] [--site site] [--new-owner] [--remove-route /x] [--by team]
    makes versions that are already in the site live, all at once; the shell is an app like any other
${OPERATE_USAGE}
federation compose [--site site]
    writes registry.json, index.html and what stands beside it anew from the folders of the apps and site.config.json,
    and puts in order what an interrupted command left
federation headers --caddy|--nginx [--app-host] [--site site]
    prints the headers that the site's host has to send, for its configuration; --app-host: those of a host of apps alone
federation preview <app folder> --to https://… [--days 3] [--new-owner] [--remove-route /x] [--force --reason "…"]
    shows a build inside what is live, at a signed address that expires; nothing becomes live;
    federation preview list <app> --to https://… | end <app> [<version>] --to https://…
federation serve [--site site] [--port 5170] [--host 127.0.0.1] [--tokens file] [--behind-proxy] [--smoke]
        [--previews-port 5176] [--previews-origin https://…] [--previews-config file]
    serves the site, and takes what teams publish with --to; --behind-proxy: one that ends https stands before it;
    --smoke: opens each build in a browser, among what is live, before it takes it;
    --previews-port: also what teams show with "preview", there; --previews-origin: how browsers reach that port, another
    origin than the site's; --previews-config: keys that replace those of site.config.json there, which has no backend
federation token create <team> --apps <app>,<app> | list | revoke <team> [--site site] [--tokens file]
    makes a token, shown once, with which a team can release its own apps, and takes it back`;

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        site: { type: 'string' },
        create: { type: 'boolean', default: false },
        'with-data': { type: 'boolean', default: false },
        'place-only': { type: 'boolean', default: false },
        'new-owner': { type: 'boolean', default: false },
        'remove-route': { type: 'string', multiple: true, default: [] },
        by: { type: 'string' },
        reason: { type: 'string' },
        keep: { type: 'string', default: '5' },
        also: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        route: { type: 'string' },
        owner: { type: 'string' },
        port: { type: 'string' },
        'base-url': { type: 'string' },
        smoke: { type: 'boolean', default: false },
        caddy: { type: 'boolean', default: false },
        nginx: { type: 'boolean', default: false },
        'app-host': { type: 'boolean', default: false },
        to: { type: 'string' },
        tokens: { type: 'string' },
        apps: { type: 'string' },
        host: { type: 'string' },
        'behind-proxy': { type: 'boolean', default: false },
        days: { type: 'string' },
        'previews-port': { type: 'string' },
        'previews-origin': { type: 'string' },
        'previews-config': { type: 'string' },
      },
    });
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    console.error(`federation: ${reason}. Without a command it lists them all, with their options.`);
    process.exit(2);
  }
}

const { positionals, values } = readCommand();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [command, ...rest] = positionals;
const [first, second] = rest;
const site = path.resolve(values.site ?? 'site');
const change = {
  by: values.by ?? process.env.FEDERATION_BY,
  reason: values.reason,
  removeRoutes: values['remove-route'],
  newOwner: values['new-owner'],
};

async function warnOfTrouble(): Promise<void> {
  for (const line of await troubleOf(site)) console.warn(line);
}

function tell({ said, warnings }: Told): void {
  for (const line of warnings) console.warn(line);
  for (const line of said) console.log(line);
}

/** Commands that write to the folder of a site, or beside it. */
const WRITING = ['publish', 'activate', 'rollback', 'revoke', 'prune', 'compose', 'serve', 'token'];

const isOperating = (name = ''): name is keyof typeof OPERATE_COMMANDS =>
  Object.hasOwn(OPERATE_COMMANDS, name);

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
  if (command && WRITING.includes(command) && values.to === undefined) {
    await expectSite(site, { create: values.create });
  }
  if (command === 'new') {
    const { route, owner } = values;
    const withData = values['with-data'];
    const wish = { name: first, route, owner, site: values.site ?? values.to, withData };
    const { folder, files } = await newApp(wish, process.cwd());
    console.log(
      `${files.length} files in ${folder}. Next:\n${nextSteps(path.basename(folder))}\n\nREADME.md says the rest.`,
    );
  } else if (command === 'dev' || command === 'check' || command === 'test') {
    // Loaded for these alone: they need Vite.
    const { LOOP_COMMANDS } = await import('./loop/commands.ts');
    const given = {
      app: process.cwd(),
      site: values.site ?? site,
      port: Number(values.port ?? 5180),
      smoke: values.smoke,
      args: rest,
    };
    process.exitCode = await LOOP_COMMANDS[command](given);
  } else if (command === 'route') {
    const { newRoute } = await import('./new/new-route.ts');
    const { liveAppsFor } = await import('./new/expect-free.ts');
    const live = await liveAppsFor(process.cwd(), values.site ?? values.to, console.warn);
    console.log((await newRoute(first, process.cwd(), live)).join('\n'));
  } else if (command === 'publish' && first && values.to !== undefined) {
    const { publishAway } = await import('./service/commands.ts');
    tell(await publishAway(path.resolve(first), { ...values, to: values.to }));
  } else if (isOperating(command) && values.to !== undefined) {
    const { operateAway } = await import('./service/operate-away.ts');
    const { to, site: own, by, json } = values;
    tell(await operateAway(command, { ...change, to, site: own, by, json, args: rest }));
  } else if (command === 'preview' && first) {
    const { previewAway, tendPreviews } = await import('./service/preview-away.ts');
    const said =
      rest.length === 1 ? await previewAway(path.resolve(first), values) : await tendPreviews(rest, values);
    console.log(said ?? usage);
    if (said === null) process.exitCode = 2;
  } else if (values.to !== undefined) {
    throw new Error(
      `federation ${command}: --to is for publish, preview, rollback, revoke, status and log alone. Nothing was done.`,
    );
  } else if (command === 'serve' && rest.length === 0) {
    const { previewsFrom, serve } = await import('./service/commands.ts');
    const { host, tokens, smoke, 'behind-proxy': behindProxy } = values;
    const previews = previewsFrom(values);
    const port = Number(values.port ?? 5170);
    await serve({ site, port, host, tokens, behindProxy, smoke, previews });
  } else if (command === 'token' && first) {
    const { token } = await import('./service/commands.ts');
    const said = await token(rest, { site, tokens: values.tokens, apps: values.apps });
    console.log(said ?? usage);
    if (said === null) process.exitCode = 2;
  } else if (command === 'publish' && first) {
    const app = path.resolve(first);
    const options: PublishOptions = {
      ...change,
      force: values.force,
      activate: !values['place-only'],
      failures: await readFailures(site),
      baseUrl: values['base-url'],
      // Loaded for this alone: it needs Vite and a browser.
      smoke: values.smoke
        ? (await import('./loop/smoke.ts')).smokeCheck((line) => console.log(`✓ ${line}`))
        : undefined,
    };
    await expectKnownSettings(configFileOf(site));
    const publish = path.basename(app) === 'shell' ? publishShell : publishRemote;
    const { name, version, repaired, warnings } = await publish(app, site, options);
    console.log(`${name} ${version}`);
    if (repaired.length > 0) console.log(`  was there, and damaged; put right: ${repaired.join(', ')}`);
    for (const warning of warnings) console.warn(warning);
    await warnOfTrouble();
  } else if (command === 'activate' && first && second && rest.length % 2 === 0) {
    const versions: Record<string, string> = {};
    for (let i = 0; i < rest.length; i += 2) versions[rest[i] ?? ''] = rest[i + 1] ?? '';
    await makeLive(site, versions, { ...change, failures: await readFailures(site) });
    for (const [name, version] of Object.entries(versions)) console.log(`${name} ${version} is live`);
    await warnOfTrouble();
  } else if (isOperating(command)) {
    const { keep, also, json } = values;
    tell(await OPERATE_COMMANDS[command]({ ...change, site, args: rest, keep, also, json }));
    if (command !== 'status' && command !== 'log') await warnOfTrouble();
  } else if (command === 'compose') {
    await compose(site, { expectKnown: true });
    await warnOfTrouble();
  } else if (command === 'headers' && values.caddy !== values.nginx) {
    const { printHeaders } = await import('./serve/print-headers.ts');
    console.log(await printHeaders(site, values.caddy ? 'caddy' : 'nginx', values['app-host']));
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(inPlainWords(error as Error, site));
  process.exitCode = 1;
}
