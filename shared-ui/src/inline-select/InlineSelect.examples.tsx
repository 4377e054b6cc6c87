import { useState } from 'react';
import { defineExamples } from '../examples.ts';
import { InlineSelect } from './InlineSelect.tsx';

export default defineExamples({
  component: 'InlineSelect',
  group: 'core-ui',
  frame: ['screen'],
  description: 'Uma escolha dentro de uma frase, como na Fábrica de Prompts.',
  examples: {
    'Dentro de uma frase': () => {
      const [tone, setTone] = useState<string | null>('formal');
      return (
        <p css={{ lineHeight: 2.4 }}>
          Escreve uma mensagem
          <InlineSelect
            label="tom da mensagem"
            options={['formal', 'amigável', 'divertido']}
            value={tone}
            onValueChange={setTone}
          />
          para a minha equipa.
        </p>
      );
    },
    'Ainda sem escolha': () => {
      const [theme, setTheme] = useState<string | null>(null);
      return (
        <p css={{ lineHeight: 2.4 }}>
          Quero ideias sobre
          <InlineSelect
            label="tema"
            placeholder="escolha um tema"
            options={[
              { value: 'jardim', label: 'jardins do bairro' },
              { value: 'leitura', label: 'clubes de leitura' },
            ]}
            value={theme}
            onValueChange={setTheme}
          />
          .
        </p>
      );
    },
    Indisponível: () => (
      <InlineSelect
        label="tom da mensagem"
        options={['formal']}
        value="formal"
        onValueChange={() => {}}
        disabled
      />
    ),
  },
});
