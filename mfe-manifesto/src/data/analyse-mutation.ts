import type { ShellApi } from '@ia/federation';
import { type Analysis, analyseSuggestion } from '@ia/shared-services/ai';
import { visitorId } from '@ia/shared-services/backend';

export type { Analysis };

/** Asks the AI for a summary, a category and a comment on the text of a suggestion. @throws AiError */
export function analyse(shell: ShellApi, text: string, signal: AbortSignal): Promise<Analysis> {
  return analyseSuggestion({
    config: shell.ai(),
    backend: shell.backend(),
    visitorId: visitorId(),
    text: text.trim(),
    signal,
  });
}
