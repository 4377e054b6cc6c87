import { type Answer, type ImageAnswer, PIXEL, type TextAnswer } from '../answers.ts';
import type { Format } from './format.ts';

/** Response object with text. @param fields more fields of its candidate */
const textResponse = (text: string, fields: Record<string, unknown> = {}) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...fields }],
  modelVersion: 'fake',
  responseId: 'fake-1',
});

/** Token usage. Gemini reports thinking tokens separately from the answer's. */
const usageFields = ({ usage = { input: 5, output: 2 } }: TextAnswer) => ({
  usageMetadata: {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output - 1,
    thoughtsTokenCount: 1,
    totalTokenCount: usage.input + usage.output,
  },
});

/** Sources of an answer with Google Search. */
const groundingFields = ({ sources }: TextAnswer) =>
  sources && {
    groundingMetadata: {
      webSearchQueries: ['inteligência artificial'],
      groundingChunks: sources.map((web) => ({ web })),
    },
  };

/** Response to a refused prompt. */
const BLOCKED = { promptFeedback: { blockReason: 'SAFETY' }, modelVersion: 'fake' };

/**
 * Wire format of Gemini, for texts and images.
 * @see https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent
 */
export const gemini: Format = {
  parsePath: (path) => {
    const [, model, call] = /^\/v1\w*\/(?:publishers\/google\/)?models\/([\w.-]+):(\w+)$/.exec(path) ?? [];
    return call ? { model, method: call === 'streamGenerateContent' ? 'stream' : call } : null;
  },
  nonStreamingBody,
  readKey: (headers) => headers['x-goog-api-key']?.toString(),
  chunkEvents: ({ chunks }) => chunks.map((text) => JSON.stringify(textResponse(text))),
  endEvents: (answer) => [
    JSON.stringify({
      ...textResponse('', { finishReason: 'STOP', ...groundingFields(answer) }),
      ...usageFields(answer),
    }),
  ],
  errorEvent: JSON.stringify({
    error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' },
  }),
  refusalEvents: [JSON.stringify(BLOCKED)],
  errorBody: (status) => ({ error: { code: status, message: 'Scripted error', status: 'SCRIPTED' } }),
};

/** Response of `generateContent` without streaming, or of Imagen's `predict`. */
function nonStreamingBody(answer: Answer, method: string): unknown {
  if (answer.kind === 'refusal') return BLOCKED;
  if (answer.kind === 'text')
    return {
      ...textResponse(answer.chunks.join(''), { finishReason: 'STOP', ...groundingFields(answer) }),
      ...usageFields(answer),
    };
  const image: ImageAnswer = answer.kind === 'image' ? answer : { kind: 'image', data: PIXEL };
  return method === 'predict' ? imagenResponse(image) : geminiImageResponse(image);
}

/** Response of Imagen's `predict`. */
const imagenResponse = ({ data, mimeType = 'image/png' }: ImageAnswer) => ({
  predictions: data === null ? [] : [{ mimeType, bytesBase64Encoded: data }],
});

/** Response of a Gemini model that generates images. */
function geminiImageResponse({ data, mimeType = 'image/png' }: ImageAnswer): unknown {
  const parts: unknown[] = [{ text: 'Aqui está.' }];
  if (data !== null) parts.push({ inlineData: { mimeType, data } });
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 1290, totalTokenCount: 1295 },
    modelVersion: 'fake',
  };
}
