import { defineExamples } from '../examples.ts';
import { Avatar } from './Avatar.tsx';

export default defineExamples({
  component: 'Avatar',
  group: 'assets',
  description: 'Uma pessoa desenhada, nunca uma fotografia. O mesmo nome dá sempre o mesmo desenho.',
  examples: {
    Pessoas: () => (
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        {['Exemplo A', 'Exemplo B', 'Exemplo C', 'Exemplo D', 'Exemplo E', 'Exemplo F'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </div>
    ),
    Tamanhos: () => (
      <div css={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
        <Avatar name="Exemplo G" size={40} />
        <Avatar name="Exemplo G" size={72} />
        <Avatar name="Exemplo G" size={120} />
      </div>
    ),
  },
});
