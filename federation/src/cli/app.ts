import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FederationCommand } from './command.ts';
import { jsonOption, portOption, publishedSiteOption } from './options.ts';
import { printJson } from './print.ts';

/** Options of `federation new`. */
interface NewValues {
  route: string;
  owner: string;
  site?: string;
  withData?: boolean;
}

interface SiteValue {
  site: string;
}

async function createApp(name: string, values: NewValues): Promise<void> {
  const { inWorkspace, newApp } = await import('../new/new-app.ts');
  const { nextSteps } = await import('../new/next-steps.ts');
  if (inWorkspace) assertInsideWorkspace(process.cwd());
  const { folder, files, changed } = await newApp({ name, ...values }, process.cwd());
  const next = nextSteps({ name: path.basename(folder), site: values.site, inWorkspace });
  const listed = changed.length > 0 ? ` Added to ${changed.join(' and ')}.` : '';
  console.log(`${files.length} files in ${folder}.${listed} Next:\n\n${next}\n\nSee README.md for more.`);
}

/**
 * The workspace's own copy of this command writes apps with the workspace's versions, which do not install elsewhere.
 * @throws when `folder` is in no workspace
 */
function assertInsideWorkspace(folder: string): void {
  for (let parent = folder; parent !== path.dirname(parent); parent = path.dirname(parent))
    if (existsSync(path.join(parent, 'pnpm-workspace.yaml'))) return;
  throw new Error(
    `No app was created: this command belongs to a workspace, and ${folder} is outside it.\n` +
      'Run it in the workspace, or run the one that a site hands out: npx --@ia:registry=<site>/packages/ @ia/federation new …',
  );
}

async function createRoute(route: string, { site }: Partial<SiteValue>): Promise<void> {
  const { newRoute } = await import('../new/new-route.ts');
  const { liveAppsFor } = await import('../new/assert-available.ts');
  const live = await liveAppsFor(process.cwd(), site, console.warn);
  console.log((await newRoute(route, process.cwd(), live)).join('\n'));
}

async function dev({ site, port }: SiteValue & { port: number }): Promise<void> {
  const { devInSite } = await import('../dev-tools/dev.ts');
  const server = await devInSite(process.cwd(), site, port);
  console.log(`App: ${server.url}\nAll other files come from ${site}. Press Ctrl+C to stop.`);
  // Serves until the process is stopped.
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.close();
}

async function check({ site, smoke }: SiteValue & { smoke?: boolean }): Promise<void> {
  const { checkApp } = await import('../dev-tools/check.ts');
  await checkApp(process.cwd(), site, (line) => console.log(`✓ ${line}`), { smoke });
}

async function test(args: readonly string[], { site }: SiteValue): Promise<void> {
  const { testApp } = await import('../dev-tools/test-app.ts');
  process.exitCode = await testApp(process.cwd(), site, args);
}

async function doctor(values: { site?: string; port?: number; json?: boolean }): Promise<void> {
  const { diagnose, formatReport } = await import('../doctor/doctor.ts');
  const report = await diagnose(process.cwd(), values);
  if (values.json) printJson(report);
  else console.log(formatReport(report));
  if (!report.ok) process.exitCode = 1;
}

const siteOption = () => publishedSiteOption().default(path.resolve('site'), 'site');

/** Adds the commands for the team of an app. */
export function addAppCommands(program: FederationCommand): void {
  program
    .command('new')
    .description('Creates an app in a folder of its name: page, tests, build, CI workflows.')
    .argument('<app>', 'name of the app in kebab-case; it must be free at the site')
    .requiredOption('--route <route>', 'route of its first page; it must be free at the site')
    .requiredOption('--owner <team>', 'team to contact when the app breaks')
    .option('--site <address>', 'address of the site, which serves its packages')
    .option('--with-data', 'add tables, policies, types, a query and a mutation')
    .example(
      'new mfe-biblioteca --route /biblioteca --owner equipa-biblioteca --site https://ia.municipio.example',
    )
    .action(createApp);
  program
    .command('route')
    .description('Adds a page to the app in this folder: declaration, page, texts and test.')
    .argument('<route>', 'route of the page')
    .addOption(publishedSiteOption().default(undefined, 'the site in .npmrc'))
    .example('route /emprestimos')
    .action(createRoute);
  program
    .command('dev')
    .description('Serves the app in this folder from its sources, inside the shell of a published site.')
    .addOption(siteOption())
    .addOption(portOption('port of the development server', 5180))
    .example('dev --site https://ia.municipio.example')
    .action(dev);
  program
    .command('check')
    .description(
      'Checks whether the app in this folder can be published: types, declaration, build, budget, compatibility, accessibility.',
    )
    .addOption(siteOption())
    .option('--smoke', 'also check isolation: leaked styles, changed globals, a blocked main thread')
    .example('check --site https://ia.municipio.example')
    .action(check);
  program
    .command('test')
    .description(
      "Runs the app's end-to-end tests on the published site with this build; the variable SITE has the address.",
    )
    .argument('[arguments...]', 'arguments of playwright test, after --')
    .addOption(siteOption())
    .example('test --site https://ia.municipio.example -- --headed')
    .action(test);
  program
    .command('doctor')
    .description(
      'Finds problems of the environment: Node, packages, contract, declaration, design tokens, ports.',
    )
    .addOption(publishedSiteOption().default(undefined, 'the site in .npmrc; in the workspace, site'))
    .addOption(portOption('port of federation dev', 5180))
    .addOption(jsonOption())
    .example('doctor --site https://ia.municipio.example')
    .action(doctor);
}
