import { defineExamples } from '../examples.ts';
import { input } from './Field.styles.ts';
import { Field } from './Field.tsx';

export default defineExamples({
  component: 'Field',
  group: 'core-ui',
  description: 'Etiqueta, ajuda e erro junto de um campo. Já vem dentro de TextField, TextArea e RadioGroup.',
  examples: {
    'Com ajuda': () => (
      <Field label="Código da sugestão" hint="Está no recibo que viu quando enviou a sugestão.">
        {(control) => <input {...control} css={input} />}
      </Field>
    ),
    'Com erro': () => (
      <Field label="Código da sugestão" error="Não encontrámos este código. Confirme se o copiou todo.">
        {(control) => <input {...control} css={input} defaultValue="IA-2" />}
      </Field>
    ),
  },
});
