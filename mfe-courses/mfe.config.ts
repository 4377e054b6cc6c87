import { defineMfe } from '@ia/federation/config';

export default defineMfe({
  name: 'mfe-courses',
  owner: 'equipa-formacao',
  routes: [
    {
      path: '/mscopilot-course-v2',
      page: './src/pages/copilot-v2',
      title: 'Curso: MS Copilot V2',
      description:
        'Cinco blocos: confiança e segurança, a receita RTF e um assistente pessoal de aprendizagem.',
      theme: 'orange',
      nav: [{ label: 'Blocos', anchor: 'blocos' }],
    },
    {
      path: '/mscopilot-course-v3',
      page: './src/pages/copilot-v3',
      title: 'Curso: Copilot para a CML',
      description:
        'Treze módulos para usar o Microsoft Copilot com confiança, espírito crítico e respeito pelos dados.',
      theme: 'green',
      nav: [{ label: 'Módulos do Curso', anchor: 'blocos' }],
    },
  ],
  // Bytes, brotli, of one route's own chunks: engine, lesson renderer and the lessons of that course.
  budget: { js: 75_000 },
});
