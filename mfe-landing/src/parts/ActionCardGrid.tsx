import styled from '@emotion/styled';
import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { Tag } from '@ia/shared-ui/tag';
import { media, token } from '@ia/shared-ui/tokens';
import type { ActionCard } from '../content/schema.ts';
import { useTarget } from './links/use-target.ts';
import { TileStrip } from './TileStrip.tsx';
import { UpcomingItems } from './UpcomingItems.tsx';

/** A single card is placed beside the upcoming items. */
const Beside = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  [media.md]: { '&[data-beside="true"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

interface ActionCardGridProps {
  cards: readonly ActionCard[];
  /** Shows «Em breve» on a card without a destination; otherwise such a card is plain text. */
  soon?: boolean;
  /** Short label on every card. */
  tag?: string;
}

/** Cards with one message and at most one link each. */
export function ActionCardGrid({ cards, soon = false, tag }: ActionCardGridProps) {
  const targetOf = useTarget();
  const entries = cards.map((card) => ({ ...card, destination: card.link && targetOf(card.link.target) }));
  const waiting = soon ? entries.filter(({ destination }) => !destination) : [];
  const shown = entries.filter((entry) => !waiting.includes(entry));
  return (
    <Beside data-beside={shown.length === 1 && waiting.length > 0}>
      {shown.length > 0 && (
        <Grid as="ul" min="13.5rem" max={shown.length === 1 ? 1 : 3}>
          {shown.map(({ id, seed, title, text, link, destination }) => {
            return (
              <li key={id}>
                <Card
                  title={title}
                  href={destination?.href ?? null}
                  newTab={destination?.newTab ?? false}
                  action={link?.label}
                  tags={tag && <Tag tone="accent">{tag}</Tag>}
                  media={<TileStrip seed={seed} />}
                >
                  <p>{text}</p>
                </Card>
              </li>
            );
          })}
        </Grid>
      )}
      <UpcomingItems items={waiting} />
    </Beside>
  );
}
