import { AI_PROVIDERS } from '@ia/federation/ai-providers';
import { type AiError, wasRefused } from '../../../shared-services/src/ai/errors.ts';
import { SINGLE_RESPONSE_PROVIDER } from '../../../shared-services/src/ai/provider-id.ts';
import { providerRow } from '../../../shared-services/src/ai/providers/access.ts';
import { MAX_OUTPUT_TOKENS } from '../../../shared-services/src/ai/providers/provider.ts';
import type { AiSettings, ProviderId, ProviderUsage } from '../../../shared-services/src/ai/types.ts';
import { estimateTokens, type Usage } from '../../../shared-services/src/ai/usage.ts';
import type { WireRequest } from '../../../shared-services/src/ai/wire.ts';
import type { PromptRequest } from './recipes.ts';
import type { Settings } from './settings.ts';
import type { Price } from './settings-reader.ts';

/** Resources that an answer uses. */
export interface Spending {
  tokens: number;
  /** Millionths of the prices' currency. */
  micros: number;
}

/** Result of one provider call: success, or the kind of failure. */
export interface ProviderOutcome {
  provider: ProviderId;
  failure: string | null;
}

/** Upper bound of the instructions that we add to a prompt; the longest are those for news. */
const INSTRUCTION_TOKENS = 400;
/** Name of the price of one Web search in AI_PRICES. */
const SEARCH_PRICE_NAME = 'search';
const MILLION = 1_000_000;

function costInMicros(price: Price | undefined, { input, output }: Usage): number {
  if (!price) return 0;
  // A price per million tokens equals as many micros per token.
  return Math.ceil('each' in price ? price.each * MILLION : input * price.input + output * price.output);
}

const searchCost = (kind: WireRequest['kind'], prices: Settings['prices']) =>
  kind === 'news' ? costInMicros(prices.get(SEARCH_PRICE_NAME), { input: 0, output: 0 }) : 0;

/** Models that may answer a request of this kind. */
function modelsFor(kind: WireRequest['kind'], models: AiSettings['models']): string[] {
  if (kind === 'text') return AI_PROVIDERS.map(({ text }) => models[text.name]);
  const { text, image } = providerRow(SINGLE_RESPONSE_PROVIDER);
  return [models[kind === 'image' ? image.name : text.name]];
}

/**
 * Upper bound of one answer: the request plus the longest answer, at the most expensive model's price. The
 * limiter reserves it before a provider is called, so that concurrent answers cannot exceed a limit.
 */
export function estimateMaxSpending(
  request: PromptRequest,
  models: AiSettings['models'],
  prices: Settings['prices'],
): Spending {
  const usage = {
    input: INSTRUCTION_TOKENS + estimateTokens(JSON.stringify(request)),
    output: MAX_OUTPUT_TOKENS,
  };
  const costs = modelsFor(request.kind, models).map((id) => costInMicros(prices.get(id), usage));
  return {
    tokens: usage.input + usage.output,
    micros: Math.max(...costs) + searchCost(request.kind, prices),
  };
}

/**
 * Records the usage and the outcomes of provider calls for one request, including interrupted answers. After
 * the answer the limiter replaces the reserved amount by this usage.
 */
export function createSpendingRecord(kind: WireRequest['kind'], prices: Settings['prices']) {
  const total: Spending = { tokens: 0, micros: 0 };
  const outcomes: ProviderOutcome[] = [];
  return {
    total,
    outcomes,
    recordUsage(usage: ProviderUsage): void {
      total.tokens += usage.input + usage.output;
      total.micros += costInMicros(prices.get(usage.model), usage) + searchCost(kind, prices);
    },
    recordFailure(failure: AiError): void {
      const { provider, code, status } = failure;
      // Without a key the provider was not called. A provider that declines a prompt is healthy.
      if (!provider || code === 'not-configured') return;
      if (wasRefused(failure)) outcomes.push({ provider, failure: null });
      else outcomes.push({ provider, failure: code === 'http' && status ? `http ${status}` : code });
    },
    recordAnswer(provider: ProviderId): void {
      outcomes.push({ provider, failure: null });
    },
  };
}
