import { defineExamples } from '../examples.ts';
import { PageHeader } from './page-header.tsx';

export default defineExamples({
  component: 'PageHeader',
  group: 'sections',
  frame: ['edge', 'screen'],
  description: 'Cabeça de uma página secundária: caminho de volta, nome e ligações às partes.',
  examples: {
    'Curso com módulos': () => (
      <PageHeader
        sticky={false}
        title="Curso: Copilot para a CML"
        navLabel="Partes do curso"
        links={[
          { label: 'Introdução', href: '#design-system', current: true },
          { label: 'Módulos do Curso', href: '#sections' },
        ]}
      />
    ),
  },
});
