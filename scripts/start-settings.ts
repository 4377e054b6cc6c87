import path from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS, type LogLevel } from '@ia/federation/log';
import { type AiChoice, readAiChoice } from './ai-service.ts';
import { workspace } from './run.ts';

export interface StartSettings {
  /** Refuses to start while something is not ready for the public. */
  production: boolean;
  host: string;
  port: number;
  /** null: nobody has said. */
  trustProxy: boolean | null;
  site: string;
  dataDir: string;
  /** The server's keys, the same for every process that serves one database. */
  keyFile: string;
  databaseUrl: string | undefined;
  /** Folder of the teams' own schemas (docs/own-data.md). */
  schemasDir: string | undefined;
  skipBuild: boolean;
  /** An AI service to try the site with; null: what `site.config.json` says. */
  ai: AiChoice;
  /** Lines of the log below this level are left out. */
  logLevel: LogLevel;
  /** Port of `/metrics` on this machine; null: not served. */
  metricsPort: number | null;
}

/** Flags of `pnpm start`. Without a default: each is a variable of the environment first (docs/settings.md). */
const FLAGS = {
  production: { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
} as const;

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

function readSwitch(name: string, value: string | undefined, meaning: string): boolean | null {
  if (value === undefined || value === '') return null;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new Error(`${name} is ${meaning}, not ${JSON.stringify(value)}.`);
}

function readLevel(value: string): LogLevel {
  const level = LEVELS.find((one) => one === value);
  if (level) return level;
  throw new Error(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not ${JSON.stringify(value)}.`);
}

const readProxy = (value: string | undefined): boolean | null =>
  readSwitch('TRUST_PROXY', value, '1 (a proxy stands in front) or 0 (none does)');

const readSkip = (value: string | undefined): boolean | null =>
  readSwitch('SKIP_BUILD', value, '1 (serve the site that is built) or 0 (build it first)');

function readPort(value: string, name = 'PORT (--port)'): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`${name} is a number up to 65535, not ${JSON.stringify(value)}.`);
}

function readFlags(argv: string[]) {
  try {
    return parseArgs({ args: argv, allowNegative: true, options: FLAGS }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    const flags = Object.entries(FLAGS).map(
      ([name, { type }]) => `--${name}${type === 'string' ? ' <…>' : ''}`,
    );
    throw new Error(
      `pnpm start: ${reason?.replace(/\.$/, '')}. It takes ${flags.join(', ')}, --no-trust-proxy, and the variables of docs/settings.md.`,
    );
  }
}

/**
 * What `pnpm start` was told: a flag, or else the variable of that name (docs/settings.md).
 * @throws saying which setting is wrong and what it takes.
 */
export function readStartSettings(argv: string[], env: Record<string, string | undefined>): StartSettings {
  const flags = readFlags(argv);
  const dataDir = path.resolve(workspace, env.DATA_DIR || '.local/data');
  return {
    production: flags.production ?? false,
    host: flags.host ?? (env.HOST || '127.0.0.1'),
    port: readPort(flags.port ?? (env.PORT || '5170')),
    trustProxy: flags['trust-proxy'] ?? readProxy(env.TRUST_PROXY),
    site: path.resolve(workspace, env.SITE_DIR || 'site'),
    dataDir,
    keyFile: env.KEYS_FILE ? path.resolve(workspace, env.KEYS_FILE) : `${dataDir}.keys.json`,
    databaseUrl: env.DATABASE_URL || undefined,
    schemasDir: env.SCHEMAS_DIR ? path.resolve(workspace, env.SCHEMAS_DIR) : undefined,
    skipBuild: readSkip(env.SKIP_BUILD) ?? false,
    ai: readAiChoice(env.AI),
    logLevel: readLevel(env.LOG_LEVEL || 'info'),
    metricsPort: env.METRICS_PORT ? readPort(env.METRICS_PORT, 'METRICS_PORT') : null,
  };
}
