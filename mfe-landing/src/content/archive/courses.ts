import type { Course } from '../schema.ts';

/** Sample courses of the archive page. */
export const courseShowcase = {
  eyebrow: 'Cursos de exemplo',
  title: 'Um curso à medida de quem aprende',
  carouselLabel: 'Cursos em destaque',
  tabsLabel: 'Para quem são os cursos',
};

export const featuredCourses: Course[] = [
  {
    id: 'primeiros-passos',
    seed: 'curso-primeiros-passos',
    title: 'Primeiros passos com IA',
    description: 'Conversar com um assistente, fazer perguntas melhores e perceber as respostas.',
    level: 'Iniciação',
  },
  {
    id: 'imagens',
    seed: 'curso-imagens',
    title: 'Imagens a partir de palavras',
    description: 'Descrever uma cena, escolher um estilo e saber quando uma imagem engana.',
    level: 'Intermédio',
  },
  {
    id: 'dados-abertos',
    seed: 'curso-dados-abertos',
    title: 'Dados abertos da cidade',
    description: 'Usar IA para ler tabelas públicas e contar o que elas mostram.',
    level: 'Avançado',
  },
];

export const courseTabs: { id: string; label: string; courses: Course[] }[] = [
  {
    id: 'principiantes',
    label: 'Principiantes',
    courses: [
      {
        id: 'o-que-e',
        seed: 'curso-o-que-e',
        title: 'O que é, afinal, a IA?',
        description: 'As ideias principais, com exemplos de casa, da rua e do trabalho.',
        level: 'Iniciação',
      },
      {
        id: 'telemovel',
        seed: 'curso-telemovel',
        title: 'A IA no seu telemóvel',
        description: 'Tradução, fotografia e voz: o que já usa sem dar por isso.',
        level: 'Iniciação',
      },
    ],
  },
  {
    id: 'programadores',
    label: 'Programadores',
    courses: [
      {
        id: 'modelos',
        seed: 'curso-modelos',
        title: 'Construir com modelos de linguagem',
        description: 'Pedidos, contexto, avaliação e custos de uma aplicação pequena.',
        level: 'Avançado',
      },
      {
        id: 'testes',
        seed: 'curso-testes',
        title: 'Testar respostas que mudam',
        description: 'Como medir a qualidade de um sistema que nunca responde igual.',
        level: 'Avançado',
      },
    ],
  },
  {
    id: 'gestores',
    label: 'Gestores',
    courses: [
      {
        id: 'decidir',
        seed: 'curso-decidir',
        title: 'Decidir com IA, responder como pessoa',
        description: 'Onde a IA ajuda a decidir e onde a decisão tem de ser humana.',
        level: 'Intermédio',
      },
      {
        id: 'equipas',
        seed: 'curso-equipas',
        title: 'Preparar a sua equipa',
        description: 'Regras claras, formação e confiança para usar IA no dia a dia.',
        level: 'Intermédio',
      },
    ],
  },
];
