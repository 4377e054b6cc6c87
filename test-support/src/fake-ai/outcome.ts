import type { Script, Vendor } from './index.ts';

// Types of the outcome lists. An outcome is one test case of the AI service.

/** Names of configurations with different keys and timeouts (`setupOptions`). */
export type Setup = 'all-keys' | 'no-keys' | 'example-keys' | 'only-hugging-face' | 'short-timeouts';

/** A call with scripted provider answers, and what must follow. */
interface Common {
  name: string;
  setup?: Setup;
  script?: Script;
  /** Vendors that received a request, in order. */
  requestedVendors?: Vendor[];
  /** Error message of each failed provider. */
  failures?: string[];
}

/** Outcome of a streamed text. `restarts` counts the providers that broke off before. */
export interface TextOutcome extends Common {
  expect: { text: string; provider: Vendor; restarts?: number } | { error: string };
}

/** Outcome of a call without streaming. */
export interface NonStreamingOutcome extends Common {
  call: 'image' | 'analyse' | 'news';
  /** Image model, if not the default one. */
  imageModel?: string;
  /** Principle of the news. The server caches news for one day, so each case uses another principle. */
  principle?: string;
  expect: { value: unknown } | { error: string };
}

/** The error when all providers failed. */
export const FAILED = { error: 'All AI providers failed.' };
/** The message of a provider without a key. */
export const noKey = (name: string) => `${name} API Key not configured.`;
