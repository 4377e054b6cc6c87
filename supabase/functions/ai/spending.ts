import { AI_PROVIDERS } from '@ia/federation/ai-providers';
import { type AiError, wasRefused } from '../../../shared-services/src/ai/errors.ts';
import { WHOLE_PROVIDER } from '../../../shared-services/src/ai/provider-id.ts';
import { providerRow } from '../../../shared-services/src/ai/providers/access.ts';
import { MAX_OUTPUT_TOKENS } from '../../../shared-services/src/ai/providers/provider.ts';
import type { AiSettings, ProviderId, ProviderUsage } from '../../../shared-services/src/ai/types.ts';
import { estimateTokens, type Usage } from '../../../shared-services/src/ai/usage.ts';
import type { WireRequest } from '../../../shared-services/src/ai/wire.ts';
import type { Asked } from './recipes.ts';
import type { Settings } from './settings.ts';
import type { Price } from './settings-reader.ts';

/** Resources that an answer used. */
export interface Spent {
  tokens: number;
  /** Millionths of the prices' currency. */
  micros: number;
}

/** Result of one provider call: success, or the kind of failure. */
export interface ProviderOutcome {
  provider: ProviderId;
  failure: string | null;
}

/** Upper bound of our own instructions; the longest are those for news. */
const INSTRUCTION_TOKENS = 400;
/** Name of the price of one Web search. */
const SEARCH = 'search';
const MILLION = 1_000_000;

function cost(price: Price | undefined, { input, output }: Usage): number {
  if (!price) return 0;
  // A price per million tokens equals as many micros per token.
  return Math.ceil('each' in price ? price.each * MILLION : input * price.input + output * price.output);
}

const searchOf = (kind: WireRequest['kind'], prices: Settings['prices']) =>
  kind === 'news' ? cost(prices.get(SEARCH), { input: 0, output: 0 }) : 0;

function modelsFor(kind: WireRequest['kind'], models: AiSettings['models']): string[] {
  if (kind === 'text') return AI_PROVIDERS.map(({ text }) => models[text.name]);
  const { text, image } = providerRow(WHOLE_PROVIDER);
  return [models[kind === 'image' ? image.name : text.name]];
}

/** Upper bound of one answer: the request plus the longest answer, at the most expensive model's price. */
export function maxSpendingOf(asked: Asked, models: AiSettings['models'], prices: Settings['prices']): Spent {
  const usage = {
    input: INSTRUCTION_TOKENS + estimateTokens(JSON.stringify(asked)),
    output: MAX_OUTPUT_TOKENS,
  };
  const costs = modelsFor(asked.kind, models).map((id) => cost(prices.get(id), usage));
  return { tokens: usage.input + usage.output, micros: Math.max(...costs) + searchOf(asked.kind, prices) };
}

/** Sums the usage that the providers report, including interrupted answers. */
export function createBill(kind: WireRequest['kind'], prices: Settings['prices']) {
  const spent: Spent = { tokens: 0, micros: 0 };
  const did: ProviderOutcome[] = [];
  return {
    spent,
    did,
    used(used: ProviderUsage): void {
      spent.tokens += used.input + used.output;
      spent.micros += cost(prices.get(used.model), used) + searchOf(kind, prices);
    },
    failed(failure: AiError): void {
      const { provider, code, status } = failure;
      // Without a key the provider was not called. A provider that declines a prompt is healthy.
      if (!provider || code === 'not-configured') return;
      if (wasRefused(failure)) did.push({ provider, failure: null });
      else did.push({ provider, failure: code === 'http' && status ? `http ${status}` : code });
    },
    answered(provider: ProviderId): void {
      did.push({ provider, failure: null });
    },
  };
}
