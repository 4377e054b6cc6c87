import { defineMfe } from '@ia/federation/config';
import { deviceData } from './src/content/device-data.ts';

export default defineMfe({
  name: 'mfe-prompt-factory',
  owner: 'equipa-ferramentas',
  routes: [
    {
      path: '/prompt-factory',
      page: './src/pages/prompt-factory',
      updated: '2026-11-27',
      title: 'Fábrica de Prompts',
      description:
        'Escolha uma receita, diga do que precisa e faça um bom pedido à inteligência artificial, passo a passo.',
      theme: 'purple',
      prerender: true,
      menu: { label: 'Fábrica de Prompts', order: 2 },
      nav: [{ label: 'Fábrica', anchor: 'fabrica' }],
    },
    {
      // Variant with its own points, in which copying a prompt also earns one. The course at
      // /mscopilot-course-v3 links to it.
      path: '/prompt-factory-v2',
      page: './src/pages/prompt-factory-v2',
      updated: '2026-11-27',
      title: 'Fábrica de Prompts',
      theme: 'purple',
      nav: [{ label: 'Fábrica', anchor: 'fabrica' }],
      listed: false,
    },
  ],
  settings: {
    badgeClaim: {
      description: 'Where a visitor collects the medal «Mestre de Prompts».',
      type: 'address',
      default: 'https://medalhas.example/recolher',
    },
  },
  deviceData,
  // Bytes, brotli, of the chunks of one route.
  budget: { js: 32_000 },
});
