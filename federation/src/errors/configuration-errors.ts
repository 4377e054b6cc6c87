import type { ErrorRows } from './error-row.ts';

/** FED-5xx: configuration of an app, of a site and of its service. */
export const CONFIGURATION_ERRORS = {
  'FED-501': {
    title: 'Invalid mfe.config.ts',
    cause:
      'A key of the declaration is missing, unknown or has an invalid value. Each line names key, expected and found.',
    remedy: 'Correct the keys in mfe.config.ts. docs/teams.md describes the declaration.',
  },
  'FED-502': {
    title: 'Invalid site.config.json',
    cause:
      'A key is unknown, or its value is invalid. A command that publishes stops; the served site uses the default instead.',
    remedy: 'Correct each key, or remove an unknown one. docs/settings.md lists the keys.',
  },
  'FED-503': {
    title: 'Invalid JSON',
    text: '{file} is not valid JSON: {reason}',
    cause: 'The file was edited by hand and has a syntax error, or was truncated.',
    remedy:
      'Correct the file. Restore a generated one: federation compose writes registry.json, a build writes mfe.json.',
  },
  'FED-504': {
    title: 'Provider key in the configuration',
    text: '{file} contains a provider key, but the whole file becomes public:\n{keys}\nNothing was published.',
    cause: 'site.config.json is part of every page, so it must not contain a secret.',
    remedy:
      'Move it from the file to the secrets of the server function "ai" (supabase/functions/ai). If it was ever published, revoke it.',
  },
  'FED-505': {
    title: 'Placeholder addresses in a production site',
    text: '{file} has "production": true, but placeholder addresses remain:\n{addresses}\nNothing was published.',
    cause:
      'An address that ends in .example remains in the configuration, in a default or in a page of the shell.',
    remedy:
      'Set the real address or text of each key in {file}, correct each page in shell/public and build the shell again, or remove "production" for a site that is not public.',
  },
  'FED-506': {
    title: 'Invalid credential keys',
    cause: 'credentialKeys contains something else than public keys, perhaps a private key.',
    remedy:
      'Copy the output of supabase/scripts/credential-key.ts. If the file contains a private key, remove it and create a new one: the whole file becomes public.',
  },
  'FED-507': {
    title: 'Invalid setting of an app',
    cause: 'The site sets a value under apps.<name> that the new version of the app does not accept.',
    remedy: 'Correct the value in site.config.json.',
  },
  'FED-508': {
    title: 'Invalid registry',
    cause: 'registry.json is not a registry, or one of its entries is invalid.',
    remedy: 'Compose the site again: federation compose',
  },
  'FED-509': {
    title: 'No main page',
    cause:
      'No app of the registry serves the route "/" without a flag, so the address of the site opens nothing.',
    remedy: 'Publish an app that serves "/", or remove the flag of its route.',
  },
  'FED-510': {
    title: 'Invalid token file',
    text: '{problems}',
    cause: 'The token file was edited by hand or truncated.',
    remedy: 'Restore it from a backup, or delete it and create the tokens again: federation token create',
  },
} as const satisfies ErrorRows;
