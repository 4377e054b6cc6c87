import { defineExamples } from '../examples.ts';
import { SecondaryFooter } from './SecondaryFooter.tsx';

export default defineExamples({
  component: 'SecondaryFooter',
  group: 'sections',
  frame: ['edge'],
  description: 'Pé de uma página secundária, com o caminho de volta.',
  examples: { Normal: () => <SecondaryFooter /> },
});
