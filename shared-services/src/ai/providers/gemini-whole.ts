import { failed } from '../errors.ts';
import type { NewsSource } from '../types.ts';
import { fromGemini } from '../usage.ts';
import { geminiClient } from './gemini-client.ts';
import { assertFinished } from './gemini-finish.ts';
import { MAX_OUTPUT_TOKENS, type TextAsk } from './provider.ts';

export interface WholeAsk extends TextAsk {
  instruction?: string;
  /** Ask for a JSON object. */
  json?: boolean;
  /** Let the model search the Web and say where it found what it writes. */
  search?: boolean;
}

export interface WholeAnswer {
  text: string;
  /** Pages that the answer rests on, as the provider lists them: with repetitions and gaps. */
  sources: Partial<NewsSource>[];
}

/** One answer in one piece, for what cannot be shown before it is complete. */
export async function geminiWhole(ask: WholeAsk): Promise<WholeAnswer> {
  const { prompt, model, signal, onUsage, instruction, json, search, ...access } = ask;
  const client = await geminiClient(access);
  const answer = await client.models.generateContent({
    model,
    contents: prompt,
    config: {
      abortSignal: signal,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      ...(instruction ? { systemInstruction: instruction } : {}),
      ...(json ? { responseMimeType: 'application/json' } : {}),
      ...(search ? { tools: [{ googleSearch: {} }] } : {}),
    },
  });
  onUsage(fromGemini(answer.usageMetadata));
  if (answer.promptFeedback?.blockReason) throw failed('gemini', 'refused');
  const candidate = answer.candidates?.[0];
  assertFinished(candidate?.finishReason);
  const parts = candidate?.content?.parts ?? [];
  return {
    text: parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join(''),
    sources: (candidate?.groundingMetadata?.groundingChunks ?? []).map((chunk) => chunk.web ?? {}),
  };
}
