/**
 * The course data in a credential. `mfe-courses/src/content/declaration/achievements.test.ts` checks it against the
 * courses.
 */
export interface Achievement {
  /** Route of the course. */
  to: string;
  title: string;
  description: string;
  minutes: number;
  /** Questions that close its blocks, all of which must be answered. */
  questions: number;
  /** Skills of a person who finished the course. */
  skills: readonly string[];
}

export const achievements = {
  'descobrir-a-ia': {
    to: '/copilot-course',
    title: 'Descobrir a IA',
    description: 'Nove blocos curtos, com exemplos de casa, do bairro e do trabalho.',
    minutes: 150,
    questions: 9,
    skills: [
      'Explicar o que é a IA com exemplos do dia a dia',
      'Escrever pedidos claros e melhorá-los em conversa',
      'Reconhecer e verificar respostas inventadas',
      'Retirar dados pessoais dos pedidos',
      'Pedir que uma pessoa reveja uma decisão automática',
    ],
  },
  mscopilot: {
    to: '/mscopilot-course',
    title: 'MS Copilot',
    description: 'Nove blocos para quem vai usar o Copilot pela primeira vez.',
    minutes: 105,
    questions: 10,
    skills: [
      'Abrir o Copilot com a conta certa',
      'Proteger dados pessoais e informação sensível',
      'Dar à IA um papel, uma tarefa e um formato',
      'Confirmar respostas na fonte',
      'Trabalhar com documentos e imagens',
    ],
  },
  'copilot-v2': {
    to: '/mscopilot-course-v2',
    title: 'MS Copilot V2',
    description: 'O segundo curso (V2): cinco blocos que treinam o essencial, com uma missão no fim.',
    minutes: 60,
    questions: 6,
    skills: [
      'Fazer um primeiro pedido e saber o que esperar da resposta',
      'Retirar dados pessoais antes de pedir ajuda',
      'Dar à IA um papel, uma tarefa e um formato',
      'Aprender com a IA e confirmar noutra fonte',
    ],
  },
  'copilot-v3': {
    to: '/mscopilot-course-v3',
    title: 'Copilot para a CML',
    description: 'O curso mais completo, em 13 módulos, para quem trabalha numa câmara municipal.',
    minutes: 180,
    questions: 15,
    skills: [
      'Explicar como a IA generativa constrói uma resposta',
      'Proteger dados pessoais ao usar o Copilot',
      'Dar à IA um papel, uma tarefa e um formato',
      'Reconhecer e verificar respostas inventadas',
      'Usar a IA com responsabilidade e supervisão humana',
    ],
  },
} as const satisfies Record<string, Achievement>;

export type AchievementId = keyof typeof achievements;
export const achievementIds = Object.keys(achievements) as AchievementId[];

/** Fixed sentences in every credential. */
export const credentialText = {
  criteria: (minutes: number, skills: readonly string[]) =>
    `Concluir o curso, que dura cerca de ${minutes} minutos. O que lá se aprende: ${skills.join('; ')}.`,
  evidence: 'Progresso declarado no dispositivo',
  answered: (questions: number, correct: number) =>
    `Respondeu às ${questions} perguntas do curso e acertou ${correct} à primeira.`,
  declared:
    'O progresso foi declarado no dispositivo de quem pediu esta credencial. Ninguém confirmou a identidade nem a presença, e não houve exame. Não é um certificado de formação profissional.',
};
