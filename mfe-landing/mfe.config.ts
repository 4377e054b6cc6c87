import { defineMfe } from '@ia/federation/config';

export default defineMfe({
  name: 'mfe-landing',
  owner: 'equipa-portal',
  routes: [
    {
      path: '/',
      page: './src/pages/landing',
      updated: '2026-11-27',
      title: 'IA para Todos',
      description:
        'Um programa municipal e um movimento de cidadãos por uma inteligência artificial compreensível e justa. Aprenda, participe e assine o Manifesto.',
      header: 'landing',
      prerender: true,
      menu: { label: 'Página Principal', order: 9 },
      nav: [
        { label: 'Manifesto', anchor: 'manifesto' },
        { label: 'O programa', anchor: 'about' },
        { label: 'Começar', anchor: 'learn' },
        { label: 'Participar', anchor: 'participate' },
      ],
    },
    {
      path: '/home-archive',
      page: './src/pages/home-archive',
      updated: '2026-11-27',
      title: 'Arquivo da página principal',
      description: 'Página de arquivo com conteúdos de demonstração.',
      noindex: true,
      theme: 'pink',
      nav: [
        { label: 'Sobre nós', anchor: 'about-v1' },
        { label: 'Cursos', anchor: 'course-showcase' },
        { label: 'Princípios', anchor: 'principios' },
        { label: 'Recursos', anchor: 'recursos' },
      ],
    },
  ],
  // Maximum JavaScript of one route's own chunks, in bytes after Brotli compression.
  budget: { js: 48_000 },
});
