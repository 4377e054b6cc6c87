import type { DeclaredDeviceData, TileLayer } from '@ia/federation/config';

interface CourseData {
  title: string;
  id: string;
  storageKey: string;
  /** Singular and plural of its unit. */
  one: string;
  other: string;
  /** Sentence before the purpose, for courses for staff. */
  staff?: string;
}

/** Layers that a course adds to the visitor's tile, with the field of the stored state that earns each. */
const COURSE_TILE_LAYERS: TileLayer[] = [
  { name: 'Um bloco de um curso', hint: 'Faça um bloco de um curso.', address: '/aprender', field: 'done' },
  {
    name: 'Um curso completo',
    hint: 'Chegue ao fim de um curso.',
    address: '/aprender',
    field: 'finishedOn',
  },
];

/**
 * Declares points, finished blocks, answers and texts of one course as one item, because they refer to one
 * another and are erased together.
 */
const course = ({ title, id, storageKey, one, other, staff = '' }: CourseData): DeclaredDeviceData => ({
  label: `Curso «${title}»`,
  purpose: `${staff}Os seus pontos, os ${other} que já fez, as respostas que deu e o que escreveu nas atividades.`,
  kind: 'progress',
  keys: [
    { key: storageKey, amount: { one: 'ponto', other: 'pontos' }, merge: { rule: 'max' } },
    {
      key: `${storageKey}State`,
      amount: { field: 'done', one: `${one} feito`, other: `${other} feitos` },
      merge: { rule: 'union' },
      layers: COURSE_TILE_LAYERS,
    },
    { key: `${storageKey}Answers`, merge: { rule: 'union' } },
    { key: `mfe-courses.written.${id}`, merge: { rule: 'union' } },
  ],
});

const BLOCKS = { one: 'bloco', other: 'blocos' };

/** Data that the courses store on the visitor's device. */
export const deviceData: DeclaredDeviceData[] = [
  course({ title: 'Descobrir a IA', id: 'descobrir-a-ia', storageKey: 'copilotCoursePoints', ...BLOCKS }),
  course({ title: 'MS Copilot', id: 'mscopilot', storageKey: 'msCopilotCoursePoints', ...BLOCKS }),
  course({ title: 'MS Copilot V2', id: 'copilot-v2', storageKey: 'copilotCourse2Points', ...BLOCKS }),
  course({
    title: 'Copilot para a CML',
    id: 'copilot-v3',
    storageKey: 'copilotCourse3Points',
    one: 'módulo',
    other: 'módulos',
    staff: 'Para quem trabalha numa câmara municipal. ',
  }),
  {
    label: 'Missão 1',
    purpose: 'O que escreveu ou marcou nas atividades, e quais já fez.',
    kind: 'texts',
    keys: [
      {
        key: 'mfe-courses.written.mission-1',
        merge: { rule: 'union' },
        layers: [
          {
            name: 'Uma atividade da Missão 1',
            hint: 'Responda a uma atividade da Missão 1.',
            address: '/mission-1',
            field: 'places',
          },
        ],
      },
    ],
  },
  {
    label: 'Perguntas para rever',
    purpose:
      'As perguntas a que já respondeu nos cursos e o dia em que o site as volta a fazer, em «Aprender».',
    kind: 'progress',
    keys: [
      {
        key: 'courseReviews',
        amount: { field: 'questions', one: 'pergunta', other: 'perguntas' },
        merge: { rule: 'union', timeField: 'last_review' },
      },
    ],
  },
  {
    label: 'Progresso a meio de uma mudança',
    purpose:
      'Partes do progresso que está a trazer de outro dispositivo, com códigos QR, até os ler todos. Desaparecem quando acaba ou desiste.',
    kind: 'technical',
    keys: [{ key: 'mfe-courses.arriving' }],
  },
];
