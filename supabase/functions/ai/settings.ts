import { AI_MODELS, AI_PROVIDERS, byName } from '@ia/federation/ai-providers';
import type { AiSettings, Deadlines } from '../../../shared-services/src/ai/types.ts';
import { createSettingsReader, PRICE_FORMAT, type Price, splitList } from './settings-reader.ts';

/** Reads one environment variable (a Supabase secret). */
export type Env = (name: string) => string | undefined;

/**
 * Configurable limits: the environment variable, and the row of `private.settings` that applies when it is unset.
 * Values are tokens, or request units: the cost of a request depends on its kind (`ai_cost_text`, `ai_cost_image`, … in
 * `private.settings`).
 */
const LIMITS = [
  ['AI_LIMIT_VISITOR_HOUR', 'ai_per_visitor_hour'],
  ['AI_LIMIT_ADDRESS_HOUR', 'ai_per_address_hour'],
  ['AI_LIMIT_ADDRESS_DAY', 'ai_per_address_day'],
  ['AI_LIMIT_SITE_DAY', 'ai_per_site_day'],
  ['AI_TOKENS_VISITOR_HOUR', 'ai_tokens_per_visitor_hour'],
  ['AI_TOKENS_ADDRESS_DAY', 'ai_tokens_per_address_day'],
  ['AI_TOKENS_SITE_DAY', 'ai_tokens_per_site_day'],
] as const;
/** Spending limits in micros (millionths of the prices' currency). */
const CEILINGS = [
  ['AI_CEILING_DAY', 'ai_ceiling_day'],
  ['AI_CEILING_MONTH', 'ai_ceiling_month'],
] as const;

export interface Settings {
  config: AiSettings;
  deadlines: Partial<Deadlines>;
  /** Empty: the database's list (`allowed_origins`) applies. */
  allowedOrigins: Set<string>;
  allowedModels: Set<string>;
  /** Configured limits only, keyed by their database row. */
  configuredLimits: Record<string, number>;
  /** Price of each model, and of a Web search. */
  prices: ReadonlyMap<string, Price>;
}

/**
 * Reads the function's environment; README.md lists the names.
 * @param source where it is defined, for error messages
 * @throws with one line per invalid setting: a typo must not disable a limit
 */
export function readSettings(env: Env, source = 'the secrets of the function ai'): Settings {
  const reader = createSettingsReader(env, source);
  const models = byName(AI_MODELS, ({ name, secret }) => [name, env(secret) ?? '']);
  const allowedModels = new Set([
    ...Object.values(models).filter(Boolean),
    ...splitList(env('AI_ALLOWED_MODELS')),
  ]);
  const configuredLimits: Record<string, number> = {};
  for (const [name, row] of LIMITS) {
    const value = reader.integer(name);
    if (value !== null) configuredLimits[row] = value;
  }
  const ceilings = CEILINGS.filter(([name, row]) => {
    const value = reader.amount(name);
    if (value !== null) configuredLimits[row] = value;
    return value !== null;
  });
  const prices = reader.prices('AI_PRICES');
  const unpriced = [...allowedModels].filter((id) => !prices.has(id));
  if (ceilings.length > 0 && unpriced.length > 0) {
    // A model without a price could exceed any spending limit.
    reader.addError(
      'AI_PRICES',
      `${PRICE_FORMAT}, for each model, because a spending limit is set`,
      `no price for ${unpriced.join(', ')}`,
    );
  }
  const settings: Settings = {
    config: {
      // `local`: this function calls the providers itself; the mode `server` would call this function.
      mode: 'local',
      models,
      keys: byName(AI_PROVIDERS, ({ key, secrets }) => [key, env(secrets.key)]),
      endpoints: byName(AI_PROVIDERS, ({ endpoint, secrets }) => [
        endpoint,
        reader.address(secrets.endpoint),
      ]),
    },
    deadlines: {
      firstMs: reader.integer('AI_FIRST_PIECE_MS') ?? 20_000,
      idleMs: reader.integer('AI_BETWEEN_PIECES_MS') ?? 15_000,
    },
    allowedOrigins: new Set(splitList(env('AI_ALLOWED_ORIGINS'))),
    allowedModels,
    configuredLimits,
    prices,
  };
  reader.throwIfInvalid();
  return settings;
}
