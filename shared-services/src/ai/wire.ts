import type { AiErrorCode } from './errors.ts';
import type { RecipeRequest } from './recipe-request.ts';
import type { Turn } from './turns.ts';
import type { AiSettings, ProviderId } from './types.ts';

/**
 * Protocol between the browser and the Edge Function `ai`.
 *
 * Every request is a POST of one `WireRequest`. Text is answered with newline-delimited JSON, one `WireEvent` per
 * line; an empty line is a heartbeat. Other kinds are answered with one JSON object. Errors detected before the
 * answer begins have an HTTP status and a `WireFailure`.
 */
export type WireRequest =
  /**
   * Holds the choices for a recipe, never a finished prompt: the server builds the prompt from its own copy of the
   * recipe.
   */
  (
    | ({ kind: 'text'; turns?: Turn[] } & RecipeRequest)
    | ({ kind: 'image' } & RecipeRequest)
    | { kind: 'analyse'; text: string }
    /** Id of the principle: the server searches for its own text. */
    | { kind: 'news'; principle: string }
  ) & {
    /** Model ids of the site's configuration. The function answers 403 to a model that is not on its list. */
    models?: Partial<AiSettings['models']>;
  };

export type WireEvent =
  | { type: 'chunk'; text: string }
  | { type: 'restart' }
  | { type: 'done'; provider: ProviderId }
  /** Last event when no provider could answer. */
  | { type: 'error'; code: AiErrorCode };

export interface WireImage {
  /** A data URL, or '' on failure. */
  image: string;
  /** Reason of the failure, if the visitor may see it. */
  code?: 'refused';
}

export interface WireFailure {
  error: { code: AiErrorCode | 'bad-request' | 'forbidden' | 'too-large' | 'closed'; message: string };
}

/**
 * Maximum length of a prompt or a suggestion, in characters. The function rejects longer ones, so the page checks
 * first.
 */
export const MAX_PROMPT = 6_000;
export const FUNCTION_PATH = '/functions/v1/ai';
/** Media type of an answer that is a stream of `WireEvent` lines. */
export const EVENT_STREAM_TYPE = 'application/x-ndjson';
/** Interval of the function's heartbeats, in milliseconds. */
export const HEARTBEAT_INTERVAL_MS = 5_000;
