/** The questions of each course, fetched when its page asks for them. The keys are the ids of the courses. */
import type { Question } from './schema.ts';

export const bank: Record<string, () => Promise<{ questions: Question[] }>> = {
  'descobrir-a-ia': () => import('./descobrir-a-ia.ts'),
  mscopilot: () => import('./mscopilot.ts'),
  'copilot-v2': () => import('./copilot-v2.ts'),
  'copilot-v3': () => import('./copilot-v3.ts'),
};
