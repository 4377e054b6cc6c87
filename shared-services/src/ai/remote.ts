import { WHOLE } from '../recipes/choice.ts';
import { DeadlineReached, onceWithin, within } from './deadlines.ts';
import { AiError, type AiErrorCode, allFailed, failed, MESSAGES } from './errors.ts';
import { lines } from './lines.ts';
import { OWN_RECIPE } from './recipe-ask.ts';
import { fitTurns } from './turns.ts';
import type {
  AiContext,
  AiService,
  Analysis,
  Deadlines,
  ImageRequest,
  NewsSummary,
  ProviderId,
  RecipeAsk,
} from './types.ts';
import { ALIVE_EVERY_MS, FUNCTION_PATH, type WireEvent, type WireImage, type WireRequest } from './wire.ts';

/** The function keeps its own deadlines on the providers; these only notice that the function itself is gone. */
const STREAM_DEADLINES: Deadlines = { firstMs: 20_000, idleMs: 4 * ALIVE_EVERY_MS, totalMs: 240_000 };
const WHOLE_DEADLINES: Deadlines = { firstMs: 75_000, idleMs: 75_000, totalMs: 75_000 };

/** Asks the Edge Function `ai`, which holds the keys and runs the same chain. */
export const remote: AiService = {
  async text(request) {
    let text = '';
    let provider: ProviderId | undefined;
    const { turns = [] } = request;
    const asked = {
      kind: 'text' as const,
      ...askOf(request),
      ...(turns.length > 0 && { turns: fitTurns(turns) }),
    };
    for await (const event of events(request, asked)) {
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
        throw allFailed('failed', [new AiError(event.code, MESSAGES.allFailed)]);
      }
    }
    if (!provider) throw allFailed('failed');
    return { text, provider };
  },

  async image(request) {
    try {
      const answer = await whole<WireImage>(request, { kind: 'image', ...askOf(request) });
      if (answer.image) return answer.image;
      if (answer.code === 'refused') request.onFailure?.(failed('gemini', 'refused'));
    } catch (error) {
      request.signal?.throwIfAborted();
      // Not a failed image: nobody was asked, and the page says why.
      if (!(error instanceof AiError) || ['limited', 'ceiling', 'off'].includes(error.code)) throw error;
    }
    console.warn(MESSAGES.imageFailed);
    return '';
  },

  analyse: (request) => whole<Analysis>(request, { kind: 'analyse', text: request.text }),
  news: (request) => whole<NewsSummary>(request, { kind: 'news', principle: request.principle.id }),
};

const askOf = ({ from, prompt }: ImageRequest): RecipeAsk =>
  from ?? { recipe: OWN_RECIPE, choices: { [WHOLE]: { value: prompt, own: true } } };

async function post(context: AiContext, body: WireRequest, signal: AbortSignal): Promise<Response> {
  const { backend, visitorId, config } = context;
  if (!backend) throw allFailed('off');
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
  const code = await failureCode(response);
  if (code === 'too-few-facts') {
    throw new AiError('too-few-facts', MESSAGES.tooFewFacts);
  }
  console.warn(`The AI function answered ${response.status}.`);
  if (response.status !== 429) throw allFailed('failed');
  throw allFailed(code === 'ceiling' ? 'ceiling' : 'limited');
}

async function failureCode(response: Response): Promise<AiErrorCode | undefined> {
  const body: { error?: { code?: AiErrorCode } } = await response.json().catch(() => ({}));
  return body.error?.code;
}

async function whole<T>(context: AiContext, body: WireRequest): Promise<T> {
  const ask = async (signal: AbortSignal) => (await (await post(context, body, signal)).json()) as T;
  const deadlines = { ...WHOLE_DEADLINES, ...context.deadlines };
  return onceWithin(ask, { deadlines, signal: context.signal, explain });
}

async function* events(context: AiContext, body: WireRequest): AsyncGenerator<WireEvent> {
  async function* received(signal: AbortSignal) {
    const response = await post(context, body, signal);
    if (response.body) yield* lines(response.body);
  }
  const deadlines = { ...STREAM_DEADLINES, ...context.deadlines };
  for await (const line of within(received, { deadlines, signal: context.signal, explain })) {
    const event = parseEvent(line);
    if (event) yield event;
  }
}

function parseEvent(line: string): WireEvent | null {
  // An empty line only says that the function still works: it has restarted the idle deadline by coming through here.
  if (line === '') return null;
  try {
    return JSON.parse(line) as WireEvent;
  } catch {
    // A line that the connection cut short; the missing `done` tells the rest.
    console.warn('AI stream: skipped a line that is not JSON.');
    return null;
  }
}

/** What to throw when the function did not answer. */
function explain(error: unknown): AiError {
  if (error instanceof AiError) return error;
  console.warn(
    error instanceof DeadlineReached
      ? 'The AI function took too long.'
      : 'The AI function could not be reached.',
  );
  return allFailed('failed');
}
