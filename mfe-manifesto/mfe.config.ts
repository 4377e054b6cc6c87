import { defineMfe } from '@ia/federation/config';
import { deviceData } from './src/content/device-data.ts';

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
      updated: '2026-11-23',
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
  deviceData,
  // JavaScript of the first load, in bytes (brotli). Included on purpose:
  // - the paged list of suggestions with its error states, the form with its manifesto part and similar
  // suggestions; - the offline queue of suggestions (800 bytes): it cannot be downloaded once the network is
  // gone; - the tile generator and the unglazed tiles (about 2 kB), and the wall of all votes with its table
  // (1 kB); - vote undo, printed results, the personal data check and the reports stored on the device (1.1
  // kB for their initial cards and fields; the rest loads on first use); - the choice beside the count of a vote that
  // waits, so that two tabs cannot mix their votes (0.1 kB).
  budget: { js: 73_850 },
});
