import { Counter } from '@ia/shared-ui/counter';
import { Grid } from '@ia/shared-ui/grid';
import { StatTile } from '@ia/shared-ui/stat-tile';
import type { Counter as CounterContent } from '../../../content/schema.ts';

/** Sample figures that count up when half of them is in view. */
export function Counters({ counters }: { counters: readonly CounterContent[] }) {
  return (
    // Four figures share one row; any other number wraps after three.
    <Grid as="ul" min="12rem" max={counters.length === 4 ? 4 : 3}>
      {counters.map(({ value, label }) => (
        <li key={label}>
          <StatTile value={<Counter value={value} plus />} label={label} />
        </li>
      ))}
    </Grid>
  );
}
