import { defineExamples } from '../examples.ts';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export default defineExamples({
  component: 'ErrorSummary',
  group: 'core-ui',
  description:
    'No topo de um formulário longo: o que falta corrigir, com ligação a cada campo. Segue o padrão GOV.UK. Para um curto, use Form.',
  examples: {
    'Um campo por corrigir': () => (
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' }}>
        <ErrorSummary
          takeFocus={false}
          level={3}
          problems={[{ field: 'exemplo-email', message: 'Escreva o seu correio eletrónico.' }]}
        />
        <TextField
          id="exemplo-email"
          label="Correio eletrónico"
          type="email"
          error="Escreva o seu correio eletrónico."
        />
      </div>
    ),
  },
});
