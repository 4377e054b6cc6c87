import { bearer, type Format } from './format.ts';

const chunk = (delta: Record<string, unknown>, finish_reason: string | null = null) =>
  JSON.stringify({
    id: 'gen-fake',
    object: 'chat.completion.chunk',
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason }],
  });

const counted = ({ input, output }: { input: number; output: number }) =>
  JSON.stringify({
    id: 'gen-fake',
    object: 'chat.completion.chunk',
    model: 'fake',
    choices: [],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  });

/** @see https://openrouter.ai/docs/api-reference/streaming */
export const openRouter: Format = {
  target: (path) => (path === '/chat/completions' ? { method: 'stream' } : null),
  key: bearer,
  pieces: ({ pieces }) => pieces.map((content) => chunk({ role: 'assistant', content })),
  end: ({ usage }) => [
    chunk({ role: 'assistant', content: '' }, 'stop'),
    ...(usage ? [counted(usage)] : []),
    '[DONE]',
  ],
  error: JSON.stringify({
    id: 'gen-fake',
    object: 'chat.completion.chunk',
    error: { code: 502, message: 'Provider disconnected' },
    choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
  }),
  refusal: [chunk({ role: 'assistant', content: '' }, 'content_filter'), '[DONE]'],
  errorBody: (status) => ({ error: { code: status, message: 'Scripted error' } }),
};
