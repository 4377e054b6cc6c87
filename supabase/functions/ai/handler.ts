import { AiError, MESSAGES, wasRefused } from '../../../shared-services/src/ai/errors.ts';
import { local } from '../../../shared-services/src/ai/local.ts';
import { WHOLE_PROVIDER } from '../../../shared-services/src/ai/provider-id.ts';
import type { AiContext, NewsSummary, TextResult } from '../../../shared-services/src/ai/types.ts';
import type { WireImage, WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { PRINCIPLES } from '../../../shared-services/src/principles/content/index.ts';
import { network } from './address.ts';
import { faultOf, Refused } from './failures.ts';
import { databaseLimiter, type Limiter } from './limiter.ts';
import { type Asked, promptMaker } from './recipes.ts';
import { chooseModels, readRequest } from './request.ts';
import { type Env, readSettings } from './settings.ts';
import { createBill, maxSpendingOf } from './spending.ts';
import { streamText } from './stream.ts';

/** One log line per request, without content or visitor. */
export interface LogLine {
  kind: WireRequest['kind'] | null;
  status: number;
  /** False when no provider answered, or the visitor left first. */
  answered: boolean;
  ms: number;
  /** A description of each failed provider call. */
  failures: string[];
  /** Tokens used, as reported by the providers. */
  tokens?: number;
  /** Reason of a refusal, in our own text. */
  reason?: string;
  /** Request id in the log of the server in front, when it sends one. */
  requestId?: string;
}

interface Options {
  env: Env;
  limiter?: Limiter;
  log?: (line: LogLine) => void;
  /** Registers background work, so that the platform does not end this instance before it is done. */
  finish?: (work: Promise<unknown>) => void;
}

/** Format of ids from `pnpm start`: IP and e-mail addresses do not match, so they cannot reach the log. */
const REQUEST_ID = /^[\w-]{16,64}$/;
const VISITOR = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Creates the Edge Function `ai`: the provider chain with the server's keys, behind checks of origin, size,
 * model and rate limit. It uses Web APIs only, so that the embedded server can run it in Node.
 * @throws when a setting is invalid, or the platform provides no database
 */
export function createAiFunction({
  env,
  limiter,
  log = (line) => console.log(JSON.stringify(line)),
  finish = () => {},
}: Options) {
  const settings = readSettings(env);
  const limits = limiter ?? databaseLimiter(env, settings.configuredLimits);
  const withPrompt = promptMaker(env);
  const ownList = settings.allowedOrigins;
  // Without its own list the function lets the database check the origin.
  const mayAnswer = (origin: string) => origin !== '' && (ownList.size === 0 || ownList.has(origin));

  return async (request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> => {
    const began = Date.now();
    const line: LogLine = { kind: null, status: 200, answered: false, ms: 0, failures: [] };
    const requestId = request.headers.get('x-request-id') ?? '';
    if (REQUEST_ID.test(requestId)) line.requestId = requestId;
    const write = () => log({ ...line, ms: Date.now() - began });
    const origin = request.headers.get('origin') ?? '';
    const headers = mayAnswer(origin) ? corsFor(origin) : null;
    try {
      if (!headers) throw new Refused('forbidden', 'This origin is not allowed by the site.');
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      if (request.method !== 'POST') throw new Refused('bad-request', 'Only POST is supported.');
      const sent = await readRequest(request);
      line.kind = sent.kind;
      const asked = await withPrompt(sent);
      const models = chooseModels(settings.config.models, asked.models, settings.allowedModels);
      const visitor = request.headers.get('x-visitor-id') ?? '';
      const taken = await limits.take({
        kind: asked.kind,
        visitor: VISITOR.test(visitor) ? visitor.toLowerCase() : null,
        address: network(peerAddress ?? 'unknown'),
        ...(ownList.size === 0 ? { origin } : {}),
        ...(asked.kind === 'news' ? { principle: asked.principle } : {}),
        most: maxSpendingOf(asked, models, settings.prices),
      });
      if ('news' in taken) {
        line.answered = true;
        write();
        return Response.json(taken.news, { headers });
      }

      const bill = createBill(asked.kind, settings.prices);
      const settle = () => {
        line.tokens = bill.spent.tokens;
        const settled = taken.settle(bill.spent, bill.did);
        finish(settled);
        return settled;
      };
      const context: AiContext = {
        config: { ...settings.config, models },
        signal: request.signal,
        resting: taken.resting,
        onUsage: bill.used,
        onFailure(failure) {
          bill.failed(failure);
          line.failures.push(failure.message);
        },
      };
      if (asked.kind === 'text') {
        const ended = async (result: TextResult | undefined) => {
          if (result) bill.answered(result.provider);
          line.answered = result !== undefined;
          await settle();
          write();
        };
        const { deadlines } = settings;
        const { prompt, turns } = asked;
        return streamText({ context: { ...context, deadlines }, prompt, turns, headers, ended });
      }
      let answer: object;
      try {
        answer = await wholeAnswer(asked, context, limits);
        // A failed image is an empty image, not an error.
        line.answered = !('image' in answer) || answer.image !== '';
        if (line.answered) bill.answered(WHOLE_PROVIDER);
      } finally {
        await settle();
      }
      write();
      return Response.json(answer, { headers });
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused('failed', MESSAGES.allFailed);
      if (refused !== error && !request.signal.aborted)
        console.error('Fault in the function:', faultOf(error));
      line.status = refused.status;
      line.reason = refused.message;
      write();
      return refused.toResponse(headers ?? {});
    }
  };
}

async function wholeAnswer(
  asked: Exclude<Asked, { kind: 'text' }>,
  context: AiContext,
  limits: Limiter,
): Promise<object> {
  try {
    if (asked.kind === 'image') return await imageAnswer(asked.prompt, context);
    if (asked.kind === 'analyse') return await local.analyse({ ...context, text: asked.text });
    return await newsAnswer(asked.principle, context, limits);
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    throw new Refused(error.code === 'too-few-facts' ? 'too-few-facts' : 'failed', error.message);
  }
}

/**
 * Generates an image; a failure returns an empty one. The code `refused` means that the provider declined the
 * prompt: another prompt may work.
 */
async function imageAnswer(prompt: string, context: AiContext): Promise<WireImage> {
  let refused = false;
  const onFailure = (failure: AiError) => {
    refused ||= wasRefused(failure);
    context.onFailure?.(failure);
  };
  const image = await local.image({ ...context, prompt, onFailure });
  return refused ? { image, code: 'refused' } : { image };
}

async function newsAnswer(id: string, context: AiContext, limits: Limiter): Promise<NewsSummary> {
  const principle = PRINCIPLES.find((one) => one.id === id);
  if (!principle) throw new Refused('bad-request', 'Unknown principle.');
  const news = await local.news({ ...context, principle });
  await limits.cacheNews(id, news);
  return news;
}

const corsFor = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, x-visitor-id',
  'access-control-max-age': '86400',
  'cache-control': 'no-store',
  vary: 'Origin',
});
