import { defineExamples } from '../examples.ts';
import { Spinner } from './Spinner.tsx';

export default defineExamples({
  component: 'Spinner',
  group: 'core-ui',
  description: 'Diz que algo está a ser carregado. Se souber a forma do que vem, use Skeleton.',
  examples: {
    Normal: () => <Spinner />,
    'Com palavras próprias': () => <Spinner label="A procurar notícias…" />,
  },
});
