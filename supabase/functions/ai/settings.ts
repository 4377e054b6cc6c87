import type { AiSettings, Deadlines } from '../../../shared-services/src/ai/types.ts';
import type { WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { list, PER_MODEL, type Price, settingsReader } from './settings-reader.ts';

/** Reads one environment variable (a Supabase secret). */
export type Env = (name: string) => string | undefined;

/**
 * The limits: under which name they are configured, which row of `private.settings` counts where they are not, and what
 * counts where there is no database either. Units, of which a request takes as many as its kind costs, or tokens.
 */
const LIMITS = {
  visitorHour: ['AI_LIMIT_VISITOR_HOUR', 'ai_per_visitor_hour', 30],
  addressHour: ['AI_LIMIT_ADDRESS_HOUR', 'ai_per_address_hour', 300],
  addressDay: ['AI_LIMIT_ADDRESS_DAY', 'ai_per_address_day', 1_500],
  siteDay: ['AI_LIMIT_SITE_DAY', 'ai_per_site_day', 5_000],
  visitorTokensHour: ['AI_TOKENS_VISITOR_HOUR', 'ai_tokens_per_visitor_hour', 150_000],
  addressTokensDay: ['AI_TOKENS_ADDRESS_DAY', 'ai_tokens_per_address_day', 3_000_000],
  siteTokensDay: ['AI_TOKENS_SITE_DAY', 'ai_tokens_per_site_day', 10_000_000],
} as const;

export type Limits = Record<keyof typeof LIMITS, number> & {
  cost: Record<WireRequest['kind'], number>;
  /** Millionths of the prices' currency, or null where there is no ceiling. */
  ceilingDay: number | null;
  ceilingMonth: number | null;
};

export interface Settings {
  config: AiSettings;
  deadlines: Partial<Deadlines>;
  /** Empty: the database's own list (`allowed_origins`) is asked. */
  allowedOrigins: Set<string>;
  allowedModels: Set<string>;
  limits: Limits;
  /** As the database's rows are named: the limits that are configured, and no other. */
  stated: Record<string, number>;
  /** Of each model, and of a search of the Web. */
  prices: ReadonlyMap<string, Price>;
}

/**
 * Everything the function takes from its environment; README.md lists the names.
 * @param place where it is written, for whoever has to correct it
 * @throws with one line for everything that is wrong: a typing error must not switch a limit off
 */
export function readSettings(env: Env, place = 'the secrets of the function ai'): Settings {
  const read = settingsReader(env, place);
  const models = {
    geminiText: env('AI_MODEL_GEMINI_TEXT') ?? '',
    geminiImage: env('AI_MODEL_GEMINI_IMAGE') ?? '',
    openRouter: env('AI_MODEL_OPENROUTER') ?? '',
    huggingFace: env('AI_MODEL_HUGGINGFACE') ?? '',
  };
  const allowedModels = new Set([
    ...Object.values(models).filter(Boolean),
    ...list(env('AI_ALLOWED_MODELS')),
  ]);
  const stated: Record<string, number> = {};
  const limit = ([name, row, fallback]: readonly [string, string, number]) => {
    const value = read.whole(name);
    if (value !== null) stated[row] = value;
    return value ?? fallback;
  };
  const ceiling = (name: string, row: string) => {
    const value = read.amount(name);
    if (value !== null) stated[row] = value;
    return value;
  };
  const limits: Limits = {
    cost: { text: 1, analyse: 1, image: 5, news: 5 },
    visitorHour: limit(LIMITS.visitorHour),
    addressHour: limit(LIMITS.addressHour),
    addressDay: limit(LIMITS.addressDay),
    siteDay: limit(LIMITS.siteDay),
    visitorTokensHour: limit(LIMITS.visitorTokensHour),
    addressTokensDay: limit(LIMITS.addressTokensDay),
    siteTokensDay: limit(LIMITS.siteTokensDay),
    ceilingDay: ceiling('AI_CEILING_DAY', 'ai_ceiling_day'),
    ceilingMonth: ceiling('AI_CEILING_MONTH', 'ai_ceiling_month'),
  };
  const prices = read.prices('AI_PRICES');
  const unpriced = [...allowedModels].filter((id) => !prices.has(id));
  if ((limits.ceilingDay ?? limits.ceilingMonth) !== null && unpriced.length > 0) {
    // What costs something nobody knows could pass any ceiling.
    read.wrong(
      'AI_PRICES',
      `${PER_MODEL}, for each model, because there is a ceiling`,
      `none of ${unpriced}`,
    );
  }
  const settings: Settings = {
    config: {
      mode: 'local',
      models,
      keys: {
        GEMINI: env('GEMINI_API_KEY'),
        OPENROUTER: env('OPENROUTER_API_KEY'),
        HUGGINGFACE: env('HUGGINGFACE_API_KEY'),
      },
      endpoints: {
        gemini: read.address('AI_ENDPOINT_GEMINI'),
        openRouter: read.address('AI_ENDPOINT_OPENROUTER'),
        huggingFace: read.address('AI_ENDPOINT_HUGGINGFACE'),
      },
    },
    deadlines: {
      firstMs: read.whole('AI_FIRST_PIECE_MS') ?? 20_000,
      idleMs: read.whole('AI_BETWEEN_PIECES_MS') ?? 15_000,
    },
    allowedOrigins: new Set(list(env('AI_ALLOWED_ORIGINS'))),
    allowedModels,
    limits,
    stated,
    prices,
  };
  read.end();
  return settings;
}
