import { Button } from '../button/index.ts';
import { defineExamples } from '../examples.ts';
import { celebrate } from './celebrate.ts';

export default defineExamples({
  component: 'celebrate',
  group: 'hooks-effects',
  frame: ['screen'],
  description:
    'Confetes sobre a página, para uma conquista. A biblioteca só é carregada na primeira vez; com movimento reduzido, nada cai.',
  examples: {
    'Uma resposta gerada (50)': () => (
      <Button onClick={() => celebrate({ particleCount: 50 })}>Celebrar</Button>
    ),
    'Fim do curso (250)': () => (
      <Button variant="secondary" onClick={() => celebrate({ particleCount: 250, spread: 100 })}>
        Celebrar em grande
      </Button>
    ),
  },
});
