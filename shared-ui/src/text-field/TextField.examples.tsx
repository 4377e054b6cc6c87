import { defineExamples } from '../examples.ts';
import { TextField } from './TextField.tsx';

export default defineExamples({
  component: 'TextField',
  group: 'core-ui',
  description: 'Uma linha de texto. Para várias linhas, use TextArea.',
  examples: {
    Normal: () => (
      <TextField label="O seu nome" hint="Aparece junto da sua sugestão." optional autoComplete="name" />
    ),
    'Com erro': () => (
      <TextField
        label="Correio eletrónico"
        type="email"
        error="Escreva um endereço completo, como nome@exemplo.pt."
        defaultValue="nome"
      />
    ),
    Indisponível: () => <TextField label="O seu nome" disabled defaultValue="Anónimo" />,
  },
});
