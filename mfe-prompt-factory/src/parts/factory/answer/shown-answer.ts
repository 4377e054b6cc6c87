import type { AnswerStore } from './answer-store.ts';
import type { PromptRequest } from './use-generation.ts';

/**
 * An answer with its prompt, for the components that show it. `answers` follows a running request, or holds a
 * stored answer (`storedAnswerStore`).
 */
export interface ShownAnswer extends Pick<PromptRequest, 'id' | 'prompt' | 'choices' | 'at'> {
  answers: AnswerStore;
}
