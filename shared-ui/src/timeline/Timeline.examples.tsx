import { defineExamples } from '../examples.ts';
import { Timeline } from './Timeline.tsx';

export default defineExamples({
  component: 'Timeline',
  group: 'sections',
  description: 'Etapas por uma ordem que importa.',
  examples: {
    Percurso: () => (
      <Timeline
        level={4}
        steps={[
          { title: 'Fundamentos', text: 'O que é a IA e onde já a usa sem dar por isso.' },
          { title: 'Nível intermédio', text: 'Fazer bons pedidos e avaliar as respostas.' },
          { title: 'Projetos reais', text: 'Aplicar a IA a uma tarefa sua.' },
          { title: 'Especialização', text: 'Aprofundar o tema que mais lhe interessa.' },
        ]}
      />
    ),
  },
});
