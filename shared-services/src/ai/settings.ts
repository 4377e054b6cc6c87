import { noModel, notConfigured } from './errors.ts';
import type { AiSettings, ProviderId } from './types.ts';

const KEY_NAMES = { gemini: 'GEMINI', openrouter: 'OPENROUTER', huggingface: 'HUGGINGFACE' } as const;
const ENDPOINT_NAMES = { gemini: 'gemini', openrouter: 'openRouter', huggingface: 'huggingFace' } as const;

/** Where and with what a provider is asked. */
export interface Access {
  key: string;
  endpoint: string | undefined;
}

/** False for a key that is missing or still says COLOQUE ("put it here"), as the example configuration does. */
export const isKey = (key = ''): boolean => key.trim() !== '' && !key.includes('COLOQUE');

/** @throws AiError 'not-configured' when there is no model id or no key. */
export function accessTo(provider: ProviderId, settings: AiSettings, model: string): Access {
  const key = settings.keys?.[KEY_NAMES[provider]]?.trim() ?? '';
  if (!isKey(key)) throw notConfigured(provider);
  if (model === '') throw noModel(provider);
  return { key, endpoint: settings.endpoints?.[ENDPOINT_NAMES[provider]]?.replace(/\/+$/, '') };
}
