import type { ReportedUsage } from '../usage.ts';

interface GeminiUsage {
  promptTokenCount?: number;
  toolUsePromptTokenCount?: number;
  candidatesTokenCount?: number;
  thoughtsTokenCount?: number;
}

/** Converts Gemini's `usageMetadata` to token counts. Each chunk of a stream carries the totals so far. */
export function readGeminiUsage(usage: GeminiUsage | undefined): ReportedUsage {
  if (usage?.promptTokenCount === undefined) return {};
  return {
    input: usage.promptTokenCount + (usage.toolUsePromptTokenCount ?? 0),
    output: (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0),
  };
}
