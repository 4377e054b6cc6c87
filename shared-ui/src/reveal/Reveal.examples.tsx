import { defineExamples } from '../examples.ts';
import { token } from '../tokens/index.ts';
import { Reveal } from './Reveal.tsx';

export default defineExamples({
  component: 'Reveal',
  group: 'hooks-effects',
  description:
    'Faz entrar o conteúdo uma vez, quando 10 % dele está visível. Sem observador, ou com movimento reduzido, o conteúdo está lá desde o início.',
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
