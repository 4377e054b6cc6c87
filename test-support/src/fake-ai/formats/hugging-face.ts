import { type Format, readBearerToken } from './format.ts';

/** Event of one token. The last one has the whole text, and details. */
const tokenEvent = (text: string, generated: string | null = null, details: object | null = null) =>
  JSON.stringify({
    index: 1,
    token: { id: 1, text, logprob: -0.1, special: generated !== null },
    generated_text: generated,
    details,
  });

/**
 * Wire format of Hugging Face: one event for each token.
 * @see https://huggingface.co/docs/text-generation-inference/conceptual/streaming
 */
export const huggingFace: Format = {
  parsePath: (path) => {
    const model = /^\/models\/(.+)$/.exec(path)?.[1];
    return model ? { model, method: 'stream' } : null;
  },
  readKey: readBearerToken,
  chunkEvents: ({ chunks }) => chunks.map((text) => tokenEvent(text)),
  endEvents: ({ chunks, usage }) => [
    tokenEvent(
      '</s>',
      chunks.join(''),
      usage ? { finish_reason: 'eos_token', generated_tokens: usage.output, seed: null } : null,
    ),
  ],
  errorEvent: JSON.stringify({ error: 'Request failed during generation', error_type: 'generation' }),
  refusalEvents: [tokenEvent('</s>', '')],
  errorBody: () => ({ error: 'Scripted error' }),
};
