import path from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS, type LogLevel } from '@ia/federation/log';
import { type AiChoice, readAiChoice } from './ai-service.ts';
import { workspace } from './run.ts';

export interface StartSettings {
  /** True refuses to start while {@link productionProblems} finds any. */
  production: boolean;
  host: string;
  port: number;
  /** Whether a proxy sets the visitor's address (`x-forwarded-for`); null: not set. */
  trustProxy: boolean | null;
  /** Folder of the composed site. */
  site: string;
  /** Folder of the embedded database. */
  dataDir: string;
  /** File of the server's keys, the same for every process on one database. */
  keyFile: string;
  /** File of the private key of digital credentials, beside {@link keyFile}. */
  credentialKeyFile: string;
  databaseUrl: string | undefined;
  /** Folder of the teams' own schemas (docs/own-data.md). */
  schemasDir: string | undefined;
  /** True serves the existing build. */
  skipBuild: boolean;
  /** AI service for development; null: as in `site.config.json`. */
  ai: AiChoice;
  /** Minimum level of log lines. */
  logLevel: LogLevel;
  /** Port of `/metrics` on this machine; null: not served. */
  metricsPort: number | null;
}

/**
 * Flags of `pnpm start`. They have no defaults, because environment variables come next (docs/settings.md).
 */
const FLAGS = {
  production: { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
} as const;

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
/** True for an address that only this machine can reach. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

/** Parses a variable that is on or off; null when it is not set. @param meaning valid values, for the message */
function readSwitch(name: string, value: string | undefined, meaning: string): boolean | null {
  if (value === undefined || value === '') return null;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new Error(`${name} must be ${meaning}, found ${JSON.stringify(value)}.`);
}

function readLevel(value: string): LogLevel {
  const level = LEVELS.find((name) => name === value);
  if (level) return level;
  throw new Error(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, found ${JSON.stringify(value)}.`);
}

const readTrustProxy = (value: string | undefined): boolean | null =>
  readSwitch('TRUST_PROXY', value, '1 (behind a proxy) or 0 (no proxy)');

const readSkipBuild = (value: string | undefined): boolean | null =>
  readSwitch('SKIP_BUILD', value, '1 (serve the existing build) or 0 (build first)');

function readPort(value: string, name = 'PORT (--port)'): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`${name} must be a number up to 65535, found ${JSON.stringify(value)}.`);
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
      `pnpm start: ${reason?.replace(/\.$/, '')}. Known flags: ${flags.join(', ')}, --no-trust-proxy. docs/settings.md lists the environment variables.`,
    );
  }
}

/**
 * Reads the settings of `pnpm start`: a flag, otherwise the environment variable (docs/settings.md).
 * @throws Error with the invalid setting and its valid values
 */
export function readStartSettings(argv: string[], env: Record<string, string | undefined>): StartSettings {
  const flags = readFlags(argv);
  const dataDir = path.resolve(workspace, env.DATA_DIR || '.local/data');
  const keyFile = env.KEYS_FILE ? path.resolve(workspace, env.KEYS_FILE) : `${dataDir}.keys.json`;
  return {
    production: flags.production ?? false,
    host: flags.host ?? (env.HOST || '127.0.0.1'),
    port: readPort(flags.port ?? (env.PORT || '5170')),
    trustProxy: flags['trust-proxy'] ?? readTrustProxy(env.TRUST_PROXY),
    site: path.resolve(workspace, env.SITE_DIR || 'site'),
    dataDir,
    keyFile,
    credentialKeyFile: keyFile.replace(/\.json$/, '.credential.json'),
    databaseUrl: env.DATABASE_URL || undefined,
    schemasDir: env.SCHEMAS_DIR ? path.resolve(workspace, env.SCHEMAS_DIR) : undefined,
    skipBuild: readSkipBuild(env.SKIP_BUILD) ?? false,
    ai: readAiChoice(env.AI),
    logLevel: readLevel(env.LOG_LEVEL || 'info'),
    metricsPort: env.METRICS_PORT ? readPort(env.METRICS_PORT, 'METRICS_PORT') : null,
  };
}
