import { defineExamples } from '../examples.ts';
import { Grid } from '../grid/Grid.tsx';
import { Users } from '../icon/icons.ts';
import { StatTile } from './StatTile.tsx';

export default defineExamples({
  component: 'StatTile',
  group: 'sections',
  description: 'Um número grande, o que ele conta e de onde vem.',
  examples: {
    'Três números': () => (
      <Grid min="13rem">
        <StatTile value="7" label="sugestões aprovadas" />
        <StatTile value="6" label="princípios em votação" />
        <StatTile value="83" label="votos no total" icon={Users} source="Contagem de demonstração" />
      </Grid>
    ),
  },
});
