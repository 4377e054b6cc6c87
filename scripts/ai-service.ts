import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { AI_MODELS, AI_PROVIDERS, byName } from '@ia/federation/ai-providers';
import { readSiteConfig } from '@ia/federation/config';
import { readSettings } from '@ia/supabase/ai-settings';
import { type DenoFunction, startDenoFunction } from '@ia/supabase/local/deno-function';
import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';

/** Value of the variable `AI`; null for none. */
export type AiChoice = 'fake' | 'local' | null;

/** Parses the variable `AI`. @throws Error for a value other than `fake` and `local`. */
export function readAiChoice(value: string | undefined): AiChoice {
  if (value === undefined || value === '') return null;
  if (value === 'fake' || value === 'local') return value;
  throw new Error(
    `AI must be fake (fake providers, no costs) or local (your keys from .env), found ${JSON.stringify(value)}.`,
  );
}

const ENV_FILE = path.resolve(import.meta.dirname, '../.env');
const KEY_NAMES = AI_PROVIDERS.map(({ secrets }) => secrets.key);

/** Reads the providers' keys and other settings of the function from the `.env` file. */
async function readSecrets(file: string): Promise<Record<string, string>> {
  const body = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `AI=local requires ${file}, which cannot be read. Copy .env.example there and fill in the keys.`,
    );
  });
  const secrets = parseEnv(body) as Record<string, string>;
  const isSet = (name: string) => secrets[name] && !secrets[name].includes('COLOQUE');
  if (!KEY_NAMES.some(isSet))
    console.warn(`${file} contains no key yet: AI requests fail until you add one.`);
  return secrets;
}

/**
 * Validates the function's settings before anything starts. An unknown name is an error: a typo would leave a
 * spending limit unset.
 * @throws with file, name, expected and found, one line each
 */
function assertKnownSettings(settings: Record<string, string>, file: string): void {
  const known = new Set(['AI_ADDRESS_HEADER']);
  readSettings((name) => {
    known.add(name);
    return settings[name];
  }, file);
  const unknownNames = Object.keys(settings).filter(
    (name) => /^AI_|_API_KEY$/.test(name) && !known.has(name),
  );
  if (unknownNames.length === 0) return;
  const expected = `expected a setting from supabase/functions/ai/README.md, found an unknown name. Correct or remove it.`;
  throw new Error(unknownNames.map((name) => `${file}: ${name}: ${expected}`).join('\n'));
}

/** Keys and addresses of the fake providers, as secrets of the function. */
const createFakeSecrets = ({ endpoints, keys }: FakeAi): Record<string, string> => ({
  ...byName(AI_PROVIDERS, ({ key, secrets }) => [secrets.key, keys[key]]),
  ...byName(AI_PROVIDERS, ({ endpoint, secrets }) => [secrets.endpoint, endpoints[endpoint]]),
});

/** A line of the function's log. */
export type AiLine = Readonly<Record<string, unknown>>;

/** Forwards the function's log lines and errors; drops Deno's startup messages. */
const forwardLog =
  (log: (line: AiLine) => void) =>
  (line: string): void => {
    if (line.startsWith('{"kind"')) log(JSON.parse(line) as AiLine);
    else if (line && !/^(Listening on|Deno\.serve:) /.test(line)) console.error(`ai: ${line}`);
  };

interface SiteAccess {
  /** Origins of the site's pages. */
  origins: readonly string[];
  /** Address of the data API in this process, where the function counts requests. */
  backendUrl: string;
  /** Key with which the function may count requests. */
  secretKey: string;
}

/**
 * Creates the AI service of `AI=fake pnpm start` and `AI=local pnpm start`: the Edge Function in Deno, as deployed,
 * with fake providers or the real ones.
 * @param config `site.config.json`: the function allows the models that it names
 * @param log gets each log line of the function; default: standard output
 * @throws when the file of keys is missing or invalid
 */
export async function createAiService(
  choice: 'fake' | 'local',
  config: unknown,
  { envFile = ENV_FILE, log = (line: AiLine) => console.log(JSON.stringify(line)) } = {},
) {
  const { models } = readSiteConfig(config, () => {}).ai;
  const fakeAi = choice === 'fake' ? await startFakeAi() : null;
  const settings: Record<string, string> = {
    ...byName(AI_MODELS, ({ name, secret }) => [secret, models[name]]),
    AI_ALLOWED_MODELS: Object.values(models).join(','),
    ...(fakeAi ? createFakeSecrets(fakeAi) : await readSecrets(envFile)),
  };
  assertKnownSettings(settings, envFile);
  let running: DenoFunction | undefined;

  return {
    /** Configuration of the site: development uses the same mode as production. */
    config: { mode: 'server' as const, models },
    /** @throws when Deno does not start. */
    async start({ origins, backendUrl, secretKey }: SiteAccess): Promise<void> {
      running = await startDenoFunction(
        {
          AI_ALLOWED_ORIGINS: origins.join(','),
          AI_ADDRESS_HEADER: 'x-forwarded-for',
          SUPABASE_URL: backendUrl,
          SUPABASE_SERVICE_ROLE_KEY: secretKey,
          ...settings,
        },
        choice === 'fake' ? 'loopback' : 'anywhere',
        'ai',
        forwardLog(log),
      );
    },
    /** Request handler for the embedded server, which passes the client's address. */
    async answer(request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> {
      if (!running) return Response.json({ code: 'closed' }, { status: 503 });
      const headers = new Headers(request.headers);
      // Headers of the connection to this server; fetch sets its own.
      for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'])
        headers.delete(name);
      headers.set('x-forwarded-for', peerAddress ?? 'unknown');
      const body =
        request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
      return fetch(`${running.url}${new URL(request.url).pathname}`, {
        method: request.method,
        headers,
        body,
        signal: request.signal,
      });
    },
    async close(): Promise<void> {
      await running?.close();
      await fakeAi?.close();
    },
  };
}
