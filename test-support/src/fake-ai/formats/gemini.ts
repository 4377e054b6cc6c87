import { type Answer, type ImageAnswer, PIXEL, type TextAnswer } from '../answers.ts';
import type { Format } from './format.ts';

const chunk = (text: string, more: Record<string, unknown> = {}) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...more }],
  modelVersion: 'fake',
  responseId: 'fake-1',
});

/** Gemini reports thinking tokens separately. */
const counted = ({ usage = { input: 5, output: 2 } }: TextAnswer) => ({
  usageMetadata: {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output - 1,
    thoughtsTokenCount: 1,
    totalTokenCount: usage.input + usage.output,
  },
});

const grounding = ({ sources }: TextAnswer) =>
  sources && {
    groundingMetadata: {
      webSearchQueries: ['inteligência artificial'],
      groundingChunks: sources.map((web) => ({ web })),
    },
  };

const BLOCKED = { promptFeedback: { blockReason: 'SAFETY' }, modelVersion: 'fake' };

/** @see https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent */
export const gemini: Format = {
  target: (path) => {
    const [, model, call] = /^\/v1\w*\/(?:publishers\/google\/)?models\/([\w.-]+):(\w+)$/.exec(path) ?? [];
    return call ? { model, method: call === 'streamGenerateContent' ? 'stream' : call } : null;
  },
  whole: geminiWhole,
  key: (headers) => headers['x-goog-api-key']?.toString(),
  pieces: ({ pieces }) => pieces.map((piece) => JSON.stringify(chunk(piece))),
  end: (answer) => [
    JSON.stringify({ ...chunk('', { finishReason: 'STOP', ...grounding(answer) }), ...counted(answer) }),
  ],
  error: JSON.stringify({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  refusal: [JSON.stringify(BLOCKED)],
  errorBody: (status) => ({ error: { code: status, message: 'Scripted error', status: 'SCRIPTED' } }),
};

/** Response of `generateContent` without streaming, or of Imagen's `predict`. */
function geminiWhole(answer: Answer, method: string): unknown {
  if (answer.kind === 'refusal') return BLOCKED;
  if (answer.kind === 'text')
    return {
      ...chunk(answer.pieces.join(''), { finishReason: 'STOP', ...grounding(answer) }),
      ...counted(answer),
    };
  const image: ImageAnswer = answer.kind === 'image' ? answer : { kind: 'image', data: PIXEL };
  return method === 'predict' ? imagen(image) : contentWithImage(image);
}

const imagen = ({ data, mimeType = 'image/png' }: ImageAnswer) => ({
  predictions: data === null ? [] : [{ mimeType, bytesBase64Encoded: data }],
});

function contentWithImage({ data, mimeType = 'image/png' }: ImageAnswer): unknown {
  const parts: unknown[] = [{ text: 'Aqui está.' }];
  if (data !== null) parts.push({ inlineData: { mimeType, data } });
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 1290, totalTokenCount: 1295 },
    modelVersion: 'fake',
  };
}
