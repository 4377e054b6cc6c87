/**
 * AI for the site: text, images, the analysis of a suggestion, news about a principle. The page passes the shell's
 * configuration and never learns which provider answered from where; see README.md.
 */
import { AiError, allFailed, MESSAGES } from './errors.ts';
import { isKey } from './settings.ts';
import type {
  AiContext,
  AiService,
  Analysis,
  AnalysisRequest,
  ImageRequest,
  NewsRequest,
  NewsSummary,
  TextRequest,
  TextResult,
} from './types.ts';

export { AiError, type AiErrorCode, declined } from './errors.ts';
export { MAX_REPLIES, MAX_REPLY } from './turns.ts';
export type * from './types.ts';
export { MAX_PROMPT } from './wire.ts';

/**
 * False when a call can only reject without asking anyone: AI is off, has no server, or no key.
 * @param kind 'image' has one provider, Gemini; text has three
 */
export function canAsk(
  { config, backend }: Pick<AiContext, 'config' | 'backend'>,
  kind: 'text' | 'image' = 'text',
): boolean {
  if (config.mode === 'server') return Boolean(backend);
  if (config.mode !== 'local') return false;
  const { keys = {} } = config;
  return kind === 'image' ? isKey(keys.GEMINI) : Object.values(keys).some(isKey);
}

/** Neither path is in a page's first load. */
async function serviceFor({ config, signal }: AiContext): Promise<AiService> {
  signal?.throwIfAborted();
  if (config.mode === 'local') return (await import('./local.ts')).local;
  if (config.mode === 'server') return (await import('./remote.ts')).remote;
  throw allFailed('off');
}

/**
 * Streams an answer to a prompt.
 * @throws AiError 'All AI providers failed.' (show the recipe's fallback), or the signal's reason when cancelled.
 */
export async function generateText(request: TextRequest): Promise<TextResult> {
  return (await serviceFor(request)).text(request);
}

/**
 * Makes an image.
 * @returns a data URL, or '' when it failed.
 * @throws the signal's reason when cancelled, AiError when AI is off or the server's limit is reached.
 */
export async function generateImage(request: ImageRequest): Promise<string> {
  return (await serviceFor(request)).image(request);
}

/**
 * Summarises and classifies a suggestion.
 * @throws AiError when nobody could be asked. An answer that cannot be read gives the specified fallback instead.
 */
export async function analyseSuggestion(request: AnalysisRequest): Promise<Analysis> {
  return (await serviceFor(request)).analyse(request);
}

/**
 * Summarises the news of the last twelve months about a principle.
 * @throws AiError whose message can be shown as it is.
 */
export async function summariseNews(request: NewsRequest): Promise<NewsSummary> {
  try {
    return await (await serviceFor(request)).news(request);
  } catch (error) {
    request.signal?.throwIfAborted();
    if (!(error instanceof AiError)) throw error;
    if (error.code === 'too-few-facts') throw error;
    throw new AiError(error.code, MESSAGES.newsFailed, { failures: [error, ...error.failures] });
  }
}
