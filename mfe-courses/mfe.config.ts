import { defineMfe } from '@ia/federation/config';
import { deviceData } from './src/content/device-data.ts';

export default defineMfe({
  name: 'mfe-courses',
  owner: 'equipa-formacao',
  routes: [
    {
      path: '/aprender',
      page: './src/pages/aprender',
      updated: '2026-11-27',
      title: 'Aprender',
      description:
        'Percursos para aprender inteligência artificial: um para toda a gente, outro para quem trabalha no município.',
      theme: 'green',
      prerender: true,
      menu: { label: 'Aprender', order: 1 },
      nav: [
        { label: 'Para todos', anchor: 'todos' },
        { label: 'Pessoal do município', anchor: 'municipio' },
      ],
    },
    {
      path: '/aprender/formadores',
      page: './src/pages/formadores',
      updated: '2026-11-27',
      title: 'Fichas para formadores',
      description: 'Fichas em A4 para quem dá formação: objetivos, tempos, material e passos de cada curso.',
      theme: 'green',
      prerender: true,
    },
    {
      path: '/aprender/declaracao',
      page: './src/pages/declaracao',
      updated: '2026-11-27',
      title: 'Declaração de conclusão',
      description: 'Uma folha A4 por cada curso concluído: que curso foi, quanto tempo leva e o que ensina.',
      theme: 'green',
      prerender: true,
    },
    {
      path: '/aprender/credencial',
      page: './src/pages/credencial',
      updated: '2026-11-27',
      title: 'Verificar uma credencial',
      description:
        'Confirme se uma credencial digital de um curso foi assinada por este site e se está tal como foi emitida.',
      theme: 'green',
      prerender: true,
    },
    {
      path: '/aprender/feito-aqui',
      page: './src/pages/feito-aqui',
      updated: '2026-11-27',
      title: 'Foi feito por IA?',
      description:
        'Veja se uma imagem ou um texto traz a marca de ter sido feito por inteligência artificial.',
      theme: 'green',
      prerender: true,
    },
    {
      path: '/o-meu-progresso',
      page: './src/pages/o-meu-progresso',
      updated: '2026-11-27',
      title: 'O meu progresso',
      description:
        'O que já fez e o que o site guarda neste dispositivo. Pode apagá-lo ou levá-lo para outro.',
      theme: 'blue',
      menu: { label: 'O meu progresso', order: 4 },
      nav: [
        { label: 'O meu azulejo', anchor: 'azulejo' },
        { label: 'Cursos', anchor: 'cursos' },
        { label: 'O que está guardado', anchor: 'guardado' },
        { label: 'Mudar de dispositivo', anchor: 'mudar' },
      ],
    },
    {
      path: '/copilot-course',
      page: './src/pages/descobrir-a-ia',
      updated: '2026-11-27',
      title: 'Descobrir a IA',
      description:
        'Nove blocos curtos para perceber o que é a inteligência artificial, e uma biblioteca de prompts.',
      theme: 'green',
      prerender: true,
      nav: [
        { label: 'Módulos', anchor: 'elearning-showcase' },
        { label: 'Blocos', anchor: 'blocos' },
        { label: 'Parte 2', anchor: 'parte-2' },
        { label: 'Biblioteca', anchor: 'biblioteca' },
      ],
    },
    {
      path: '/mscopilot-course',
      page: './src/pages/mscopilot',
      updated: '2026-11-27',
      title: 'Curso: MS Copilot',
      description:
        'Nove blocos para começar a usar o Microsoft Copilot no trabalho, com uma biblioteca de prompts.',
      theme: 'blue',
      prerender: true,
      nav: [
        { label: 'Blocos', anchor: 'blocos' },
        { label: 'Biblioteca', anchor: 'biblioteca' },
      ],
    },
    {
      path: '/mscopilot-course-v2',
      page: './src/pages/copilot-v2',
      updated: '2026-11-27',
      title: 'Curso: MS Copilot V2',
      description: 'Cinco blocos: segurança, pedidos em três partes e um assistente que ajuda a aprender.',
      theme: 'orange',
      prerender: true,
      nav: [{ label: 'Blocos', anchor: 'blocos' }],
    },
    {
      path: '/mscopilot-course-v3',
      page: './src/pages/copilot-v3',
      updated: '2026-11-27',
      title: 'Curso: Copilot para a CML',
      description: 'Treze módulos sobre o Microsoft Copilot, para a câmara municipal (CML).',
      theme: 'green',
      prerender: true,
      nav: [{ label: 'Módulos do Curso', anchor: 'blocos' }],
    },
    {
      path: '/mission-1',
      page: './src/pages/mission-1',
      updated: '2026-11-27',
      title: 'Missão 1',
      description: 'Dez atividades para dar os primeiros passos com a inteligência artificial.',
      theme: 'purple',
      prerender: true,
      nav: [{ label: 'Atividades', anchor: 'blocos' }],
    },
  ],
  settings: {
    missionVideoId: {
      description: 'YouTube id of the video of Mission 1. Without one, the page shows the transcript alone.',
      type: 'text',
      pattern: '[\\w\\-]{11}',
      rule: 'must be a YouTube id of 11 characters',
      default: null,
    },
    workAssistant: {
      description:
        'Where staff open the assistant with the account of their work. It comes first on staff courses.',
      type: 'text',
      pattern: 'https://\\S+',
      rule: 'must be an https address',
      default: 'https://m365.cloud.microsoft/chat',
    },
    staffRules: {
      description:
        "Page with the municipality's rules for the use of AI by its staff. Module 2 of V3 links to it; without one, it has no link.",
      type: 'text',
      pattern: 'https://\\S+',
      rule: 'must be an https address',
      default: null,
    },
  },
  deviceData,
  // Brotli bytes of the largest route, a course: engine, lesson renderer, lessons, and some 14 kB of small chunks
  // that it shares with other pages (forms, answer fields, sharing, reading aloud, progress export, trainer sheets).
  // Question bank, review scheduler, second part and demonstrations load on demand and do not count.
  budget: { js: 85_000 },
});
