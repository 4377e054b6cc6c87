/**
 * AI for the site: text, images, the analysis of a suggestion, news about a principle. The page passes the shell's
 * configuration; the client picks the provider and the path. See README.md.
 */
import { AiError, MESSAGES, noAnswerError } from './errors.ts';
import { SINGLE_RESPONSE_PROVIDER } from './provider-id.ts';
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

export { AiError, type AiErrorCode, wasRefused } from './errors.ts';
export { MAX_REPLIES, MAX_REPLY } from './turns.ts';
export type * from './types.ts';
export { MAX_PROMPT } from './wire.ts';

/** Field of `config.keys` with the API key for images. Its name is the provider's id in capitals. */
const SINGLE_RESPONSE_KEY = SINGLE_RESPONSE_PROVIDER.toUpperCase() as Uppercase<
  typeof SINGLE_RESPONSE_PROVIDER
>;

/**
 * False when every call would reject without a request: AI is off, or no server or key is configured.
 * @param kind 'image' has one provider, text has several
 */
export function isAiAvailable(
  { config, backend }: Pick<AiContext, 'config' | 'backend'>,
  kind: 'text' | 'image' = 'text',
): boolean {
  if (config.mode === 'server') return Boolean(backend);
  if (config.mode !== 'local') return false;
  const { keys = {} } = config;
  return kind === 'image' ? isKey(keys[SINGLE_RESPONSE_KEY]) : Object.values(keys).some(isKey);
}

/** Imports the local or the remote implementation on demand, so that neither is part of a page's first load. */
async function loadService({ config, signal }: AiContext): Promise<AiService> {
  signal?.throwIfAborted();
  if (config.mode === 'local') return (await import('./local.ts')).local;
  if (config.mode === 'server') return (await import('./remote.ts')).remote;
  throw noAnswerError('off');
}

/**
 * Streams an answer to a prompt.
 * @throws AiError 'All AI providers failed.' (show the recipe's fallback), or the signal's reason when cancelled.
 */
export async function generateText(request: TextRequest): Promise<TextResult> {
  return (await loadService(request)).text(request);
}

/**
 * Generates an image.
 * @returns a data URL, or '' on failure
 * @throws the signal's reason when cancelled, AiError when AI is off or the server's limit is reached
 */
export async function generateImage(request: ImageRequest): Promise<string> {
  return (await loadService(request)).image(request);
}

/**
 * Summarises and classifies a suggestion. An answer that cannot be parsed returns the fallback of the specification.
 * @throws AiError when the provider failed, AI is off or the server's limit is reached
 */
export async function analyseSuggestion(request: AnalysisRequest): Promise<Analysis> {
  return (await loadService(request)).analyse(request);
}

/**
 * Summarises the news of the last twelve months about a principle.
 * @throws AiError with a message in Portuguese for the visitor
 */
export async function summariseNews(request: NewsRequest): Promise<NewsSummary> {
  try {
    return await (await loadService(request)).news(request);
  } catch (error) {
    request.signal?.throwIfAborted();
    if (!(error instanceof AiError)) throw error;
    if (error.code === 'too-few-facts') throw error;
    throw new AiError(error.code, MESSAGES.newsFailed, { failures: [error, ...error.failures] });
  }
}
