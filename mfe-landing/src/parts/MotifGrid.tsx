import { principleTheme } from '@ia/shared-services/principle-theme';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Grid } from '@ia/shared-ui/grid';
import type { MotifCard } from '../content/schema.ts';
import { Card } from './MotifGrid.styles.ts';

/** Cards with an azulejo motif each. */
export function MotifGrid({ cards }: { cards: readonly MotifCard[] }) {
  return (
    <Grid as="ul">
      {cards.map((card) => (
        <li key={card.id}>
          <Card data-theme={principleTheme(card.id)}>
            <Azulejo motif={card.motif} />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
