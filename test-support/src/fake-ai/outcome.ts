import type { Script, Vendor } from './index.ts';

/** Configurations with different keys and timeouts. */
export type Setup = 'all-keys' | 'no-keys' | 'example-keys' | 'only-hugging-face' | 'short-timeouts';

interface Common {
  name: string;
  setup?: Setup;
  script?: Script;
  /** Vendors that received a request, in order. */
  requestedVendors?: Vendor[];
  /** Error message of each failed provider. */
  failures?: string[];
}

export interface TextOutcome extends Common {
  expect: { text: string; provider: Vendor; restarts?: number } | { error: string };
}

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
export const noKey = (name: string) => `${name} API Key not configured.`;
