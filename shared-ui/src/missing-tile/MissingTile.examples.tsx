import { defineExamples } from '../examples.ts';
import { MissingTile } from './MissingTile.tsx';

export default defineExamples({
  component: 'MissingTile',
  group: 'assets',
  description: 'Uma pequena parede a que falta um azulejo: o que se procurava não está aqui.',
  examples: {
    'Um lugar por vidrar': () => <MissingTile />,
  },
});
