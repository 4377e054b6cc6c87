import { defineExamples } from '../examples.ts';
import { CopyButton } from './CopyButton.tsx';

export default defineExamples({
  component: 'CopyButton',
  group: 'core-ui',
  description: 'Copia um texto. Se o navegador recusar, mostra o texto selecionado para copiar à mão.',
  examples: {
    Normal: () => <CopyButton text="Escreve um convite para a festa do bairro." />,
    Discreto: () => <CopyButton text="Resume este texto em três frases." variant="quiet" size="sm" />,
  },
});
