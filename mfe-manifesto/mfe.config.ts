import { defineMfe } from '@ia/federation/config';
import { deviceData } from './src/content/device-data.ts';

/** The Manifesto app: its pages, the data it stores on devices, and the size limit of a first load. */
export default defineMfe({
  name: 'mfe-manifesto',
  owner: 'equipa-participacao',
  routes: [
    {
      path: '/manifesto-cocreate',
      page: './src/pages/manifesto-cocreate',
      updated: '2026-11-27',
      title: 'Co-criar o Manifesto',
      description:
        'Vote nos seis princípios, proponha melhorias e veja o que mudou no Manifesto IA para Todos.',
      theme: 'purple',
      flag: 'enableManifestoCoCreation',
      prerender: true,
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
      updated: '2026-11-27',
      title: 'Como protegemos os votos',
      description:
        'O que fazemos para que os votos no Manifesto sejam de confiança, e o que não conseguimos fazer.',
      theme: 'purple',
      flag: 'enableManifestoCoCreation',
      prerender: true,
      nav: [
        { label: 'Recebidos e contados', anchor: 'recebidos-e-contados' },
        { label: 'O que fazemos', anchor: 'o-que-fazemos' },
        { label: 'O que publicamos', anchor: 'o-que-publicamos' },
        { label: 'Respostas', anchor: 'respostas' },
        { label: 'Co-criar o Manifesto', to: '/manifesto-cocreate' },
      ],
    },
    // For a screen in a library: without header and footer, and not in the sitemap.
    {
      path: '/parede-ao-vivo',
      page: './src/pages/parede-ao-vivo',
      updated: '2026-11-27',
      title: 'Parede ao vivo',
      theme: 'purple',
      flag: 'enableManifestoCoCreation',
      header: 'none',
      listed: false,
    },
    // For the team only, so it is not in the sitemap.
    {
      path: '/moderacao',
      page: './src/pages/moderacao',
      updated: '2026-11-27',
      title: 'Moderação',
      theme: 'purple',
      flag: 'enableModeration',
      listed: false,
    },
  ],
  deviceData,
  // Maximum JavaScript of the first load of a route, in bytes after Brotli compression. It includes:
  // - the paged list of suggestions with its error states, the suggestion form and similar suggestions
  // - the offline queue of suggestions (0.8 kB), which cannot be downloaded while offline
  // - the tile generator (2 kB), and the wall of all votes with its table (1 kB)
  // - the initial parts of vote undo, printed results, personal data check and stored reports (1.1 kB)
  // - the choice stored with the count of an unsent vote, so that two tabs cannot mix their votes (0.1 kB)
  // - the parts that it shares with the live wall, in files of their own (0.4 kB)
  // - what screen readers say of a vote, a step and a section: a principle's text, the step, the lead (0.2 kB)
  // - the number of examples in the name of the wall, and whole rows on the poster (0.1 kB)
  budget: { js: 74_500 },
});
