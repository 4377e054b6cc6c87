import type { Course } from '../schema.ts';

/** What literacy in AI is made of, in the words of this programme; no law and no framework names these four. */
export const topics = {
  perceber: 'Perceber como funciona',
  pedir: 'Usar com método',
  confirmar: 'Confirmar as respostas',
  proteger: 'Proteger dados e pessoas',
} as const;

export type Topic = keyof typeof topics;

/** The blocks of a course, by their ids; `topics.test.ts` holds each block to exactly one topic. */
export type Taught = Readonly<Record<Topic, readonly number[]>>;

export interface Declared {
  /** The id of the course, and the word for it in the address: `#/aprender/declaracao?curso=copilot-v3`. */
  id: Course['id'];
  taught: Taught;
  /** Fetched when a declaration is shown. */
  load: () => Promise<Course>;
}

/** Every course that can be finished, and what each of its blocks is about. */
export const declared: readonly Declared[] = [
  {
    id: 'descobrir-a-ia',
    taught: { perceber: [1, 2, 3, 4], pedir: [5, 9], confirmar: [6], proteger: [7, 8] },
    load: () => import('../descobrir-a-ia/course.ts').then(({ course }) => course),
  },
  {
    id: 'mscopilot',
    taught: { perceber: [1], pedir: [3, 4, 5, 7, 8, 9], confirmar: [6], proteger: [2] },
    load: () => import('../mscopilot/course.ts').then(({ course }) => course),
  },
  {
    id: 'copilot-v2',
    taught: { perceber: [1], pedir: [3, 5], confirmar: [4], proteger: [2] },
    load: () => import('../copilot-v2/course.ts').then(({ course }) => course),
  },
  {
    id: 'copilot-v3',
    taught: {
      perceber: [1, 4, 5, 6],
      pedir: [7, 8, 9, 10, 13, 14, 15, 16],
      confirmar: [11, 12],
      proteger: [2, 3, 17, 18],
    },
    load: () => import('../copilot-v3/course.ts').then(({ course }) => course),
  },
];
