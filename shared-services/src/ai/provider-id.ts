import type { AiProviderId } from '@ia/federation/ai-providers';

export type ProviderId = AiProviderId;

/**
 * The provider of images, analysis and news, whose answers arrive in one response: only its adapter supports them.
 * Declared outside `providers/`, so that a page can read it without loading the adapters.
 */
export const SINGLE_RESPONSE_PROVIDER = 'gemini' satisfies ProviderId;
