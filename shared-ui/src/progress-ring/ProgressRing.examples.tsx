import { defineExamples } from '../examples.ts';
import { ProgressRing } from './ProgressRing.tsx';

export default defineExamples({
  component: 'ProgressRing',
  group: 'gamification',
  description:
    'Pontos em relação a um objetivo, num anel com o número ao centro. Enche aos 100 % e não passa daí.',
  examples: {
    'Em curso': () => <ProgressRing label="Pontos do curso" points={75} goal={150} />,
    'Objetivo atingido': () => <ProgressRing label="Pontos do curso" points={200} goal={200} />,
    Pequeno: () => <ProgressRing label="Pontos do curso" points={30} goal={120} size={88} />,
  },
});
