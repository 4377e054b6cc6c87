import type { AnswerStore } from './answer-store.ts';
import type { PromptRequest } from './use-generation.ts';

/** An answer, pending or stored, with its prompt. */
export interface ShownAnswer extends Pick<PromptRequest, 'id' | 'prompt' | 'choices' | 'at'> {
  answers: AnswerStore;
}
