import { defineExamples } from '../examples.ts';
import { DataIcon } from './DataIcon.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

export default defineExamples({
  component: 'Icon',
  related: ['DataIcon'],
  group: 'assets',
  description:
    'Um ícone de linha, na cor do texto à volta. Junto de palavras é decoração; sozinho precisa de nome.',
  examples: {
    'Junto de palavras': () => (
      <p>
        <Icon icon={icons.Clock} /> Cinco minutos
      </p>
    ),
    Sozinho: () => <Icon icon={icons.ShieldCheck} size="2.5rem" label="Protegido" />,
    'Pelo nome que vem nos dados': () => (
      <p>
        <DataIcon name="book-open" size="2rem" /> <DataIcon name="Lightbulb" size="2rem" />{' '}
        <DataIcon name="um-nome-que-ainda-nao-existe" size="2rem" />
      </p>
    ),
    Todos: () => (
      <div
        css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1rem' }}
      >
        {Object.entries(icons).map(([name, icon]) => (
          <div key={name} css={{ display: 'grid', justifyItems: 'center', gap: '0.5rem', fontSize: '1rem' }}>
            <Icon icon={icon} size="1.75rem" />
            <span>{name}</span>
          </div>
        ))}
      </div>
    ),
  },
});
