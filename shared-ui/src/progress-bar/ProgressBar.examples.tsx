import { defineExamples } from '../examples.ts';
import { ProgressBar } from './ProgressBar.tsx';

export default defineExamples({
  component: 'ProgressBar',
  group: 'gamification',
  description: 'O caminho feito até um objetivo. O valor aparece sempre também por palavras.',
  examples: {
    'A meio do caminho': () => <ProgressBar label="Pontos" value={6} max={15} />,
    'Objetivo atingido': () => <ProgressBar label="Pontos" value={15} max={15} />,
  },
});
