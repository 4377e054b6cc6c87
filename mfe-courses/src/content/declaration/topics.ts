import type { AchievementId } from '@ia/shared-services/credential';
import type { Course, Topic } from '../schema.ts';

/** Topics of AI literacy, as this programme defines them; they come from no law or framework. */
export const topics = {
  perceber: 'Perceber como funciona',
  pedir: 'Usar com método',
  confirmar: 'Confirmar as respostas',
  proteger: 'Proteger dados e pessoas',
} as const satisfies Record<Topic, string>;

export interface DeclarationEntry {
  /** Course id, also used in the URL: `#/aprender/declaracao?curso=copilot-v3`. */
  id: AchievementId;
  /** Loads the course on demand, when its declaration is shown. */
  load: () => Promise<Course>;
}

/** Courses with a declaration. Each of their blocks names its topic. */
export const declarationEntries: readonly DeclarationEntry[] = [
  {
    id: 'descobrir-a-ia',
    load: () => import('../descobrir-a-ia/course.ts').then(({ course }) => course),
  },
  {
    id: 'mscopilot',
    load: () => import('../mscopilot/course.ts').then(({ course }) => course),
  },
  {
    id: 'copilot-v2',
    load: () => import('../copilot-v2/course.ts').then(({ course }) => course),
  },
  {
    id: 'copilot-v3',
    load: () => import('../copilot-v3/course.ts').then(({ course }) => course),
  },
];
