import { type AiError, declined } from '../../../shared-services/src/ai/errors.ts';
import { MAX_OUTPUT_TOKENS } from '../../../shared-services/src/ai/providers/provider.ts';
import type { AiSettings, ProviderId, Used } from '../../../shared-services/src/ai/types.ts';
import { estimateTokens, type Usage } from '../../../shared-services/src/ai/usage.ts';
import type { WireRequest } from '../../../shared-services/src/ai/wire.ts';
import type { Asked } from './recipes.ts';
import type { Settings } from './settings.ts';
import type { Price } from './settings-reader.ts';

/** What an answer takes. */
export interface Spent {
  tokens: number;
  /** Millionths of the currency that the prices are in. */
  micros: number;
}

/** What one provider did: answered, or failed in a way. */
export interface Did {
  provider: ProviderId;
  failure: string | null;
}

/** More than our own instructions are, the longest of which asks for news. */
const INSTRUCTION_TOKENS = 400;
/** Name of the price of one search of the Web. */
const SEARCH = 'search';
const MILLION = 1_000_000;

function cost(price: Price | undefined, { input, output }: Usage): number {
  if (!price) return 0;
  // A price for a million tokens is as many millionths for one.
  return Math.ceil('each' in price ? price.each * MILLION : input * price.input + output * price.output);
}

const searchOf = (kind: WireRequest['kind'], prices: Settings['prices']) =>
  kind === 'news' ? cost(prices.get(SEARCH), { input: 0, output: 0 }) : 0;

function modelsFor(kind: WireRequest['kind'], models: AiSettings['models']): string[] {
  if (kind === 'image') return [models.geminiImage];
  if (kind !== 'text') return [models.geminiText];
  return [models.geminiText, models.openRouter, models.huggingFace];
}

/** The most that one answer can take: what is asked, and an answer as long as it may be, at the dearest model's price. */
export function mostOf(asked: Asked, models: AiSettings['models'], prices: Settings['prices']): Spent {
  const usage = {
    input: INSTRUCTION_TOKENS + estimateTokens(JSON.stringify(asked)),
    output: MAX_OUTPUT_TOKENS,
  };
  const costs = modelsFor(asked.kind, models).map((id) => cost(prices.get(id), usage));
  return { tokens: usage.input + usage.output, micros: Math.max(...costs) + searchOf(asked.kind, prices) };
}

/** Adds up what the providers say while an answer is made, those that broke off included. */
export function createBill(kind: WireRequest['kind'], prices: Settings['prices']) {
  const spent: Spent = { tokens: 0, micros: 0 };
  const did: Did[] = [];
  return {
    spent,
    did,
    used(used: Used): void {
      spent.tokens += used.input + used.output;
      spent.micros += cost(prices.get(used.model), used) + searchOf(kind, prices);
    },
    failed(failure: AiError): void {
      const { provider, code, status } = failure;
      // Without a key nobody was asked; who declines a prompt is well.
      if (!provider || code === 'not-configured') return;
      if (declined(failure)) did.push({ provider, failure: null });
      else did.push({ provider, failure: code === 'http' && status ? `http ${status}` : code });
    },
    answered(provider: ProviderId): void {
      did.push({ provider, failure: null });
    },
  };
}

export type Bill = ReturnType<typeof createBill>;
