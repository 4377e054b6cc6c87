import type { Turn } from '../types.ts';
import type { ReportedUsage } from '../usage.ts';
import { postForEvents } from './event-stream.ts';
import { providerError } from './failures.ts';
import type { TextProvider } from './provider.ts';

const ENDPOINT = 'https://router.huggingface.co/hf-inference';

/** Maximum length of an answer, in tokens. */
const MAX_NEW_TOKENS = 250;

interface Token {
  text?: string;
  /** A control token, such as the end mark: not part of the text. */
  special?: boolean;
}

/**
 * Streams from Hugging Face's inference servers. The last event carries the whole `generated_text`.
 * @see https://huggingface.co/docs/text-generation-inference/conceptual/streaming
 */
export const huggingFace: TextProvider = {
  async *stream({ prompt, turns = [], model, key, endpoint = ENDPOINT, signal, onUsage }) {
    const events = postForEvents({
      provider: 'huggingface',
      url: `${endpoint}/models/${model}`,
      key,
      body: {
        inputs: joinConversation(prompt, turns),
        parameters: { max_new_tokens: MAX_NEW_TOKENS },
        stream: true,
      },
      signal,
    });
    let finished = false;
    for await (const event of events) {
      onUsage(readUsage(event.details));
      const token = event.token as Token | undefined;
      if (token?.text && !token.special) yield token.text;
      finished ||= typeof event.generated_text === 'string';
    }
    if (!finished) throw providerError('huggingface', 'cut');
  },
};

/** Joins a conversation into one text, because the endpoint has no chat format. */
const joinConversation = (prompt: string, turns: readonly Turn[]): string =>
  turns.length === 0
    ? prompt
    : [
        prompt,
        ...turns.map(({ role, text }) => `${role === 'ai' ? 'Resposta' : 'Pedido'}: ${text}`),
        'Resposta:',
      ].join('\n\n');

/** Reads the `details` of Hugging Face's last event. Only newer servers report the input tokens. */
function readUsage(details: unknown): ReportedUsage {
  const { input_length, generated_tokens } = (details ?? {}) as Record<string, unknown>;
  return {
    ...(typeof input_length === 'number' && { input: input_length }),
    ...(typeof generated_tokens === 'number' && { output: generated_tokens }),
  };
}
