import { defineExamples } from '../examples.ts';
import { MissingTile } from './MissingTile.tsx';

export default defineExamples({
  component: 'MissingTile',
  group: 'assets',
  description: 'Uma pequena parede em que falta vidrar um azulejo: o que se procurava não está aqui.',
  examples: {
    'Um lugar por vidrar': () => <MissingTile />,
  },
});
