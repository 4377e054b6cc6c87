import { Card } from '../card/Card.tsx';
import { defineExamples } from '../examples.ts';
import { Grid } from './Grid.tsx';

export default defineExamples({
  component: 'Grid',
  group: 'design-system',
  description: 'Colunas iguais: tantas quantas couberem, e uma só num ecrã de 320 px.',
  examples: {
    'Três colunas': () => (
      <Grid as="ul">
        {['Ler', 'Votar', 'Sugerir'].map((title) => (
          <li key={title}>
            <Card title={title}>Uma das formas de participar.</Card>
          </li>
        ))}
      </Grid>
    ),
    'Duas colunas': () => (
      <Grid max={2} gap="lg">
        <p>Primeira coluna de texto.</p>
        <p>Segunda coluna de texto.</p>
      </Grid>
    ),
  },
});
