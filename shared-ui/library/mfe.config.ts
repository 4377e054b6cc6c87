import { defineMfe } from '@ia/federation/config';

// Remote of the component library page; published under the name 'shared-ui'.
export default defineMfe({
  name: 'shared-ui',
  owner: 'equipa-design',
  routes: [
    {
      path: '/component-library',
      page: './src/pages/component-library',
      updated: '2026-11-29',
      title: 'Biblioteca de componentes',
      description:
        'Os componentes de que é feito o site IA para Todos, com exemplos vivos, código e propriedades.',
      theme: 'pink',
      flag: 'enableComponentLibrary',
      prerender: true,
      nav: [
        { label: 'Sistema visual', anchor: 'design-system' },
        { label: 'Recursos', anchor: 'assets' },
        { label: 'Interface', anchor: 'core-ui' },
        { label: 'Gamificação', anchor: 'gamification' },
        { label: 'Secções', anchor: 'sections' },
        { label: 'Efeitos', anchor: 'hooks-effects' },
      ],
    },
    {
      // Page inside the preview frames: one example, without the shell.
      path: '/component-library-example',
      page: './src/pages/component-library-example',
      updated: '2026-11-29',
      title: 'Exemplo de um componente',
      theme: 'pink',
      flag: 'enableComponentLibrary',
      header: 'none',
      listed: false,
    },
  ],
  // Maximum in Brotli bytes. This page bundles every component; 2 kB of it are the personal tile, its layers
  // and its examples.
  budget: { js: 142_000 },
});
