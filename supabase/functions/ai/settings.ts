import type { AiSettings, Deadlines } from '../../../shared-services/src/ai/types.ts';
import type { WireRequest } from '../../../shared-services/src/ai/wire.ts';

/** Reads one environment variable (a Supabase secret). */
export type Env = (name: string) => string | undefined;

/** In units, of which a request takes as many as its kind costs. */
export interface Limits {
  cost: Record<WireRequest['kind'], number>;
  visitorHour: number;
  addressHour: number;
  addressDay: number;
  siteDay: number;
}

export interface Settings {
  config: AiSettings;
  deadlines: Partial<Deadlines>;
  /** Empty: the database's own list (`allowed_origins`) is asked. */
  allowedOrigins: Set<string>;
  allowedModels: Set<string>;
  limits: Limits;
}

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** @throws when a number is not a positive whole number: a typing error must not switch a limit off. */
function positive(env: Env, name: string, fallback: number): number {
  const value = Number(env(name) || fallback);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(
    `${name} must be a whole number above 0. Correct the secret and deploy the function again.`,
  );
}

/** Everything the function takes from its environment; README.md lists the names. */
export function readSettings(env: Env): Settings {
  const models = {
    geminiText: env('AI_MODEL_GEMINI_TEXT') ?? '',
    geminiImage: env('AI_MODEL_GEMINI_IMAGE') ?? '',
    openRouter: env('AI_MODEL_OPENROUTER') ?? '',
    huggingFace: env('AI_MODEL_HUGGINGFACE') ?? '',
  };
  return {
    config: {
      mode: 'local',
      models,
      keys: {
        GEMINI: env('GEMINI_API_KEY'),
        OPENROUTER: env('OPENROUTER_API_KEY'),
        HUGGINGFACE: env('HUGGINGFACE_API_KEY'),
      },
      endpoints: {
        gemini: env('AI_ENDPOINT_GEMINI') || undefined,
        openRouter: env('AI_ENDPOINT_OPENROUTER') || undefined,
        huggingFace: env('AI_ENDPOINT_HUGGINGFACE') || undefined,
      },
    },
    deadlines: {
      firstMs: positive(env, 'AI_FIRST_PIECE_MS', 20_000),
      idleMs: positive(env, 'AI_BETWEEN_PIECES_MS', 15_000),
    },
    allowedOrigins: new Set(list(env('AI_ALLOWED_ORIGINS'))),
    allowedModels: new Set([...Object.values(models).filter(Boolean), ...list(env('AI_ALLOWED_MODELS'))]),
    limits: {
      cost: { text: 1, analyse: 1, image: 5, news: 5 },
      visitorHour: positive(env, 'AI_LIMIT_VISITOR_HOUR', 30),
      addressHour: positive(env, 'AI_LIMIT_ADDRESS_HOUR', 300),
      addressDay: positive(env, 'AI_LIMIT_ADDRESS_DAY', 1_500),
      siteDay: positive(env, 'AI_LIMIT_SITE_DAY', 5_000),
    },
  };
}
