import { defineExamples } from '../examples.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default defineExamples({
  component: 'VisuallyHidden',
  group: 'design-system',
  description: 'Texto que se ouve mas não se vê, para dar contexto a quem usa um leitor de ecrã.',
  examples: {
    'Dentro de uma frase': () => (
      <p>
        83 votos<VisuallyHidden> no princípio da Literacia</VisuallyHidden>
      </p>
    ),
  },
});
