import type { Link } from '../schema.ts';

/** Everything on this page is sample content; the note at the top states it. */
export const archiveNote = {
  title: 'Página de arquivo com conteúdos de demonstração',
  text: 'É uma versão antiga da página principal. Na página completa, as pessoas, os números e os preços são inventados. O programa é gratuito.',
};

export const archiveIndex = {
  label: 'Nesta página',
  groups: [
    {
      title: 'Sobre nós',
      links: [
        { label: 'Missão, visão e valores', anchor: 'about-v1' },
        { label: 'Impacto', anchor: 'about-v2' },
        { label: 'Apresentação', anchor: 'about-v3' },
        { label: 'Quem faz', anchor: 'about-v4' },
        { label: 'Perguntas', anchor: 'about-v5' },
      ],
    },
    {
      title: 'Aprender',
      links: [
        { label: 'Vantagens', anchor: 'features' },
        { label: 'Módulos', anchor: 'elearning-showcase' },
        { label: 'Cursos', anchor: 'course-showcase' },
        { label: 'Novidades', anchor: 'new-showcase' },
        { label: 'Lição em destaque', anchor: 'featured-block' },
        { label: 'Teste rápido', anchor: 'quiz' },
      ],
    },
    {
      title: 'Pessoas e planos',
      links: [
        { label: 'Estatísticas', anchor: 'stats' },
        { label: 'Equipa', anchor: 'team' },
        { label: 'Percurso', anchor: 'timeline' },
        { label: 'Planos', anchor: 'pricing' },
        { label: 'Boletim', anchor: 'newsletter' },
      ],
    },
    {
      title: 'Manifesto',
      links: [
        { label: 'Princípios', anchor: 'principios' },
        { label: 'Recursos', anchor: 'recursos' },
      ],
    },
  ],
};

export const archiveHero = {
  eyebrow: 'Outra versão da entrada',
  title: 'A sua próxima ideia começa com uma boa pergunta.',
  mission:
    'Experimente. Se se enganar, volte a tentar. A IA é mais fácil de compreender quando a experimentamos.',
  start: { label: 'Começar a Criar', target: { to: '/prompt-factory' } } satisfies Link,
  emojis: ['💡', '✨', '🎨', '📚', '🤝', '🌱', '🧩', '🗣️'],
};
