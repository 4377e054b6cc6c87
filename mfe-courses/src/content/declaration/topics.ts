import type { Course, Topic } from '../schema.ts';

/** What literacy in AI is made of, in the words of this programme; no law and no framework names these four. */
export const topics = {
  perceber: 'Perceber como funciona',
  pedir: 'Usar com método',
  confirmar: 'Confirmar as respostas',
  proteger: 'Proteger dados e pessoas',
} as const satisfies Record<Topic, string>;

export interface Declared {
  /** The id of the course, and the word for it in the address: `#/aprender/declaracao?curso=copilot-v3`. */
  id: Course['id'];
  /** Fetched when a declaration is shown. */
  load: () => Promise<Course>;
}

/** Every course that can be finished; each of its blocks says which topic it is about. */
export const declared: readonly Declared[] = [
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
