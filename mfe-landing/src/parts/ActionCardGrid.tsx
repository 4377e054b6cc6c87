import styled from '@emotion/styled';
import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { Tag } from '@ia/shared-ui/tag';
import { media, token } from '@ia/shared-ui/tokens';
import type { ActionCard } from '../content/schema.ts';
import { CardTile } from './CardTile.tsx';
import { useResolveTarget } from './links/use-resolve-target.ts';
import { UpcomingItems } from './UpcomingItems.tsx';

/** Places a single card beside the upcoming items, from the md breakpoint. */
const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  [media.md]: { '&[data-beside="true"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

interface ActionCardGridProps {
  cards: readonly ActionCard[];
  /** Lists cards without a destination as «Em breve», after the others; otherwise they are cards without a link. */
  soon?: boolean;
  /** Label shown as a tag on every card. */
  tag?: string;
}

/** Cards with one message and at most one link each. */
export function ActionCardGrid({ cards, soon = false, tag }: ActionCardGridProps) {
  const resolveTarget = useResolveTarget();
  const entries = cards.map((card) => ({
    ...card,
    destination: card.link && resolveTarget(card.link.target),
  }));
  const upcoming = soon ? entries.filter(({ destination }) => !destination) : [];
  const shownCards = entries.filter((entry) => !upcoming.includes(entry));
  return (
    <Columns data-beside={shownCards.length === 1 && upcoming.length > 0}>
      {shownCards.length > 0 && (
        <Grid as="ul" min="13.5rem" max={shownCards.length < 3 ? (shownCards.length as 1 | 2) : 3}>
          {shownCards.map(({ id, seed, title, text, link, destination }) => {
            return (
              <li key={id}>
                <Card
                  title={title}
                  href={destination?.href ?? null}
                  newTab={destination?.newTab ?? false}
                  action={link?.label}
                  tags={tag && <Tag tone="accent">{tag}</Tag>}
                  media={<CardTile seed={seed} />}
                >
                  <p>{text}</p>
                </Card>
              </li>
            );
          })}
        </Grid>
      )}
      <UpcomingItems items={upcoming} />
    </Columns>
  );
}
