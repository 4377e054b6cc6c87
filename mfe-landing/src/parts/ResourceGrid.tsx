import styled from '@emotion/styled';
import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { CategoryTag } from '@ia/shared-ui/tag';
import { token } from '@ia/shared-ui/tokens';
import { deepResources } from '../content/learn.ts';
import { linkText } from '../content/links.ts';
import type { ResourceCard } from '../content/schema.ts';
import { CardTile } from './CardTile.tsx';
import { useResolveTarget } from './links/use-resolve-target.ts';
import { UpcomingItems } from './UpcomingItems.tsx';

const Topics = styled.ul({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[5],
  '& li::marker': { color: token.color.accent },
});

interface ResourceGridProps {
  cards: readonly ResourceCard[];
  columns?: 2 | 3;
}

/** Learning resources. An unavailable one shows «Em breve» without a control, after the others. */
export function ResourceGrid({ cards, columns = 3 }: ResourceGridProps) {
  const resolveTarget = useResolveTarget();
  const entries = cards.map((card) => ({
    card,
    destination: card.disabled || !card.link ? null : resolveTarget(card.link.target),
  }));
  // An unavailable resource with topics is still a card, because it has text to read.
  const isCard = ({ card, destination }: (typeof entries)[number]) => destination || card.topics;
  const upcoming = entries.filter((entry) => !isCard(entry)).map(({ card }) => card);
  return (
    <>
      {upcoming.length < cards.length && (
        <Grid as="ul" max={columns}>
          {entries.filter(isCard).map(({ card, destination }) => {
            return (
              <li key={card.id}>
                <Card
                  title={card.title}
                  href={destination?.href ?? null}
                  newTab={destination?.newTab ?? false}
                  action={card.link?.label}
                  soon={!destination}
                  soonLabel={linkText.comingSoon}
                  tags={<CategoryTag category={card.tone} label={card.level} />}
                  media={<CardTile seed={card.seed} />}
                >
                  <p>{card.description}</p>
                  {card.topics && (
                    <Topics aria-label={`${deepResources.topicsLabel}: ${card.title}`}>
                      {card.topics.map((topic) => (
                        <li key={topic}>{topic}</li>
                      ))}
                    </Topics>
                  )}
                </Card>
              </li>
            );
          })}
        </Grid>
      )}
      <UpcomingItems items={upcoming.map((card) => ({ ...card, text: card.description }))} />
    </>
  );
}
