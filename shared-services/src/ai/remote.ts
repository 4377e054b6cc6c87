import { WHOLE_PROMPT } from '../recipes/choice.ts';
import { DeadlineReached, promiseWithDeadlines, streamWithDeadlines } from './deadlines.ts';
import { AiError, type AiErrorCode, MESSAGES, noAnswerError } from './errors.ts';
import { readLines } from './lines.ts';
import { OWN_RECIPE } from './recipe-request.ts';
import { fitTurns } from './turns.ts';
import type {
  AiContext,
  AiService,
  Analysis,
  Deadlines,
  ImageRequest,
  NewsSummary,
  ProviderId,
  RecipeRequest,
} from './types.ts';
import {
  FUNCTION_PATH,
  HEARTBEAT_INTERVAL_MS,
  type WireEvent,
  type WireImage,
  type WireRequest,
} from './wire.ts';

/**
 * The Edge Function has its own timeouts for the providers. These timeouts only detect that the function
 * itself stopped responding.
 */
const STREAM_DEADLINES: Deadlines = { firstMs: 20_000, idleMs: 4 * HEARTBEAT_INTERVAL_MS, totalMs: 240_000 };
const SINGLE_RESPONSE_DEADLINES: Deadlines = { firstMs: 75_000, idleMs: 75_000, totalMs: 75_000 };

/** Calls the Edge Function `ai`, which holds the keys and runs the same provider chain. */
export const remote: AiService = {
  async text(request) {
    let text = '';
    let provider: ProviderId | undefined;
    const { turns = [] } = request;
    const wireRequest = {
      kind: 'text' as const,
      ...toRecipeRequest(request),
      ...(turns.length > 0 && { turns: fitTurns(turns) }),
    };
    for await (const event of requestEvents(request, wireRequest)) {
      if (event.type === 'chunk') {
        text += event.text;
        request.onChunk?.(event.text);
      } else if (event.type === 'restart') {
        text = '';
        request.onRestart?.();
      } else if (event.type === 'done') {
        provider = event.provider;
        break;
      } else {
        throw noAnswerError('failed', [new AiError(event.code, MESSAGES.allFailed)]);
      }
    }
    if (!provider) throw noAnswerError('failed');
    return { text, provider };
  },

  async image(request) {
    try {
      const answer = await requestComplete<WireImage>(request, {
        kind: 'image',
        ...toRecipeRequest(request),
      });
      if (answer.image) return answer.image;
      if (answer.code === 'refused') {
        request.onFailure?.(new AiError('refused', 'The provider declined the prompt.'));
      }
    } catch (error) {
      request.signal?.throwIfAborted();
      // These codes mean that no provider was called; the page shows the reason.
      if (!(error instanceof AiError) || ['limited', 'ceiling', 'off'].includes(error.code)) throw error;
    }
    console.warn(MESSAGES.imageFailed);
    return '';
  },

  analyse: (request) => requestComplete<Analysis>(request, { kind: 'analyse', text: request.text }),
  news: (request) => requestComplete<NewsSummary>(request, { kind: 'news', principle: request.principle.id }),
};

/** Returns the recipe's input, or the whole prompt marked as written by the visitor. */
const toRecipeRequest = ({ from, prompt }: ImageRequest): RecipeRequest =>
  from ?? { recipe: OWN_RECIPE, choices: { [WHOLE_PROMPT]: { value: prompt, own: true } } };

async function post(context: AiContext, body: WireRequest, signal: AbortSignal): Promise<Response> {
  const { backend, visitorId, config } = context;
  if (!backend) throw noAnswerError('off');
  const response = await fetch(`${backend.url.replace(/\/+$/, '')}${FUNCTION_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: backend.publishableKey,
      ...(visitorId ? { 'x-visitor-id': visitorId } : {}),
    },
    body: JSON.stringify({ ...body, models: config.models } satisfies WireRequest),
    signal,
  });
  if (response.ok) return response;
  const code = await readFailureCode(response);
  if (code === 'too-few-facts') {
    throw new AiError('too-few-facts', MESSAGES.tooFewFacts);
  }
  console.warn(`The AI function answered ${response.status}.`);
  if (response.status !== 429) throw noAnswerError('failed');
  throw noAnswerError(code === 'ceiling' ? 'ceiling' : 'limited');
}

async function readFailureCode(response: Response): Promise<AiErrorCode | undefined> {
  const body: { error?: { code?: AiErrorCode } } = await response.json().catch(() => ({}));
  return body.error?.code;
}

async function requestComplete<T>(context: AiContext, body: WireRequest): Promise<T> {
  const send = async (signal: AbortSignal) => (await (await post(context, body, signal)).json()) as T;
  const deadlines = { ...SINGLE_RESPONSE_DEADLINES, ...context.deadlines };
  return promiseWithDeadlines(send, { deadlines, signal: context.signal, mapError });
}

/** Streams the events of a text answer. */
async function* requestEvents(context: AiContext, body: WireRequest): AsyncGenerator<WireEvent> {
  async function* receiveLines(signal: AbortSignal) {
    const response = await post(context, body, signal);
    if (response.body) yield* readLines(response.body);
  }
  const deadlines = { ...STREAM_DEADLINES, ...context.deadlines };
  for await (const line of streamWithDeadlines(receiveLines, {
    deadlines,
    signal: context.signal,
    mapError,
  })) {
    const event = parseEvent(line);
    if (event) yield event;
  }
}

function parseEvent(line: string): WireEvent | null {
  // An empty line is a heartbeat. Receiving it has already restarted the idle timeout.
  if (line === '') return null;
  try {
    return JSON.parse(line) as WireEvent;
  } catch {
    // The connection cut this line short. The missing `done` event then fails the call.
    console.warn('AI stream: skipped a line that is not JSON.');
    return null;
  }
}

/** Maps a failed request to the AiError that callers receive. */
function mapError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  console.warn(
    error instanceof DeadlineReached
      ? 'The AI function took too long.'
      : 'The AI function could not be reached.',
  );
  return noAnswerError('failed');
}
