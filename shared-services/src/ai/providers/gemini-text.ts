import { TEXT_INSTRUCTION } from '../prompts.ts';
import { failed } from './failures.ts';
import { geminiClient } from './gemini-client.ts';
import { assertFinished } from './gemini-finish.ts';
import { fromGemini } from './gemini-usage.ts';
import { MAX_OUTPUT_TOKENS, type TextProvider } from './provider.ts';

export const gemini: TextProvider = {
  async *stream({ prompt, turns = [], model, signal, onUsage, ...access }) {
    const client = await geminiClient(access);
    const chunks = await client.models.generateContentStream({
      model,
      contents: [
        { role: 'user', parts: [{ text: prompt }] },
        ...turns.map(({ by, text }) => ({ role: by === 'ai' ? 'model' : 'user', parts: [{ text }] })),
      ],
      config: {
        systemInstruction: TEXT_INSTRUCTION,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        abortSignal: signal,
      },
    });
    let finish: string | undefined;
    for await (const chunk of chunks) {
      onUsage(fromGemini(chunk.usageMetadata));
      if (chunk.promptFeedback?.blockReason) throw failed('gemini', 'refused');
      const candidate = chunk.candidates?.[0];
      for (const part of candidate?.content?.parts ?? []) {
        if (part.text && !part.thought) yield part.text;
      }
      finish = candidate?.finishReason ?? finish;
    }
    assertFinished(finish);
  },
};
