import { defineExamples } from '../examples.ts';
import { VoteBar } from './VoteBar.tsx';

export default defineExamples({
  component: 'VoteBar',
  group: 'gamification',
  description:
    'Como está uma votação: a parte a favor, em cor e por palavras. Sem votos, fica vazia: ainda não há resultado.',
  examples: {
    'Com votos': () => <VoteBar up={18} down={4} />,
    'Sem votos': () => <VoteBar up={0} down={0} />,
  },
});
