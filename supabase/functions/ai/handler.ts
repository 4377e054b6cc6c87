import { AiError, MESSAGES, wasRefused } from '../../../shared-services/src/ai/errors.ts';
import { local } from '../../../shared-services/src/ai/local.ts';
import { SINGLE_RESPONSE_PROVIDER } from '../../../shared-services/src/ai/provider-id.ts';
import type { AiContext, NewsSummary, TextResult } from '../../../shared-services/src/ai/types.ts';
import type { WireImage, WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { PRINCIPLES } from '../../../shared-services/src/principles/content/index.ts';
import { toNetwork } from './address.ts';
import { describeFault, RefusedRequest } from './failures.ts';
import { createDatabaseLimiter, type Limiter } from './limiter.ts';
import { createPromptBuilder, type PromptRequest } from './recipes.ts';
import { chooseModels, readRequest } from './request.ts';
import { type Env, readSettings } from './settings.ts';
import { createSpendingRecord, estimateMaxSpending } from './spending.ts';
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
  log?: (logLine: LogLine) => void;
  /** Registers background work, so that the platform does not end the instance before the work is done. */
  runInBackground?: (work: Promise<unknown>) => void;
}

/** Format of request ids of `pnpm start`. IP and e-mail addresses do not match, so they cannot reach the log. */
const REQUEST_ID = /^[\w-]{16,64}$/;
const VISITOR_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Creates the Edge Function `ai`: the provider chain with the server's keys, behind checks of origin, size,
 * model and rate limit. It uses Web APIs only, so that the embedded server can run it in Node.
 * @throws when a setting is invalid, or the platform provides no database
 */
export function createAiFunction({
  env,
  limiter,
  log = (logLine) => console.log(JSON.stringify(logLine)),
  runInBackground = () => {},
}: Options) {
  const settings = readSettings(env);
  const limits = limiter ?? createDatabaseLimiter(env, settings.configuredLimits);
  const buildPromptRequest = createPromptBuilder(env);
  const { allowedOrigins } = settings;
  // Without an own list of origins, any is accepted here and the database checks it.
  const isAllowed = (origin: string) =>
    origin !== '' && (allowedOrigins.size === 0 || allowedOrigins.has(origin));

  return async (request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> => {
    const startedAt = Date.now();
    const logLine: LogLine = { kind: null, status: 200, answered: false, ms: 0, failures: [] };
    const requestId = request.headers.get('x-request-id') ?? '';
    if (REQUEST_ID.test(requestId)) logLine.requestId = requestId;
    const writeLog = () => log({ ...logLine, ms: Date.now() - startedAt });
    const origin = request.headers.get('origin') ?? '';
    const headers = isAllowed(origin) ? corsHeaders(origin) : null;
    try {
      if (!headers) throw new RefusedRequest('forbidden', 'This origin is not allowed by the site.');
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      if (request.method !== 'POST') throw new RefusedRequest('bad-request', 'Only POST is supported.');
      const wireRequest = await readRequest(request);
      logLine.kind = wireRequest.kind;
      const promptRequest = await buildPromptRequest(wireRequest);
      const models = chooseModels(settings.config.models, promptRequest.models, settings.allowedModels);
      const visitor = request.headers.get('x-visitor-id') ?? '';
      const permit = await limits.take({
        kind: promptRequest.kind,
        visitor: VISITOR_ID.test(visitor) ? visitor.toLowerCase() : null,
        address: toNetwork(peerAddress ?? 'unknown'),
        ...(allowedOrigins.size === 0 ? { origin } : {}),
        ...(promptRequest.kind === 'news' ? { principle: promptRequest.principle } : {}),
        maxSpending: estimateMaxSpending(promptRequest, models, settings.prices),
      });
      if ('news' in permit) {
        logLine.answered = true;
        writeLog();
        return Response.json(permit.news, { headers });
      }

      const spending = createSpendingRecord(promptRequest.kind, settings.prices);
      const settle = () => {
        logLine.tokens = spending.total.tokens;
        const settled = permit.settle(spending.total, spending.outcomes);
        runInBackground(settled);
        return settled;
      };
      const context: AiContext = {
        config: { ...settings.config, models },
        signal: request.signal,
        resting: permit.resting,
        onUsage: spending.recordUsage,
        onFailure(failure) {
          spending.recordFailure(failure);
          logLine.failures.push(failure.message);
        },
      };
      if (promptRequest.kind === 'text') {
        const onEnd = async (result: TextResult | undefined) => {
          if (result) spending.recordAnswer(result.provider);
          logLine.answered = result !== undefined;
          await settle();
          writeLog();
        };
        const { deadlines } = settings;
        const { prompt, turns } = promptRequest;
        return streamText({ context: { ...context, deadlines }, prompt, turns, headers, onEnd });
      }
      let answer: object;
      try {
        answer = await completeAnswer(promptRequest, context, limits);
        // A failed image is an empty image, not an error.
        logLine.answered = !('image' in answer) || answer.image !== '';
        if (logLine.answered) spending.recordAnswer(SINGLE_RESPONSE_PROVIDER);
      } finally {
        await settle();
      }
      writeLog();
      return Response.json(answer, { headers });
    } catch (error) {
      const refusal =
        error instanceof RefusedRequest ? error : new RefusedRequest('failed', MESSAGES.allFailed);
      if (refusal !== error && !request.signal.aborted)
        console.error('Fault in the function:', describeFault(error));
      logLine.status = refusal.status;
      logLine.reason = refusal.message;
      writeLog();
      return refusal.toResponse(headers ?? {});
    }
  };
}

/** Answers a request without streaming. */
async function completeAnswer(
  promptRequest: Exclude<PromptRequest, { kind: 'text' }>,
  context: AiContext,
  limits: Limiter,
): Promise<object> {
  try {
    if (promptRequest.kind === 'image') return await generateImage(promptRequest.prompt, context);
    if (promptRequest.kind === 'analyse')
      return await local.analyse({ ...context, text: promptRequest.text });
    return await summariseNews(promptRequest.principle, context, limits);
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    throw new RefusedRequest(error.code === 'too-few-facts' ? 'too-few-facts' : 'failed', error.message);
  }
}

/**
 * Generates an image; a failure returns an empty one. The code `refused` means that the provider declined the
 * prompt: another prompt may work.
 */
async function generateImage(prompt: string, context: AiContext): Promise<WireImage> {
  let refused = false;
  const onFailure = (failure: AiError) => {
    refused ||= wasRefused(failure);
    context.onFailure?.(failure);
  };
  const image = await local.image({ ...context, prompt, onFailure });
  return refused ? { image, code: 'refused' } : { image };
}

async function summariseNews(id: string, context: AiContext, limits: Limiter): Promise<NewsSummary> {
  const principle = PRINCIPLES.find((one) => one.id === id);
  if (!principle) throw new RefusedRequest('bad-request', 'Unknown principle.');
  const news = await local.news({ ...context, principle });
  await limits.cacheNews(id, news);
  return news;
}

const corsHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, x-visitor-id',
  'access-control-max-age': '86400',
  'cache-control': 'no-store',
  vary: 'Origin',
});
