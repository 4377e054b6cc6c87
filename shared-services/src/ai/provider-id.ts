import type { AiProviderId } from '@ia/federation/ai-providers';

export type ProviderId = AiProviderId;

/**
 * The provider of images, analysis and news: these need features that only one adapter has. Apart from the table,
 * because pages ask for it before they load a provider.
 */
export const WHOLE_PROVIDER = 'gemini' satisfies ProviderId;
