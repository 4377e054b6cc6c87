import { defineExamples } from '../examples.ts';
import { TextArea } from './TextArea.tsx';

export default defineExamples({
  component: 'TextArea',
  group: 'core-ui',
  description: 'Várias linhas de texto. Com limite, diz quantos caracteres faltam.',
  examples: {
    'Com contador': () => (
      <TextArea label="A sua sugestão" hint="Uma ideia de cada vez." limit={1000} defaultValue="Sugiro que" />
    ),
    'Texto a mais': () => (
      <TextArea label="A sua sugestão" limit={10} defaultValue="Mais do que dez letras" />
    ),
    'Com erro': () => <TextArea label="A sua sugestão" error="Escreva a sua sugestão antes de a submeter." />,
  },
});
