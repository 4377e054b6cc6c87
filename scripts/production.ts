import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  configProblemsIn,
  configProblemsOf,
  openFolder,
  placeholderAddresses,
  readConfig,
  readRegistry,
} from '@ia/federation/commands';
import { readKeyFile, type SettingError } from '@ia/supabase/local';
import { workspace } from './run.ts';
import type { StartSettings } from './start-settings.ts';

/** Default passwords of examples and images, which attackers try first. */
const DEFAULT_PASSWORDS = ['postgres', 'password', 'admin', 'secret', 'changeme', 'example', 'supabase', ''];

function databaseProblems({ databaseUrl }: StartSettings): string[] {
  if (!databaseUrl) return [];
  if (!/^postgres(?:ql)?:/.test(databaseUrl) || !URL.canParse(databaseUrl))
    return ['DATABASE_URL is not an address of PostgreSQL, such as postgres://user:password@host:5432/name'];
  const { username, password, hostname } = new URL(databaseUrl);
  const hasDefaultPassword =
    DEFAULT_PASSWORDS.includes(decodeURIComponent(password).toLowerCase()) || password === username;
  const isLocal = ['127.0.0.1', '[::1]', 'localhost', ''].includes(hostname);
  // Without a password, PostgreSQL's own rules apply to local connections.
  if (!hasDefaultPassword || (isLocal && password === '')) return [];
  return [
    'DATABASE_URL has a well-known default password: change it with alter role … password, then update the address',
  ];
}

/** Returns the problems of the two private key files for this process. */
async function keyFileProblems({ keyFile, credentialKeyFile }: StartSettings): Promise<string[]> {
  const problems: string[] = [];
  for (const [file, content] of [
    [keyFile, 'the secret key'],
    [credentialKeyFile, 'the key of digital credentials'],
  ] as const) {
    const found = await stat(file).catch(() => null);
    if (found && found.mode & 0o077) {
      problems.push(
        `${file} holds ${content} and other users of this machine can read it: chmod 600 ${file}`,
      );
    }
  }
  // The server reads keyFile at start, but this file only at the first credential.
  await readKeyFile(credentialKeyFile).catch(({ cause }: SettingError) => {
    const { code } = (cause ?? {}) as NodeJS.ErrnoException;
    problems.push(
      code
        ? `${credentialKeyFile} holds the key of digital credentials and this user cannot read it (${code}): chown --reference=${keyFile} ${credentialKeyFile}`
        : `${credentialKeyFile} holds the key of digital credentials and is not JSON: restore it from the backup`,
    );
  });
  return problems;
}

function dataProblems({ dataDir, databaseUrl }: StartSettings): string[] {
  const isTemporary = !path.relative(tmpdir(), dataDir).startsWith('..');
  if (databaseUrl || !isTemporary) return [];
  return [`DATA_DIR is ${dataDir}, which the system empties: choose a permanent folder`];
}

const proxyProblems = ({ trustProxy }: StartSettings): string[] =>
  trustProxy === null
    ? [
        'TRUST_PROXY is not set: use 1 behind Caddy, nginx or another proxy (with 0, all visitors would share one address and its ' +
          'rate limits), or 0 without a proxy (with 1, visitors could forge their address)',
      ]
    : [];

const aiProblems = ({ ai }: StartSettings): string[] =>
  ai ? [`AI=${ai} is for development: deploy the Edge Function (supabase/functions/ai) and unset AI`] : [];

/**
 * Compares the publishable key of the configuration, which statically served pages send,
 * with the server's keys.
 */
async function keyProblems(folder: string, { keyFile }: StartSettings): Promise<string[]> {
  const { backend } = (await readConfig(folder)) as { backend?: { url?: unknown; publishableKey?: unknown } };
  if (typeof backend?.url !== 'string' || !backend.url.startsWith('/')) return [];
  const { publishableKey = null } = ((await readKeyFile(keyFile)) ?? {}) as { publishableKey?: string };
  if (publishableKey === backend.publishableKey) return [];
  return [
    publishableKey
      ? `site.config.json: backend.publishableKey is not the key of this server, which would refuse each vote: write ${publishableKey}, copy the file into the site and run federation compose`
      : `site.config.json: backend.publishableKey is set, but the server has no keys: create them with node supabase/scripts/server-keys.ts ${keyFile}`,
  ];
}

async function siteProblems(folder: string, shellFolder: string, apps: object): Promise<string[]> {
  const config = await readConfig(folder);
  const { production, siteUrl, ai } = config as {
    production?: unknown;
    siteUrl?: unknown;
    ai?: { keys?: object };
  };
  const keys = Object.entries(ai?.keys ?? {}).filter(([, key]) => key);
  return [
    ...(production === true ? [] : ['site.config.json: "production": true is missing']),
    // An invalid value is reported with the file's other problems.
    ...(siteUrl === undefined
      ? ['site.config.json: "siteUrl" is missing: the https address that visitors use']
      : []),
    ...keys.map(
      ([name]) =>
        `site.config.json: ai.keys.${name} would become public: remove it, and revoke it if it was ever published (supabase/functions/ai)`,
    ),
    ...(await placeholderAddresses(config, openFolder(shellFolder), apps as never)).map(
      (line) => `site.config.json: ${line.trim()}`,
    ),
  ];
}

/**
 * Returns the problems that prevent a production start: one line for each, with a remedy.
 * @param folder folder of `site.config.json` when the site is not built yet
 */
export async function productionProblems(settings: StartSettings, folder = workspace): Promise<string[]> {
  const hasBuild = settings.skipBuild && existsSync(path.join(settings.site, 'registry.json'));
  const registry = hasBuild ? await readRegistry(settings.site) : null;
  const shell = registry ? path.join(settings.site, registry.shell.base) : path.join(workspace, 'shell/dist');
  const configProblems = hasBuild ? configProblemsIn(settings.site) : configProblemsOf(openFolder(folder));
  return [
    ...aiProblems(settings),
    ...proxyProblems(settings),
    ...databaseProblems(settings),
    ...dataProblems(settings),
    ...(await keyFileProblems(settings)),
    ...(await configProblems).map((line) => `site.config.json: ${line.trim()}`),
    ...(await keyProblems(hasBuild ? settings.site : folder, settings)),
    ...(await siteProblems(hasBuild ? settings.site : folder, shell, registry?.apps ?? {})),
  ];
}

/** Checks the settings of a production start. @throws Error with every line of {@link productionProblems}. */
export async function assertReady(settings: StartSettings): Promise<void> {
  const problems = await productionProblems(settings);
  if (problems.length === 0) return;
  throw new Error(
    `Not ready for production (see docs/deploy.md):\n${problems.map((line) => `  - ${line}`).join('\n')}\n` +
      'Nothing was started. To try the site on this machine, start it without --production.',
  );
}

/** Returns the site's own origin, which a proxy may hide from the server; empty without `siteUrl`. */
export async function readOwnOrigins({ skipBuild, site }: StartSettings): Promise<string[]> {
  const { siteUrl } = (await readConfig(skipBuild ? site : workspace)) as { siteUrl?: unknown };
  return typeof siteUrl === 'string' && URL.canParse(siteUrl) ? [new URL(siteUrl).origin] : [];
}

/** Returns SQL that sets `allowed_origins`, unless an operator has set it. */
export const allowedOriginsSql = (origins: readonly string[]): string =>
  `update private.settings set value = '${origins.join(' ')}' where key = 'allowed_origins' and value = ''`;
