import { defineExamples } from '../examples.ts';
import { MissionMap } from './MissionMap.tsx';

export default defineExamples({
  component: 'MissionMap',
  group: 'gamification',
  description: 'O caminho de um curso, paragem a paragem, com a parte já percorrida.',
  examples: {
    'A meio': () => <MissionMap percent={50} stops={9} />,
    'Por começar': () => <MissionMap percent={0} stops={5} valueText="Bloco 1 de 5" />,
    Concluído: () => <MissionMap percent={100} stops={13} />,
  },
});
