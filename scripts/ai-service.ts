import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readSiteConfig } from '@ia/federation/config';
import { readSettings } from '@ia/supabase/ai-settings';
import { type DenoFunction, startDenoFunction } from '@ia/supabase/local/deno-function';
import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';

export type AiChoice = 'fake' | 'local' | null;

/** @throws for a word that is neither. */
export function readAiChoice(value: string | undefined): AiChoice {
  if (value === undefined || value === '') return null;
  if (value === 'fake' || value === 'local') return value;
  throw new Error(
    `AI is fake (a stand-in that costs nothing) or local (your keys from .env), not ${JSON.stringify(value)}.`,
  );
}

const ENV_FILE = path.resolve(import.meta.dirname, '../.env');
const KEYS = ['GEMINI_API_KEY', 'OPENROUTER_API_KEY', 'HUGGINGFACE_API_KEY'];

/** The providers' keys and whatever else the function takes, from the file beside `.env.example`. */
async function secretsOf(file: string): Promise<Record<string, string>> {
  const body = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `AI=local reads the providers' keys from ${file}: copy .env.example there, and fill it in.`,
    );
  });
  const secrets = parseEnv(body) as Record<string, string>;
  const isThere = (name: string) => secrets[name] && !secrets[name].includes('COLOQUE');
  if (!KEYS.some(isThere))
    console.warn(`${file} holds no key yet: every request is answered as one without keys.`);
  return secrets;
}

/**
 * Tells what is wrong with the function's settings before anything starts, and a name that is none: what a slip of the
 * pen leaves unset would be a ceiling that there is not.
 * @throws with file, name, what is expected and what was found, one line each
 */
function expectSound(settings: Record<string, string>, file: string): void {
  const known = new Set(['AI_ADDRESS_HEADER']);
  readSettings((name) => {
    known.add(name);
    return settings[name];
  }, file);
  const strange = Object.keys(settings).filter((name) => /^AI_|_API_KEY$/.test(name) && !known.has(name));
  if (strange.length === 0) return;
  const expected = `expected a name of supabase/functions/ai/README.md, found one that is not among them.`;
  throw new Error(strange.map((name) => `${file}: ${name}: ${expected}`).join('\n'));
}

const secretsFor = ({ endpoints, keys }: FakeAi): Record<string, string> => ({
  AI_ENDPOINT_GEMINI: endpoints.gemini,
  AI_ENDPOINT_OPENROUTER: endpoints.openRouter,
  AI_ENDPOINT_HUGGINGFACE: endpoints.huggingFace,
  GEMINI_API_KEY: keys.GEMINI,
  OPENROUTER_API_KEY: keys.OPENROUTER,
  HUGGINGFACE_API_KEY: keys.HUGGINGFACE,
});

/** A line of the function's own log. */
export type AiLine = Readonly<Record<string, unknown>>;

/** Passes on what the function writes: its line for each request, and faults. Deno's own words at the start are left out. */
const passOn =
  (log: (line: AiLine) => void) =>
  (line: string): void => {
    if (line.startsWith('{"kind"')) log(JSON.parse(line) as AiLine);
    else if (line && !/^(Listening on|Deno\.serve:) /.test(line)) console.error(`ai: ${line}`);
  };

interface Site {
  /** The addresses that its pages are opened at. */
  origins: readonly string[];
  /** Where this process serves the data API, to count the requests. */
  backendUrl: string;
  secretKey: string;
}

/**
 * The AI service of `AI=fake pnpm start` and `AI=local pnpm start`: the Edge Function in Deno, as it is deployed, in front of
 * stand-ins that speak the three providers' formats, or of the providers themselves.
 * @param config what `site.config.json` holds: the function has to know the models that it names
 * @param log takes the line that the function writes for each request; default: standard output
 * @throws when the keys' file is missing, or something in it cannot be
 */
export async function aiService(
  choice: 'fake' | 'local',
  config: unknown,
  { envFile = ENV_FILE, log = (line: AiLine) => console.log(JSON.stringify(line)) } = {},
) {
  const { models } = readSiteConfig(config, () => {}).ai;
  const standIn = choice === 'fake' ? await startFakeAi() : null;
  const settings: Record<string, string> = {
    AI_MODEL_GEMINI_TEXT: models.geminiText,
    AI_MODEL_GEMINI_IMAGE: models.geminiImage,
    AI_MODEL_OPENROUTER: models.openRouter,
    AI_MODEL_HUGGINGFACE: models.huggingFace,
    AI_ALLOWED_MODELS: Object.values(models).join(','),
    ...(standIn ? secretsFor(standIn) : await secretsOf(envFile)),
  };
  expectSound(settings, envFile);
  let running: DenoFunction | undefined;

  return {
    /** For the site's configuration: what everyone develops against is what the public gets. */
    config: { mode: 'server' as const, models },
    /** @throws when Deno does not start. */
    async start({ origins, backendUrl, secretKey }: Site): Promise<void> {
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
        passOn(log),
      );
    },
    /** The function for the embedded server, which says who asks. */
    async answer(request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> {
      if (!running) return Response.json({ code: 'closed' }, { status: 503 });
      const headers = new Headers(request.headers);
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
      await standIn?.close();
    },
  };
}
