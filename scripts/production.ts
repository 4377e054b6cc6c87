import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  configFileOf,
  configProblemsIn,
  configProblemsOf,
  readConfig,
  readRegistry,
  standInAddresses,
} from '@ia/federation/publish';
import { readKeyFile } from '@ia/supabase/local';
import { workspace } from './run.ts';
import type { StartSettings } from './start-settings.ts';

/** Passwords that come with examples and images, and that whoever looks for open databases tries first. */
const DEFAULT_PASSWORDS = ['postgres', 'password', 'admin', 'secret', 'changeme', 'example', 'supabase', ''];

function databaseProblems({ databaseUrl }: StartSettings): string[] {
  if (!databaseUrl) return [];
  if (!/^postgres(?:ql)?:/.test(databaseUrl) || !URL.canParse(databaseUrl))
    return ['DATABASE_URL is no address of PostgreSQL: postgres://user:password@host:5432/name'];
  const { username, password, hostname } = new URL(databaseUrl);
  const isOpen =
    DEFAULT_PASSWORDS.includes(decodeURIComponent(password).toLowerCase()) || password === username;
  const isLocal = ['127.0.0.1', '[::1]', 'localhost', ''].includes(hostname);
  // Without a password PostgreSQL itself judges who may come in from its own machine.
  if (!isOpen || (isLocal && password === '')) return [];
  return [
    'DATABASE_URL has a password that everyone knows: alter role … password, then put the new one into the address',
  ];
}

async function dataProblems({ dataDir, databaseUrl, keyFile }: StartSettings): Promise<string[]> {
  const problems: string[] = [];
  const isTemporary = !path.relative(tmpdir(), dataDir).startsWith('..');
  if (!databaseUrl && isTemporary) {
    problems.push(`DATA_DIR is ${dataDir}, which the machine empties: choose a folder that stays`);
  }
  const keys = await stat(keyFile).catch(() => null);
  if (keys && keys.mode & 0o077) {
    problems.push(
      `${keyFile} holds the secret key and others of this machine can read it: chmod 600 ${keyFile}`,
    );
  }
  return problems;
}

const proxyProblems = ({ trustProxy }: StartSettings): string[] =>
  trustProxy === null
    ? [
        'TRUST_PROXY is not said: 1 behind Caddy, nginx or another proxy (or else all visitors are one address to the limits), ' +
          '0 where visitors reach this server themselves (or else they choose their address)',
      ]
    : [];

const aiProblems = ({ ai }: StartSettings): string[] =>
  ai
    ? [`AI=${ai} is for trying out: deploy the Edge Function (supabase/functions/ai), and leave AI out`]
    : [];

/** A page that is served as a file asks this server with the key of the configuration. */
async function keyProblems(folder: string, { keyFile }: StartSettings): Promise<string[]> {
  const { backend } = (await readConfig(folder)) as { backend?: { url?: unknown; publishableKey?: unknown } };
  if (typeof backend?.url !== 'string' || !backend.url.startsWith('/')) return [];
  const { publishableKey = null } = ((await readKeyFile(keyFile)) ?? {}) as { publishableKey?: string };
  if (publishableKey === backend.publishableKey) return [];
  return [
    publishableKey
      ? `site.config.json: backend.publishableKey is not the key of this server, which would refuse each vote: write ${publishableKey}, copy the file into the site and run federation compose`
      : `site.config.json: backend.publishableKey has no keys to go with: make them with node supabase/scripts/server-keys.ts ${keyFile}`,
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
    // One that is there and wrong is among the problems of the file.
    ...(siteUrl === undefined
      ? ['site.config.json: "siteUrl" is missing: the https address that visitors use']
      : []),
    ...keys.map(
      ([name]) =>
        `site.config.json: ai.keys.${name} would become public: take it out, and revoke it if it ever was (supabase/functions/ai)`,
    ),
    ...(await standInAddresses(config, shellFolder, apps as never)).map(
      (line) => `site.config.json: ${line.trim()}`,
    ),
  ];
}

/**
 * What keeps this from being shown to the public: one line for each, with what to do, all at once.
 * @param folder where `site.config.json` lies that is to be used
 */
export async function productionProblems(settings: StartSettings, folder = workspace): Promise<string[]> {
  const built = settings.skipBuild && existsSync(path.join(settings.site, 'registry.json'));
  const registry = built ? await readRegistry(settings.site) : null;
  const shell = registry ? path.join(settings.site, registry.shell.base) : path.join(workspace, 'shell/dist');
  const wrong = built ? configProblemsIn(settings.site) : configProblemsOf(configFileOf(folder));
  return [
    ...aiProblems(settings),
    ...proxyProblems(settings),
    ...databaseProblems(settings),
    ...(await dataProblems(settings)),
    ...(await wrong).map((line) => `site.config.json: ${line.trim()}`),
    ...(await keyProblems(built ? settings.site : folder, settings)),
    ...(await siteProblems(built ? settings.site : folder, shell, registry?.apps ?? {})),
  ];
}

/** @throws with every line of {@link productionProblems}. */
export async function expectReady(settings: StartSettings): Promise<void> {
  const problems = await productionProblems(settings);
  if (problems.length === 0) return;
  throw new Error(
    `Not ready for the public (docs/deploy.md says how):\n${problems.map((line) => `  - ${line}`).join('\n')}\n` +
      'Nothing was started. Without --production the same starts on this machine.',
  );
}

/** The site's own origin, which a proxy in front may hide from the server; none where `siteUrl` is not said. */
export async function ownOrigins({ skipBuild, site }: StartSettings): Promise<string[]> {
  const { siteUrl } = (await readConfig(skipBuild ? site : workspace)) as { siteUrl?: unknown };
  return typeof siteUrl === 'string' && URL.canParse(siteUrl) ? [new URL(siteUrl).origin] : [];
}

/** SQL that names these origins in `allowed_origins`, where nobody has named any. */
export const alone = (origins: readonly string[]): string =>
  `update private.settings set value = '${origins.join(' ')}' where key = 'allowed_origins' and value = ''`;
