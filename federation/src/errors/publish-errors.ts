import type { ErrorRows } from './error-row.ts';

/** FED-1xx: publish rejected by the gate or by another check. */
export const PUBLISH_ERRORS = {
  'FED-100': {
    title: 'Gate not passed',
    cause: 'At least one check of the gate failed. Each line names a check and has the code of its problem.',
    remedy:
      'Look up the code of each line. One publish reports all problems, so correct all of them before you publish again.',
  },
  'FED-101': {
    title: 'Invalid declaration in the build',
    text: '{problems}',
    cause: 'mfe.json, which the build derives from mfe.config.ts, lacks a value or has an invalid one.',
    remedy: 'Correct mfe.config.ts, and build the app again.',
  },
  'FED-102': {
    title: 'Incomplete build',
    text: '{build} is incomplete. Missing:\n{files}',
    cause:
      'A file that the build itself names is not in it: the build was interrupted, or only a part of it was copied.',
    remedy: 'Build the app again and publish the complete build.',
  },
  'FED-103': {
    title: 'Build older than its sources',
    text: '{build} is older than its sources. Changed since it was built:\n{files}',
    cause: 'The sources changed after the last build, so the release would not contain the change.',
    remedy: 'Run its "build" script again, or federation check, which builds it too.',
  },
  'FED-104': {
    title: 'Page over its budget',
    text: '{app}: the page {route} exceeds its budget: {size} bytes (brotli) of its own scripts, at most {limit} allowed.\n{files}',
    cause:
      'The scripts of one page are larger than the key budget.js in mfe.config.ts, or than the limit of the site for all apps, budget.js in site.config.json.',
    remedy: 'Lazy-load code that the first render does not need, or {raise} with a reason.',
  },
  'FED-105': {
    title: 'App incompatible with the live shell',
    text: 'The live shell {shell} does not provide the requirements of {requirements}\nThe live site is unchanged.',
    cause:
      'The app was built with a newer contract or with versions of shared packages that the live shell does not have.',
    remedy:
      'Publish a shell that provides them first (federation publish shell), or build the app with the packages of this one.',
  },
  'FED-106': {
    title: 'Shell incompatible with live apps',
    text: 'The shell {shell} does not provide the requirements of live apps:\n{requirements}\nThe live site is unchanged.',
    cause: 'A shared package or the contract changed in the shell beyond the range that a live app accepts.',
    remedy:
      'To return to an earlier shell, activate it with a version of each of these apps that accepts it: federation activate shell <version> <app> <version>. For a new shell, add wider ranges to "peerDependencies" in the package.json of each app, build and publish it; then publish the shell.',
  },
  'FED-107': {
    title: 'App incompatible with the previous shell',
    text: '{app} is incompatible with the shell before the live one, {previous}:\n{requirements}',
    cause:
      'The app requires something that only the live shell provides. A rollback of the shell would break the app.',
    remedy:
      'A rollback of the shell must then include {app}, in one command: federation activate shell {previous} {app} <version>',
  },
  'FED-108': {
    title: 'Placeholder addresses in the build',
    text: 'site.config.json has "production": true, and the build links to placeholder addresses:\n{addresses}',
    cause: 'A page links to an address that ends in .example, which no visitor can open.',
    remedy: 'Replace them with real addresses, or make each a setting of the app, and build it again.',
  },
  'FED-109': {
    title: 'Provider key in the build',
    text: '{file} holds a provider key ({kinds}).',
    cause:
      'A file of the build contains the secret key of an AI provider or of the backend. Published files are public.',
    remedy: 'Move the key to the server function, revoke it, and build again.',
  },
  'FED-110': {
    title: 'Page failed in a browser',
    text: '{faults}',
    cause:
      'federation check or the smoke check opened the pages of the build inside the site. A page did not open, logged an error, is not accessible or affected other pages.',
    remedy: 'Open the page inside the site with federation dev, correct it, and build the app again.',
  },
  'FED-111': {
    title: 'No finished build',
    text: '{app} has no finished build (dist/{file} is missing).',
    cause: 'The app was not built, or its build failed, or the command names another folder.',
    remedy: 'Run its "build" script first.',
  },
  'FED-112': {
    title: 'Invalid app name',
    text: '{name} is not a valid app name: expected one in kebab-case such as "mfe-biblioteca", other than {reserved}, which the site reserves.\nNothing was written.',
    cause: 'The name of an app is also the name of its folder in the site, so its form is restricted.',
    remedy: 'Correct it in mfe.config.ts and build again, or correct the command.',
  },
  'FED-113': {
    title: 'Invalid version',
    text: '{label}: expected a version such as "1.4.0", found {version}.\nNothing was written.',
    cause:
      'The version in package.json or in the command begins with no digit, or contains characters that a folder name must not have.',
    remedy: 'Correct it in package.json and build again, or correct the command.',
  },
  'FED-114': {
    title: 'Name taken by another file of the site',
    text: '{name}: expected a name that is free in the site, found {path}, which is not the folder of an app.\nNothing was written.',
    cause: 'A page of the shell or another file of the site has the name of the app.',
    remedy: 'Give the app another name in mfe.config.ts.',
  },
  'FED-115': {
    title: 'Path of the shell taken',
    text: "The shell's {file}: expected a path that is free at the site's root, found {path} taken.\nNothing was published.",
    cause: 'A file of shell/public has the path of an app or of a generated file, such as registry.json.',
    remedy: 'Give it another name in shell/public and build again.',
  },
  'FED-116': {
    title: 'App name of another team',
    text: '{app} {version} (owner: {owner}): expected an app name that no other team uses, found {app} {live} live (owner: {liveOwner}).\nNothing was published.',
    cause: 'Two apps with one name would overwrite each other.',
    remedy:
      'Give your app another name in mfe.config.ts; if its owner has changed, publish it with --new-owner.',
  },
  'FED-117': {
    title: 'Route of another app',
    text: '{file} is not valid:\n{clash} (owner: {owner})\nThe live site is unchanged.',
    cause: 'Two live apps would declare the same route.',
    remedy:
      'Give the route another path in mfe.config.ts, or ask its owner to remove it first; to move it, publish both builds with --upload-only and activate them together: federation activate <app> <version> <app> <version>',
  },
  'FED-118': {
    title: 'Route lost',
    text: '{routes}\nThe live site is unchanged: links to these routes would open the main page.',
    cause:
      'The new version no longer serves a route that the live version serves. Links and bookmarks to it would stop working.',
    remedy: 'To remove the routes, add: {options}',
  },
  'FED-119': {
    title: 'Main page removed',
    text: '{problem}\nThe registry is unchanged: without a main page, visitors could not open the site.',
    cause: 'After the change, no app would serve the route "/" without a flag.',
    remedy:
      'To move it to another app, upload both builds (federation publish … --upload-only) and activate them together: federation activate <app> <version> <app> <version>',
  },
  'FED-120': {
    title: 'Invalid registry entry',
    text: '{problems}\nThe live site is unchanged.',
    cause: 'The entry of the version is damaged, or another version of the tools wrote it.',
    remedy: 'Build the app or shell again and publish it.',
  },
  'FED-121': {
    title: 'No usable shell in the site',
    text: '{problem}',
    cause: 'The shell entry of the registry is invalid, so no page could be composed.',
    remedy: 'Publish the shell: federation publish shell',
  },
  'FED-122': {
    title: 'Host of an app not allowed',
    text: '{file}: "origins" does not list every host that serves apps, so browsers would block their files:\n{apps}\nThe live site is unchanged.',
    cause: 'An app is served from a host that the content security policy of the site does not allow.',
    remedy: 'Add the origin to "origins" in {file}, or publish the app elsewhere (--base-url).',
  },
  'FED-123': {
    title: 'Host of an app unreachable',
    text: '{app} {version}: browsers could not load {url}.\n  expected a response within {seconds} s, found none ({reason})\nThe live site is unchanged.',
    cause: 'The host in --base-url did not respond.',
    remedy: 'Start the web server there, or correct --base-url.',
  },
  'FED-124': {
    title: 'Host of an app lacks the files',
    text: '{app} {version}: browsers could not load {url}.\n  expected status 200, found status {status}\nThe live site is unchanged.',
    cause: 'The host in --base-url does not have the files of this version, or has them at another path.',
    remedy:
      'Copy the files there first: publish with --upload-only, copy the folder of the app from the site to the host, then run federation activate, or publish without --upload-only.',
  },
  'FED-125': {
    title: 'Host of an app sends no CORS header',
    text: '{app} {version}: browsers could not load {url}.\n  expected access-control-allow-origin: * or {origin}, found {header}\nThe live site is unchanged.',
    cause: 'Browsers load a module from another host only if the host allows the origin of the site.',
    remedy: 'Let the host send the headers that federation headers --caddy --app-host (or --nginx) prints.',
  },
  'FED-126': {
    title: 'Host of an app changes the files',
    text: '{app} {version}: browsers could not load {url}.\n  expected the file as it was built, found {bytes} bytes with another hash\nThe live site is unchanged.',
    cause: 'The host in --base-url serves another version of the file, or rewrites it on the way.',
    remedy:
      'Copy the folder of this version there again. If the host rewrites scripts (minify, inject), turn that off.',
  },
  'FED-127': {
    title: 'Build changed while it was published',
    text: '{build} was changed while it was published. Nothing was published.',
    cause: 'Another program, such as a build in watch mode, wrote to the folder during the publish.',
    remedy: 'Wait until the build has finished and publish again.',
  },
  'FED-128': {
    title: 'File missing in the build',
    text: '{file}: expected in the build, found none.',
    cause: 'The build was not made with the preset of @ia/federation, or is incomplete.',
    remedy: 'Build it again with the config of @ia/federation/preset.',
  },
  'FED-129': {
    title: 'No chunk for a page',
    text: 'The build has no chunk for {page}.',
    cause: 'mfe.config.ts and the build do not match.',
    remedy: "Correct the page's path in mfe.config.ts and build again.",
  },
  'FED-130': {
    title: 'Type errors',
    text: 'Type errors in {app}:\n{errors}',
    cause: "The app's TypeScript compiler found errors.",
    remedy: 'Correct them and run federation check again.',
  },
} as const satisfies ErrorRows;
