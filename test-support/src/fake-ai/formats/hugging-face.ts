import { bearer, type Format } from './format.ts';

const event = (text: string, generated: string | null = null, details: object | null = null) =>
  JSON.stringify({
    index: 1,
    token: { id: 1, text, logprob: -0.1, special: generated !== null },
    generated_text: generated,
    details,
  });

/** @see https://huggingface.co/docs/text-generation-inference/conceptual/streaming */
export const huggingFace: Format = {
  target: (path) => {
    const model = /^\/models\/(.+)$/.exec(path)?.[1];
    return model ? { model, method: 'stream' } : null;
  },
  key: bearer,
  pieces: ({ pieces }) => pieces.map((piece) => event(piece)),
  end: ({ pieces, usage }) => [
    event(
      '</s>',
      pieces.join(''),
      usage ? { finish_reason: 'eos_token', generated_tokens: usage.output, seed: null } : null,
    ),
  ],
  error: JSON.stringify({ error: 'Request failed during generation', error_type: 'generation' }),
  refusal: [event('</s>', '')],
  errorBody: () => ({ error: 'Scripted error' }),
};
