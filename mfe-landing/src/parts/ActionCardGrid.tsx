import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { Tag } from '@ia/shared-ui/tag';
import { linkWords } from '../content/links.ts';
import type { ActionCard } from '../content/schema.ts';
import { useTarget } from './links/use-target.ts';

import { TileStrip } from './TileStrip.tsx';

interface ActionCardGridProps {
  cards: readonly ActionCard[];
  /** Says «Em breve» on a card that leads nowhere yet. Otherwise such a card only tells something. */
  soon?: boolean;
  /** A short word on every card. */
  tag?: string;
}

/** Cards that each tell one thing and lead to at most one place. */
export function ActionCardGrid({ cards, soon = false, tag }: ActionCardGridProps) {
  const targetOf = useTarget();
  return (
    <Grid as="ul" min="13.5rem">
      {cards.map(({ id, seed, title, text, link }) => {
        const destination = link && targetOf(link.target);
        return (
          <li key={id}>
            <Card
              title={title}
              href={destination?.href ?? null}
              newTab={destination?.newTab ?? false}
              action={link?.label}
              soon={soon && !destination}
              soonLabel={linkWords.comingSoon}
              tags={tag && <Tag tone="accent">{tag}</Tag>}
              media={<TileStrip seed={seed} />}
            >
              <p>{text}</p>
            </Card>
          </li>
        );
      })}
    </Grid>
  );
}
