import type { ReportedUsage } from '../usage.ts';

interface GeminiUsage {
  promptTokenCount?: number;
  toolUsePromptTokenCount?: number;
  candidatesTokenCount?: number;
  thoughtsTokenCount?: number;
}

/** Reads Gemini's `usageMetadata`, which each chunk of a stream updates. */
export function fromGemini(usage: GeminiUsage | undefined): ReportedUsage {
  if (usage?.promptTokenCount === undefined) return {};
  return {
    input: usage.promptTokenCount + (usage.toolUsePromptTokenCount ?? 0),
    output: (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0),
  };
}
