import type { Counter, FaqItem, MotifCard, Slide, TeamMember } from '../schema.ts';

/** Sample texts of the archive page (`#/home-archive`): five variants of the section about the programme. */
export const aboutV1 = { eyebrow: 'Sobre nós, versão 1', title: 'Missão, visão e valores' };

export const aboutV1Cards: MotifCard[] = [
  {
    id: 'missao',
    motif: 'book',
    title: 'Missão',
    text: 'Tornar a inteligência artificial compreensível para todas as pessoas.',
  },
  {
    id: 'visao',
    motif: 'table',
    title: 'Visão',
    text: 'Uma cidade onde se pensa antes de usar a IA, e onde a IA é usada com justiça e imaginação.',
  },
  {
    id: 'valores',
    motif: 'rings',
    title: 'Valores',
    text: 'Clareza, abertura, cuidado com as pessoas e respeito pelos seus direitos.',
  },
];

/** Sample figures that the programme defines. */
export const aboutV2 = { eyebrow: 'Sobre nós, versão 2', title: 'O impacto em três números de exemplo' };

export const aboutV2Counters: Counter[] = [
  { value: 500, label: 'cidadãos abrangidos' },
  { value: 20, label: 'oficinas' },
  { value: 15, label: 'parceiros' },
];

export const aboutV3 = {
  eyebrow: 'Sobre nós, versão 3',
  title: 'O programa em três imagens',
  carouselLabel: 'Apresentação do programa',
};

export const aboutV3Slides: Slide[] = [
  {
    id: 'v3-aprender',
    seed: 'apresentacao-aprender',
    title: 'Aprender sem pressa',
    text: 'Cursos que começam no princípio e explicam cada palavra nova.',
    cta: { label: 'Ver o curso', target: { to: '/copilot-course' } },
  },
  {
    id: 'v3-criar',
    seed: 'apresentacao-criar',
    title: 'Criar com as próprias mãos',
    text: 'Uma fábrica onde se montam pedidos e se vê o resultado.',
    cta: { label: 'Abrir a fábrica', target: { to: '/prompt-factory' } },
  },
  {
    id: 'v3-decidir',
    seed: 'apresentacao-decidir',
    title: 'Decidir em conjunto',
    text: 'Um manifesto que muda com as sugestões de quem o lê.',
    cta: { label: 'Participar no Manifesto', target: { to: '/manifesto-cocreate' } },
  },
];

export const aboutV4 = {
  eyebrow: 'Sobre nós, versão 4',
  title: 'Quem faz o programa acontecer (pessoas de exemplo)',
};

export const aboutV4Team: TeamMember[] = [
  {
    id: 'pessoa-d',
    name: 'Pessoa de exemplo D',
    role: 'Coordenação',
    bio: 'Liga escolas, bibliotecas e juntas de freguesia para que os encontros cheguem a cada bairro.',
  },
  {
    id: 'pessoa-e',
    name: 'Pessoa de exemplo E',
    role: 'Conteúdos',
    bio: 'Escreve as lições e só descansa quando a frase se percebe à primeira.',
  },
  {
    id: 'pessoa-f',
    name: 'Pessoa de exemplo F',
    role: 'Acessibilidade',
    bio: 'Pensa em quem usa teclado, leitor de ecrã e letras grandes.',
  },
];

export const aboutV5 = { eyebrow: 'Sobre nós, versão 5', title: 'Quatro perguntas sobre o programa' };

export const aboutV5Faq: FaqItem[] = [
  {
    question: 'Preciso de saber programar?',
    answer: 'Não. Basta curiosidade e um dispositivo com Internet.',
  },
  {
    question: 'Posso aprender ao meu ritmo?',
    answer: 'Pode. O seu progresso fica guardado neste dispositivo, e pode continuar de onde parou.',
  },
  {
    question: 'Tenho de criar conta?',
    answer: 'Não. Pode ler, aprender, votar e sugerir sem se registar.',
  },
  {
    question: 'O que acontece às minhas sugestões?',
    answer:
      'A equipa lê cada uma antes de a publicar. Quem a envia recebe um código para acompanhar o que acontece à sugestão.',
  },
];
