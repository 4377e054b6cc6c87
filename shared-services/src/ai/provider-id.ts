export type ProviderId = 'gemini' | 'openrouter' | 'huggingface';
