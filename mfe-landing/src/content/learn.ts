import type { Link, ResourceCard } from './schema.ts';

/** Texts of the section «Aprender» of the main page: the first step and the learning resources. */
export const learn = {
  eyebrow: 'Aprender',
  title: 'Escolha por onde começar',
  lead: 'Não precisa de conhecimentos técnicos. Avance ao seu ritmo.',
  showAll: 'Ver Todos os Recursos',
  /** Link to the course index; hidden while that route does not exist. */
  courses: { label: 'Ver todos os cursos', target: { to: '/aprender' } } satisfies Link,
  comingSoon: 'Em breve',
};

/** First step of somebody who never used AI. It comes before the cards, which the specification lists. */
export const firstStep = {
  title: 'Comece aqui: Missão 1',
  text: 'Nunca usou a inteligência artificial? São dez atividades, em cerca de 45 minutos.',
  start: { label: 'Começar a Missão 1', target: { to: '/mission-1#blocos' } } satisfies Link,
  /** Each line is hidden while its route does not exist. */
  next: {
    text: 'Depois, siga para o',
    link: { label: 'curso Descobrir a IA', target: { to: '/copilot-course' } } satisfies Link,
    note: '',
  },
  scams: {
    text: 'Recebeu uma mensagem estranha?',
    link: {
      label: 'Burlas com IA: como se proteger',
      target: { to: '/copilot-course#bloco-10' },
    } satisfies Link,
    note: '(20 minutos, sem precisar de fazer o resto)',
  },
};

export const learnCards: ResourceCard[] = [
  {
    id: 'curso-rapido',
    seed: 'curso-rapido',
    title: 'Curso rápido Descobrir a IA',
    level: 'Iniciação',
    tone: 'aprender',
    description: 'O essencial, em pouco tempo. Entretanto, faça o curso completo: Descobrir a IA.',
    link: { label: 'Abrir o curso', target: { to: '/mscopilot-course-v3' } },
    disabled: true,
  },
  {
    id: 'certificacao',
    seed: 'certificacao',
    title: 'Certificação IA para Todos',
    level: 'Certificado',
    tone: 'desafio',
    description: 'Uma forma de mostrar o que aprendeu.',
    link: null,
    disabled: true,
  },
  {
    id: 'fabrica-de-prompts',
    seed: 'fabrica-de-prompts',
    title: 'Fábrica de Prompts IA',
    level: 'Prática',
    tone: 'descobrir',
    description: 'Um prompt é um pedido à IA. Construa-o aqui, passo a passo, com receitas prontas.',
    link: { label: 'Criar um prompt', target: { to: '/prompt-factory' } },
    disabled: false,
  },
  {
    id: 'copilot',
    seed: 'microsoft-copilot',
    title: 'Descobrir a IA Microsoft Copilot',
    level: 'Para o trabalho',
    tone: 'aprender',
    description: 'Um curso em 13 módulos, para usar bem o Copilot no trabalho da câmara municipal.',
    link: { label: 'Começar o curso', target: { to: '/mscopilot-course-v3' } },
    disabled: false,
  },
  {
    id: 'curtas',
    seed: 'curtas-de-ia',
    title: 'Curtas de IA',
    level: 'Vídeo',
    tone: 'partilhar',
    description: 'Vídeos curtos, com uma pergunta de cada vez.',
    link: null,
    disabled: true,
  },
];

export const deepResources = {
  eyebrow: 'Todos os recursos',
  title: 'Recursos para ir mais longe',
  lead: 'O que encontra em cada recurso, tema a tema.',
  topicsLabel: 'Temas',
  revealed: 'A mostrar todos os recursos.',
};

export const deepResourceCards: ResourceCard[] = [
  {
    id: 'curso-copilot',
    seed: 'recurso-copilot',
    title: 'Copilot para a CML',
    level: 'Para o trabalho',
    tone: 'aprender',
    description: 'Um curso em 13 módulos, para quem trabalha numa câmara municipal.',
    link: { label: 'Abrir o curso', target: { to: '/mscopilot-course-v3' } },
    disabled: false,
    topics: [
      'O que é o assistente e onde o encontrar',
      'Como a IA generativa prevê a palavra seguinte',
      'Papel, tarefa e formato: a receita de um bom pedido',
      'Proteção de dados e uso responsável',
    ],
  },
  {
    id: 'oficina-de-prompts',
    seed: 'recurso-fabrica',
    title: 'Fábrica de Prompts IA',
    level: 'Prática',
    tone: 'descobrir',
    description: 'Receitas para preencher, experimentar e levar consigo.',
    link: { label: 'Abrir a fábrica', target: { to: '/prompt-factory' } },
    disabled: false,
    topics: [
      'Ter ideias e organizar o que pensa',
      'Escrever mensagens claras',
      'Resumir textos longos',
      'Descrever imagens',
    ],
  },
  {
    id: 'percurso-certificado',
    seed: 'recurso-certificacao',
    title: 'Certificação IA para Todos',
    level: 'Certificado',
    tone: 'desafio',
    description: 'Para mostrar o que sabe.',
    link: null,
    disabled: true,
    topics: [
      'Compreender a IA',
      'Usá-la com sentido crítico',
      'Proteger dados e pessoas',
      'Decidir com responsabilidade',
    ],
  },
  {
    id: 'videoteca',
    seed: 'recurso-videoteca',
    title: 'Videoteca',
    level: 'Vídeo',
    tone: 'partilhar',
    description: 'A coleção das Curtas de IA.',
    link: null,
    disabled: true,
    topics: [
      'Perguntas de quem começa',
      'A IA no dia a dia',
      'Enganos e notícias falsas',
      'Os seus direitos',
    ],
  },
];
