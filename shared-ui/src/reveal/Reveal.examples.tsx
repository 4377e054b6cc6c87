import { defineExamples } from '../examples.ts';
import { token } from '../tokens/index.ts';
import { Reveal } from './Reveal.tsx';

export default defineExamples({
  component: 'Reveal',
  group: 'hooks-effects',
  description:
    'Move o conteúdo para o seu lugar uma vez, pouco antes de chegar ao ecrã. O conteúdo vê-se sempre; com movimento reduzido, não se move.',
  examples: {
    'Ao chegar ao ecrã': () => (
      <Reveal>
        <p
          css={{ padding: token.space[6], background: token.color.accentSoft, borderRadius: token.radius.md }}
        >
          Este bloco entrou quando chegou até ele.
        </p>
      </Reveal>
    ),
  },
});
