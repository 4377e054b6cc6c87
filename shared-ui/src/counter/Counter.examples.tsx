import { defineExamples } from '../examples.ts';
import { token } from '../tokens/index.ts';
import { Counter } from './Counter.tsx';

const large = { fontFamily: token.font.display, fontSize: token.size.h1, fontWeight: 650 };

export default defineExamples({
  component: 'Counter',
  group: 'hooks-effects',
  description: 'Um número que conta de 0 até ao seu valor em 2 segundos, quando metade dele está visível.',
  examples: {
    'Com sinal de mais': () => (
      <p css={large}>
        <Counter value={1200} plus />
      </p>
    ),
    'Com percentagem': () => (
      <p css={large}>
        <Counter value={95} suffix=" %" />
      </p>
    ),
  },
});
