import type { ErrorRows } from './error-row.ts';

/** FED-2xx: the folder of a site: lock, releases, rollback, revocation, prune. */
export const SITE_ERRORS = {
  'FED-201': {
    title: 'Not a site',
    text: '{folder} is not a site.\n  expected a folder with registry.json, found {found}\nNothing was written.',
    cause:
      'The command would write to a folder without a registry and without releases, such as the working directory.',
    remedy: 'Set the folder of the site: --site <folder>. To create a new site there, add --create.',
  },
  'FED-202': {
    title: 'Site locked',
    text: 'Another command has been changing {folder} for more than a minute (machine, process: {owner}). Nothing was changed.',
    cause:
      'One command changes a site at a time. Another one holds the lock, or waits for a disk that does not respond.',
    remedy: 'Wait for it or end it, then try again.',
  },
  'FED-203': {
    title: 'Disk full',
    text: 'The disk of {site} is full. The live site is unchanged, and no partial files were left.',
    cause: 'The disk or the quota of the site has no space for the new files.',
    remedy: 'Free disk space and try again. federation prune removes versions that no visitor needs.',
    status: 507,
  },
  'FED-204': {
    title: 'Version not in the site',
    text: '{app} {version} is not in {site}. Published versions: {versions}. Nothing was changed.',
    cause: 'The version was never published here, was removed by federation prune, or is misspelled.',
    remedy: 'Choose a published version, or publish the version again.',
  },
  'FED-205': {
    title: 'Version without file hashes',
    text: '{app} {version} cannot become live: its release record has no file hashes, so browsers could not verify its files.',
    cause: 'An early version of the tools wrote the record.',
    remedy: 'Publish it again.',
  },
  'FED-206': {
    title: 'Version revoked',
    text: '{app} {version} was revoked on {day} by {author}: {reason}\nNothing was changed.',
    cause: 'A revoked version never becomes live again, so that no tab opens it.',
    remedy: 'To restore its content, increase the version in package.json, build and publish again.',
  },
  'FED-207': {
    title: 'Version damaged',
    text: '{app} {version} is damaged in the site: {files}\nNothing was changed.',
    cause: 'Files of the version were deleted, truncated or altered after it was published.',
    remedy: 'Publish the same build again to repair it, or use another version: federation log {app}',
  },
  'FED-208': {
    title: 'App not live',
    text: '{app} is not live in {site}. Live apps: {apps}.',
    cause: 'The app was never activated in this site, or its name is misspelled.',
    remedy: 'Correct the name, or publish the app.',
  },
  'FED-209': {
    title: 'No rollback target',
    text: '{app} {version} is live, and no earlier version is a rollback target.\nNothing was changed.',
    cause:
      'No version was live before, or the versions that were live are revoked, removed or have a rising error rate.',
    remedy:
      'Choose one of the versions in the site: {versions} (federation rollback {app} <version>), or publish a new one.',
  },
  'FED-210': {
    title: 'No other version',
    text: '{app} {version} is live, and no earlier version is a rollback target.\nNothing was changed.',
    cause: 'The live version is the only version of the app in the site that is not revoked.',
    remedy: 'The site has no other version: publish a new one.',
  },
  'FED-211': {
    title: 'Version live already',
    text: '{app} {version} is live already. Nothing was changed.',
    cause: 'The rollback names the live version.',
    remedy: 'Give another version, or none for the last good one: federation rollback {app}',
  },
  'FED-212': {
    title: 'No versions to prune',
    text: '{site} has no versions of {app}. Nothing was removed.',
    cause: 'The app has no folder in this site, or its name is misspelled.',
    remedy: 'List the live apps: federation status',
  },
  'FED-213': {
    title: 'Unknown version to keep',
    text: '--also {version}: {apps} have no such version. Nothing was removed.',
    cause: 'With a misspelled version, prune would remove the version that it should keep.',
    remedy: 'Copy the version from federation log.',
  },
  'FED-214': {
    title: 'Version served from another host',
    text: '{app} {version} is in the site already, served from {base}. Nothing was published.',
    cause:
      'The same build was published with another --base-url. Its release record names the first address.',
    remedy: 'To serve it from {newBase}, publish it without --upload-only.',
  },
  'FED-215': {
    title: 'No history',
    text: '{site} has no history of {app}. Apps that have one: {apps}.',
    cause: 'The app was never live in this site, or its name is misspelled.',
    remedy: 'Choose one of these apps.',
  },
  'FED-216': {
    title: 'Site not reachable',
    text: '{url} did not answer ({reason}).',
    cause: 'No server responds at the address of the site.',
    remedy: 'Check the address of the site and that it is served there.',
  },
  'FED-217': {
    title: 'Not the address of a site',
    text: '{url}: expected {expected}, found {found}.',
    cause: 'The address is not that of a composed site, or its server reports an error.',
    remedy: 'Check the address of the site: it is the folder with index.html and registry.json.',
  },
} as const satisfies ErrorRows;
