import styled from '@emotion/styled';
import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { Tag } from '@ia/shared-ui/tag';
import { media, token } from '@ia/shared-ui/tokens';
import type { ActionCard } from '../content/schema.ts';
import { useTarget } from './links/use-target.ts';
import { OnTheirWay } from './OnTheirWay.tsx';
import { TileStrip } from './TileStrip.tsx';

/** One card alone stands beside what is on its way. */
const Beside = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  [media.md]: { '&[data-beside="true"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

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
  const places = cards.map((card) => ({ ...card, destination: card.link && targetOf(card.link.target) }));
  const waiting = soon ? places.filter(({ destination }) => !destination) : [];
  const shown = places.filter((place) => !waiting.includes(place));
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
      <OnTheirWay items={waiting} />
    </Beside>
  );
}
