import { failed } from '../errors.ts';
import type { Turn } from '../types.ts';
import { fromHuggingFace } from '../usage.ts';
import { postForEvents } from './event-stream.ts';
import type { TextProvider } from './provider.ts';

const ENDPOINT = 'https://router.huggingface.co/hf-inference';

interface Token {
  text?: string;
  special?: boolean;
}

/**
 * The text-generation stream of Hugging Face's inference servers. Its last event carries the whole `generated_text`.
 * @see https://huggingface.co/docs/text-generation-inference/conceptual/streaming
 */
export const huggingFace: TextProvider = {
  id: 'huggingface',
  model: (settings) => settings.models.huggingFace,
  async *stream({ prompt, turns = [], model, key, endpoint = ENDPOINT, signal, onUsage }) {
    const events = postForEvents({
      provider: 'huggingface',
      url: `${endpoint}/models/${model}`,
      key,
      body: { inputs: asOneText(prompt, turns), parameters: { max_new_tokens: 250 }, stream: true },
      signal,
    });
    let finished = false;
    for await (const event of events) {
      onUsage(fromHuggingFace(event.details));
      const token = event.token as Token | undefined;
      if (token?.text && !token.special) yield token.text;
      finished ||= typeof event.generated_text === 'string';
    }
    if (!finished) throw failed('huggingface', 'cut');
  },
};

/** It takes one text: a conversation is told in it, and the answer goes on from its last word. */
const asOneText = (prompt: string, turns: readonly Turn[]): string =>
  turns.length === 0
    ? prompt
    : [
        prompt,
        ...turns.map(({ by, text }) => `${by === 'ai' ? 'Resposta' : 'Pedido'}: ${text}`),
        'Resposta:',
      ].join('\n\n');
