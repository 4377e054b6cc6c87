import { defineExamples } from '../examples.ts';
import { Skeleton } from './Skeleton.tsx';

export default defineExamples({
  component: 'Skeleton',
  group: 'core-ui',
  description: 'Guarda o lugar de um conteúdo cuja forma já se conhece.',
  examples: {
    'Linhas de texto': () => <Skeleton />,
    Bloco: () => <Skeleton height="8rem" label="A carregar o gráfico…" />,
  },
});
