import { defineMfe } from '@ia/federation/config';
import { kept } from './src/content/kept.ts';

export default defineMfe({
  name: 'mfe-manifesto',
  owner: 'equipa-participacao',
  routes: [
    {
      path: '/manifesto-cocreate',
      page: './src/pages/manifesto-cocreate',
      updated: '2026-11-23',
      title: 'Co-criar o Manifesto',
      description:
        'Vote nos seis princípios, proponha melhorias e veja o que mudou no Manifesto IA para Todos.',
      theme: 'purple',
      flag: 'enableManifestoCoCreation',
      firstView: true,
      menu: { label: 'Co-criar o Manifesto', order: 3 },
      nav: [
        { label: 'Estatísticas', anchor: 'stats' },
        { label: 'O Manifesto', anchor: 'read-manifesto' },
        { label: 'Princípios', anchor: 'principios' },
        { label: 'Contribuir', anchor: 'contribuir' },
        { label: 'Comunidade', anchor: 'sugestoes' },
        { label: 'Uso Responsável', anchor: 'responsible-use' },
      ],
    },
    {
      path: '/manifesto-votos',
      page: './src/pages/manifesto-votos',
      updated: '2026-11-23',
      title: 'Como protegemos os votos',
      description:
        'O que fazemos para que os votos no Manifesto sejam de confiança, e o que não conseguimos fazer.',
      theme: 'purple',
      flag: 'enableManifestoCoCreation',
      nav: [
        { label: 'Recebidos e contados', anchor: 'recebidos-e-contados' },
        { label: 'O que fazemos', anchor: 'o-que-fazemos' },
        { label: 'O que publicamos', anchor: 'o-que-publicamos' },
        { label: 'Co-criar o Manifesto', to: '/manifesto-cocreate' },
      ],
    },
    {
      path: '/moderacao',
      page: './src/pages/moderacao',
      updated: '2026-11-23',
      title: 'Moderação',
      theme: 'purple',
      flag: 'enableModeration',
      listed: false,
    },
  ],
  kept,
  // The list is read by pages, each with its failure; the form takes a part of the manifesto and looks for what is alike.
  // What keeps a suggestion without a network cannot be fetched when it is needed: 800 bytes of it.
  // Tiles that wait as clay and are laid with a vote: some 2 kB of the generator and of the page; the wall of all of them,
  // with its table, is one more.
  // A vote that can be taken back, results on paper, the check for personal data, and reports that the device remembers:
  // 1.1 kB that their cards and fields need at once; the rest of each is loaded on first use.
  budget: { js: 73_700 },
});
