import { TEXT_INSTRUCTION } from '../prompts.ts';
import { providerError } from './failures.ts';
import { geminiClient } from './gemini-client.ts';
import { assertFinished } from './gemini-finish.ts';
import { readGeminiUsage } from './gemini-usage.ts';
import { MAX_OUTPUT_TOKENS, type TextProvider } from './provider.ts';

/** Streams text from Gemini. Skips parts marked `thought`, which are the model's reasoning. */
export const gemini: TextProvider = {
  async *stream({ prompt, turns = [], model, signal, onUsage, ...access }) {
    const client = await geminiClient(access);
    const chunks = await client.models.generateContentStream({
      model,
      contents: [
        { role: 'user', parts: [{ text: prompt }] },
        ...turns.map(({ role, text }) => ({ role: role === 'ai' ? 'model' : 'user', parts: [{ text }] })),
      ],
      config: {
        systemInstruction: TEXT_INSTRUCTION,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        abortSignal: signal,
      },
    });
    let finishReason: string | undefined;
    for await (const chunk of chunks) {
      onUsage(readGeminiUsage(chunk.usageMetadata));
      if (chunk.promptFeedback?.blockReason) throw providerError('gemini', 'refused');
      const candidate = chunk.candidates?.[0];
      for (const part of candidate?.content?.parts ?? []) {
        if (part.text && !part.thought) yield part.text;
      }
      finishReason = candidate?.finishReason ?? finishReason;
    }
    assertFinished(finishReason);
  },
};
