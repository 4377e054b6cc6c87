import { failed } from '../errors.ts';
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
  async *stream({ prompt, model, key, endpoint = ENDPOINT, signal, onUsage }) {
    const events = postForEvents({
      provider: 'huggingface',
      url: `${endpoint}/models/${model}`,
      key,
      body: { inputs: prompt, parameters: { max_new_tokens: 250 }, stream: true },
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
