import { AI_PROVIDERS } from '@ia/federation/ai-providers';
import type { ProviderId } from '../provider-id.ts';
import { isKey } from '../settings.ts';
import type { AiSettings } from '../types.ts';
import { missingKeyError, missingModelError } from './failures.ts';

/** Credentials and address of a provider. */
export interface Access {
  key: string;
  endpoint: string | undefined;
}

/** Returns a provider's row of the table `AI_PROVIDERS`. */
export function providerRow<Id extends ProviderId>(id: Id) {
  type Row = Extract<(typeof AI_PROVIDERS)[number], { id: Id }>;
  return AI_PROVIDERS.find((row) => row.id === id) as Row;
}

/**
 * Returns the key and endpoint of a provider.
 * @throws AiError 'not-configured' when the model id or the key is missing
 */
export function providerAccess(
  provider: ProviderId,
  settings: AiSettings,
  model: string | undefined,
): Access {
  const row = providerRow(provider);
  const key = settings.keys?.[row.key]?.trim() ?? '';
  if (!isKey(key)) throw missingKeyError(provider);
  if (!model) throw missingModelError(provider);
  return { key, endpoint: settings.endpoints?.[row.endpoint]?.replace(/\/+$/, '') };
}
