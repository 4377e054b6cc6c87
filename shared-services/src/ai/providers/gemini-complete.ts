import { providerError } from './failures.ts';
import { geminiClient } from './gemini-client.ts';
import { assertFinished } from './gemini-finish.ts';
import { readGeminiUsage } from './gemini-usage.ts';
import { type CompleteAnswer, type CompleteTextRequest, MAX_OUTPUT_TOKENS } from './provider.ts';

/** Requests a complete answer without streaming, for content that cannot be shown in parts. */
export async function geminiCompleteText(request: CompleteTextRequest): Promise<CompleteAnswer> {
  const { prompt, model, signal, onUsage, instruction, json, search, ...access } = request;
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
  onUsage(readGeminiUsage(answer.usageMetadata));
  if (answer.promptFeedback?.blockReason) throw providerError('gemini', 'refused');
  const candidate = answer.candidates?.[0];
  assertFinished(candidate?.finishReason);
  const parts = candidate?.content?.parts ?? [];
  return {
    // A `thought` part is the model's reasoning.
    text: parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join(''),
    sources: (candidate?.groundingMetadata?.groundingChunks ?? []).map((chunk) => chunk.web ?? {}),
  };
}
