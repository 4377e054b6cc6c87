import type { AiErrorCode } from './errors.ts';
import type { RecipeAsk } from './recipe-ask.ts';
import type { Turn } from './turns.ts';
import type { AiSettings, ProviderId } from './types.ts';

/**
 * What the browser and the Edge Function `ai` say to each other.
 *
 * Every request is a POST of one `WireRequest`. Text is answered with newline-delimited JSON, one `WireEvent` per
 * line; an empty line says "still working". Everything else is answered with one JSON object. Errors that are known
 * before the answer begins have an HTTP status and a `WireFailure`.
 */
export type WireRequest =
  /** What a recipe is filled in with, never a finished prompt: the server makes it, from the recipe that it knows itself. */
  (
    | ({ kind: 'text'; turns?: Turn[] } & RecipeAsk)
    | ({ kind: 'image' } & RecipeAsk)
    | { kind: 'analyse'; text: string }
    /** By its id: what is searched for is the server's own text. */
    | { kind: 'news'; principle: string }
  ) & {
    /** Ids the site is configured with. The function answers 403 to one that is not on its list. */
    models?: Partial<AiSettings['models']>;
  };

export type WireEvent =
  | { type: 'chunk'; text: string }
  | { type: 'restart' }
  | { type: 'done'; provider: ProviderId }
  /** Last event of an answer that nobody could give. */
  | { type: 'error'; code: AiErrorCode };

export interface WireImage {
  /** A data URL, or '' when there is none. */
  image: string;
  /** Why there is none, where the visitor can be told. */
  code?: 'refused';
}

export interface WireFailure {
  error: { code: AiErrorCode | 'bad-request' | 'forbidden' | 'too-large' | 'closed'; message: string };
}

/** Most characters of a prompt, or of a suggestion: the function refuses a longer one, so the page says so first. */
export const MAX_PROMPT = 6_000;
export const FUNCTION_PATH = '/functions/v1/ai';
export const EVENTS_TYPE = 'application/x-ndjson';
/** How often the function says that it is still working. */
export const ALIVE_EVERY_MS = 5_000;
