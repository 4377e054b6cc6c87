import { failed } from '../errors.ts';
import { fromOpenRouter } from '../usage.ts';
import { DONE, postForEvents } from './event-stream.ts';
import { MAX_OUTPUT_TOKENS, type TextProvider } from './provider.ts';

const ENDPOINT = 'https://openrouter.ai/api/v1';

interface Choice {
  delta?: { content?: string | null };
  finish_reason?: string | null;
}

/** @see https://openrouter.ai/docs/api-reference/streaming */
export const openRouter: TextProvider = {
  id: 'openrouter',
  model: (settings) => settings.models.openRouter,
  async *stream({ prompt, turns = [], model, key, endpoint = ENDPOINT, signal, onUsage }) {
    const events = postForEvents({
      provider: 'openrouter',
      url: `${endpoint}/chat/completions`,
      key,
      body: {
        model,
        messages: [
          { role: 'user', content: prompt },
          ...turns.map(({ by, text }) => ({ role: by === 'ai' ? 'assistant' : 'user', content: text })),
        ],
        max_tokens: MAX_OUTPUT_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
      },
      signal,
    });
    let finished = false;
    for await (const event of events) {
      onUsage(fromOpenRouter(event.usage));
      const choice = (event.choices as Choice[] | undefined)?.[0];
      if (choice?.delta?.content) yield choice.delta.content;
      if (choice?.finish_reason === 'error') throw failed('openrouter', 'cut');
      if (choice?.finish_reason === 'content_filter') throw failed('openrouter', 'refused');
      // Some gateways end without [DONE], after a choice that says why it stopped.
      finished ||= event === DONE || Boolean(choice?.finish_reason);
    }
    if (!finished) throw failed('openrouter', 'cut');
  },
};
