import { useState } from 'react';
import { Azulejo } from '../azulejo/index.ts';
import { defineExamples } from '../examples.ts';
import { RadioGroup } from './RadioGroup.tsx';

export default defineExamples({
  component: 'RadioGroup',
  group: 'core-ui',
  description: 'Uma resposta entre poucas. Com muitas opções, use outra forma de procurar.',
  examples: {
    Normal: () => {
      const [signing, setSigning] = useState<string | null>('anonimo');
      return (
        <RadioGroup
          label="Como quer assinar?"
          hint="O nome aparece junto da sugestão, se for aprovada."
          value={signing}
          onValueChange={setSigning}
          options={[
            { value: 'anonimo', label: 'Anónimo', hint: 'Não guardamos nenhum nome.' },
            { value: 'nome', label: 'Com o meu nome' },
          ]}
        />
      );
    },
    'Respostas curtas, lado a lado': () => {
      const [size, setSize] = useState<string | null>('100');
      return (
        <RadioGroup
          inline
          label="Tamanho do texto"
          value={size}
          onValueChange={setSize}
          options={[
            { value: '100', label: '100 %' },
            { value: '125', label: '125 %' },
            { value: '150', label: '150 %' },
          ]}
        />
      );
    },
    'Com figuras': () => {
      const [principle, setPrinciple] = useState<string | null>('literacia');
      return (
        <RadioGroup
          tiles
          label="É sobre que princípio?"
          value={principle}
          onValueChange={setPrinciple}
          options={[
            { value: 'literacia', label: 'Literacia', picture: <Azulejo motif="book" size={64} /> },
            { value: 'bem-comum', label: 'Bem Comum', picture: <Azulejo motif="table" size={64} /> },
            { value: 'outro', label: 'Outro', picture: <Azulejo seed="outro" unglazed size={64} /> },
          ]}
        />
      );
    },
    'Com erro': () => {
      const [answer, setAnswer] = useState<string | null>(null);
      return (
        <RadioGroup
          label="Tem 18 anos ou mais?"
          error="Escolha uma resposta para continuar."
          value={answer}
          onValueChange={setAnswer}
          options={[
            { value: 'sim', label: 'Sim' },
            { value: 'nao', label: 'Não' },
          ]}
        />
      );
    },
  },
});
