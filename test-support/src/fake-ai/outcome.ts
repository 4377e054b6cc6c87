import type { Script, Vendor } from './index.ts';

/** Configurations that differ in keys and patience. */
export type Setup = 'all-keys' | 'no-keys' | 'example-keys' | 'only-hugging-face' | 'impatient';

interface Common {
  name: string;
  setup?: Setup;
  script?: Script;
  /** Vendors that got a request, in order. */
  asked?: Vendor[];
  /** What is said about each provider that failed. */
  failures?: string[];
}

export interface TextOutcome extends Common {
  expect: { text: string; provider: Vendor; restarts?: number } | { error: string };
}

export interface WholeOutcome extends Common {
  call: 'image' | 'analyse' | 'news';
  /** Image model, when it is not the usual one. */
  imageModel?: string;
  /** Whose news: the server keeps those it found for a day. */
  principle?: string;
  expect: { value: unknown } | { error: string };
}

/** What is said when everyone failed. */
export const FAILED = { error: 'All AI providers failed.' };
export const noKey = (name: string) => `${name} API Key not configured.`;
