/** Loaders of each course's questions, by course id. */
import type { Question } from './schema.ts';

export const questionLoaders: Record<string, () => Promise<{ questions: Question[] }>> = {
  'descobrir-a-ia': () => import('./descobrir-a-ia.ts'),
  mscopilot: () => import('./mscopilot.ts'),
  'copilot-v2': () => import('./copilot-v2.ts'),
  'copilot-v3': () => import('./copilot-v3.ts'),
};
