import { AiError, declined, MESSAGES } from '../../../shared-services/src/ai/errors.ts';
import { local } from '../../../shared-services/src/ai/local.ts';
import type { AiContext, NewsSummary, TextResult } from '../../../shared-services/src/ai/types.ts';
import type { WireImage, WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { PRINCIPLES } from '../../../shared-services/src/principles/content/index.ts';
import { network } from './address.ts';
import { databaseLimiter } from './database-limiter.ts';
import { faultOf, Refused } from './failures.ts';
import { type Limiter, memoryLimiter } from './limiter.ts';
import { type Asked, promptMaker } from './recipes.ts';
import { chooseModels, readRequest } from './request.ts';
import { type Env, readSettings } from './settings.ts';
import { createBill, mostOf } from './spending.ts';
import { streamText } from './stream.ts';

/** One line per request. Nothing in it can tell what was asked, or by whom. */
export interface LogLine {
  kind: WireRequest['kind'] | null;
  status: number;
  /** False when nobody answered, or the visitor left first. */
  answered: boolean;
  ms: number;
  /** What is said about each provider that failed. */
  failures: string[];
  /** What it took, by what the providers say themselves. */
  tokens?: number;
  /** Why it was refused, in words of our own. */
  reason?: string;
  /** The request's id in the log of the server in front, where that server sends one. */
  requestId?: string;
}

interface Options {
  env: Env;
  limiter?: Limiter;
  log?: (line: LogLine) => void;
  /** Keeps the platform from ending this instance before a work is done that nobody waits for. */
  finish?: (work: Promise<unknown>) => void;
}

/** As `pnpm start` makes them: no network address and no e-mail address passes. */
const REQUEST_ID = /^[\w-]{16,64}$/;
const VISITOR = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The Edge Function `ai`: the provider chain with the server's keys, behind checks of origin, size, model and rate.
 * Web APIs only, so the embedded server can run it in Node as well.
 */
export function createAiFunction({
  env,
  limiter,
  log = (line) => console.log(JSON.stringify(line)),
  finish = () => {},
}: Options) {
  const settings = readSettings(env);
  const database = databaseLimiter(env, settings.stated);
  const limits = limiter ?? database ?? memoryLimiter(settings.limits);
  const withPrompt = promptMaker(env);
  const ownList = settings.allowedOrigins;
  // With no list of its own the function asks the database, which has the site's (and without either refuses all).
  const mayAnswer = (origin: string) =>
    origin !== '' && (ownList.has(origin) || (ownList.size === 0 && database !== null));

  return async (request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> => {
    const began = Date.now();
    const line: LogLine = { kind: null, status: 200, answered: false, ms: 0, failures: [] };
    const requestId = request.headers.get('x-request-id') ?? '';
    if (REQUEST_ID.test(requestId)) line.requestId = requestId;
    const write = () => log({ ...line, ms: Date.now() - began });
    const origin = request.headers.get('origin') ?? '';
    const headers = mayAnswer(origin) ? corsFor(origin) : null;
    try {
      if (!headers) throw new Refused('forbidden', 'This origin is on no list of this site.');
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      if (request.method !== 'POST') throw new Refused('bad-request', 'Only POST is answered.');
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
        most: mostOf(asked, models, settings.prices),
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
        // An image that nobody made is an empty one, not an error.
        line.answered = !('image' in answer) || answer.image !== '';
        if (line.answered) bill.answered('gemini');
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

/** A failed image is an empty one; that the prompt was declined is told, because other words would help. */
async function imageAnswer(prompt: string, context: AiContext): Promise<WireImage> {
  let refused = false;
  const onFailure = (failure: AiError) => {
    refused ||= declined(failure);
    context.onFailure?.(failure);
  };
  const image = await local.image({ ...context, prompt, onFailure });
  return refused ? { image, code: 'refused' } : { image };
}

async function newsAnswer(id: string, context: AiContext, limits: Limiter): Promise<NewsSummary> {
  const principle = PRINCIPLES.find((one) => one.id === id);
  if (!principle) throw new Refused('bad-request', 'There is no such principle.');
  const news = await local.news({ ...context, principle });
  await limits.keep(id, news);
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
