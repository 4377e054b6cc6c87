import type { ReportedUsage } from '../usage.ts';
import { DONE, postForEvents } from './event-stream.ts';
import { providerError } from './failures.ts';
import { MAX_OUTPUT_TOKENS, type TextProvider } from './provider.ts';

const ENDPOINT = 'https://openrouter.ai/api/v1';

interface Choice {
  delta?: { content?: string | null };
  finish_reason?: string | null;
}

/** Streams chat completions from OpenRouter. @see https://openrouter.ai/docs/api-reference/streaming */
export const openRouter: TextProvider = {
  async *stream({ prompt, turns = [], model, key, endpoint = ENDPOINT, signal, onUsage }) {
    const events = postForEvents({
      provider: 'openrouter',
      url: `${endpoint}/chat/completions`,
      key,
      body: {
        model,
        messages: [
          { role: 'user', content: prompt },
          ...turns.map(({ role, text }) => ({ role: role === 'ai' ? 'assistant' : 'user', content: text })),
        ],
        max_tokens: MAX_OUTPUT_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
      },
      signal,
    });
    let isFinished = false;
    for await (const event of events) {
      onUsage(readUsage(event.usage));
      const choice = (event.choices as Choice[] | undefined)?.[0];
      if (choice?.delta?.content) yield choice.delta.content;
      if (choice?.finish_reason === 'error') throw providerError('openrouter', 'cut');
      if (choice?.finish_reason === 'content_filter') throw providerError('openrouter', 'refused');
      // Some gateways end without [DONE], after a choice with a finish reason.
      isFinished ||= event === DONE || Boolean(choice?.finish_reason);
    }
    if (!isFinished) throw providerError('openrouter', 'cut');
  },
};

/** Reads OpenRouter's `usage`, sent in the last event of a stream. */
function readUsage(usage: unknown): ReportedUsage {
  const { prompt_tokens, completion_tokens } = (usage ?? {}) as Record<string, unknown>;
  return typeof prompt_tokens === 'number' && typeof completion_tokens === 'number'
    ? { input: prompt_tokens, output: completion_tokens }
    : {};
}
