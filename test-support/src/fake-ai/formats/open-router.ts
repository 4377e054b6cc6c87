import { type Format, readBearerToken } from './format.ts';

/** Event with text, or with the reason of the end. */
const chunkEvent = (delta: Record<string, unknown>, finish_reason: string | null = null) =>
  JSON.stringify({
    id: 'gen-fake',
    object: 'chat.completion.chunk',
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason }],
  });

/** Event with the token usage. */
const usageEvent = ({ input, output }: { input: number; output: number }) =>
  JSON.stringify({
    id: 'gen-fake',
    object: 'chat.completion.chunk',
    model: 'fake',
    choices: [],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  });

/**
 * Wire format of OpenRouter: chat completion chunks, then `[DONE]`.
 * @see https://openrouter.ai/docs/api-reference/streaming
 */
export const openRouter: Format = {
  parsePath: (path) => (path === '/chat/completions' ? { method: 'stream' } : null),
  readKey: readBearerToken,
  chunkEvents: ({ chunks }) => chunks.map((content) => chunkEvent({ role: 'assistant', content })),
  endEvents: ({ usage }) => [
    chunkEvent({ role: 'assistant', content: '' }, 'stop'),
    ...(usage ? [usageEvent(usage)] : []),
    '[DONE]',
  ],
  errorEvent: JSON.stringify({
    id: 'gen-fake',
    object: 'chat.completion.chunk',
    error: { code: 502, message: 'Provider disconnected' },
    choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
  }),
  refusalEvents: [chunkEvent({ role: 'assistant', content: '' }, 'content_filter'), '[DONE]'],
  errorBody: (status) => ({ error: { code: status, message: 'Scripted error' } }),
};
