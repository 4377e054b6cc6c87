import { defineExamples } from '../examples.ts';
import { token } from '../tokens/index.ts';
import { FloatingEmojis } from './FloatingEmojis.tsx';

const emojis = ['🎨', '✍️', '💡', '🚀', '📚', '🤝', '🌍', '✨'];

export default defineExamples({
  component: 'FloatingEmojis',
  group: 'hooks-effects',
  frame: ['edge'],
  description:
    'Quinze emojis que sobem por trás de um título. Como não param sozinhos, há um botão para os parar; com movimento reduzido ficam sete, parados e inteiros.',
  examples: {
    'Atrás de um título': () => (
      <div
        css={{
          position: 'relative',
          display: 'grid',
          placeContent: 'center',
          minHeight: '18rem',
          borderRadius: token.radius.lg,
          background: token.color.tint,
        }}
      >
        <FloatingEmojis emojis={emojis} />
        <p
          css={{
            position: 'relative',
            fontFamily: token.font.display,
            fontSize: token.size.h2,
            fontWeight: 650,
          }}
        >
          Máquina de ideias
        </p>
      </div>
    ),
  },
});
