import type { AiProviderId } from '@ia/federation/ai-providers';
import type { Format, Target } from './format.ts';
import { gemini } from './gemini.ts';
import { huggingFace } from './hugging-face.ts';
import { openRouter } from './open-router.ts';

export type Vendor = AiProviderId;

/** The wire format of each row of `federation/src/ai-providers.ts`. */
export const FORMATS: Record<Vendor, Format> = { gemini, openrouter: openRouter, huggingface: huggingFace };

/** Finds vendor, model and method of a request to `/<vendor>/…`. */
export function parseTarget(url: string): (Target & { vendor: Vendor; path: string }) | null {
  const path = url.split('?')[0] ?? '';
  const [, id = '', vendorPath = ''] = /^\/(\w+)(\/.+)$/.exec(path) ?? [];
  if (!Object.hasOwn(FORMATS, id)) return null;
  const vendor = id as Vendor;
  const target = FORMATS[vendor].parsePath(vendorPath);
  return target && { vendor, path, ...target };
}
