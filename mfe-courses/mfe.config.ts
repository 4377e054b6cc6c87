import { defineMfe } from '@ia/federation/config';
import { kept } from './src/content/kept.ts';

export default defineMfe({
  name: 'mfe-courses',
  owner: 'equipa-formacao',
  routes: [
    {
      path: '/aprender',
      page: './src/pages/aprender',
      updated: '2026-11-23',
      title: 'Aprender',
      description:
        'Percursos para aprender inteligência artificial: um para toda a gente, outro para quem trabalha no município.',
      theme: 'green',
      firstView: true,
      menu: { label: 'Aprender', order: 1 },
      nav: [
        { label: 'Para todos', anchor: 'todos' },
        { label: 'Pessoal do município', anchor: 'municipio' },
      ],
    },
    {
      path: '/aprender/formadores',
      page: './src/pages/formadores',
      updated: '2026-11-23',
      title: 'Fichas para formadores',
      description:
        'Fichas em A4 para quem dá formação: objetivos, tempos, material, passos, perguntas e respostas de cada curso.',
      theme: 'green',
    },
    {
      path: '/aprender/declaracao',
      page: './src/pages/declaracao',
      updated: '2026-11-23',
      title: 'Declaração de conclusão',
      description:
        'Uma folha A4 para imprimir por cada curso concluído: que curso foi, quanto tempo leva e o que lá se aprende.',
      theme: 'green',
    },
    {
      path: '/aprender/credencial',
      page: './src/pages/credencial',
      updated: '2026-11-23',
      title: 'Verificar uma credencial',
      description:
        'Confirme se uma credencial digital de um curso foi assinada por este sítio e se está tal como foi emitida.',
      theme: 'green',
    },
    {
      path: '/o-meu-progresso',
      page: './src/pages/o-meu-progresso',
      updated: '2026-11-23',
      title: 'O meu progresso',
      description:
        'O que já fez neste dispositivo, tudo o que o sítio guarda nele, como apagar e como levar para outro dispositivo.',
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
      updated: '2026-11-23',
      title: 'Descobrir a IA',
      description:
        'Nove blocos curtos para perceber o que é a inteligência artificial, e uma biblioteca de prompts.',
      theme: 'green',
      firstView: true,
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
      updated: '2026-11-23',
      title: 'Curso: MS Copilot',
      description:
        'Nove blocos para começar a usar o Microsoft Copilot no trabalho, com uma biblioteca de prompts.',
      theme: 'blue',
      firstView: true,
      nav: [
        { label: 'Blocos', anchor: 'blocos' },
        { label: 'Biblioteca', anchor: 'biblioteca' },
      ],
    },
    {
      path: '/mscopilot-course-v2',
      page: './src/pages/copilot-v2',
      updated: '2026-11-23',
      title: 'Curso: MS Copilot V2',
      description:
        'Cinco blocos: confiança e segurança, a receita RTF (papel, tarefa e formato) e um assistente pessoal de aprendizagem.',
      theme: 'orange',
      firstView: true,
      nav: [{ label: 'Blocos', anchor: 'blocos' }],
    },
    {
      path: '/mscopilot-course-v3',
      page: './src/pages/copilot-v3',
      updated: '2026-11-23',
      title: 'Curso: Copilot para a CML',
      description:
        'Treze módulos para quem trabalha na câmara municipal (CML) usar o Microsoft Copilot com confiança, espírito crítico e respeito pelos dados.',
      theme: 'green',
      firstView: true,
      nav: [{ label: 'Módulos do Curso', anchor: 'blocos' }],
    },
    {
      path: '/mission-1',
      page: './src/pages/mission-1',
      updated: '2026-11-23',
      title: 'Missão 1',
      description: 'Dez atividades para dar os primeiros passos com a inteligência artificial.',
      theme: 'purple',
      firstView: true,
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
  },
  kept,
  // Bytes, brotli, of one route's own chunks: engine, lesson renderer and the lessons of that course. Some 1.5 kB of it
  // is the price of three chunks that the five course pages share instead of one, and half a kilobyte that of the form
  // that every form of the site is. Some 1.8 kB ask the questions around each block; their bank and the scheduler of reviews
  // are fetched apart, and so is a second part; its place on the page, the contacts that it names and what each block builds
  // on take one kilobyte. One more is what the sheets for trainers share with them, cut out of their chunks,
  // and some 5 kB places to answer, and what the demonstrations, which are fetched apart, share with them in the same way.
  // One kilobyte shares the page and reads it aloud, and what the page of one's own progress shares with them is cut out, too:
  // some 2 kB since one can take it to another device from there. What every lesson says of its topic, and the fields of a form
  // that the page which verifies a credential shares with them, half a kilobyte.
  budget: { js: 85_000 },
});
