import styled from '@emotion/styled';
import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { CategoryTag } from '@ia/shared-ui/tag';
import { token } from '@ia/shared-ui/tokens';
import { deepResources } from '../content/learn.ts';
import { linkWords } from '../content/links.ts';
import type { ResourceCard } from '../content/schema.ts';
import { useTarget } from './links/use-target.ts';
import { OnTheirWay } from './OnTheirWay.tsx';
import { TileStrip } from './TileStrip.tsx';

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

/** Learning resources. One that is not open yet says «Em breve», has no dead control, and stands behind the others. */
export function ResourceGrid({ cards, columns = 3 }: ResourceGridProps) {
  const targetOf = useTarget();
  const places = cards.map((card) => ({
    card,
    destination: card.disabled || !card.link ? null : targetOf(card.link.target),
  }));
  // With its topics even one that is on its way has something to read.
  const isCard = ({ card, destination }: (typeof places)[number]) => destination || card.topics;
  const waiting = places.filter((place) => !isCard(place)).map(({ card }) => card);
  return (
    <>
      {waiting.length < cards.length && (
        <Grid as="ul" max={columns}>
          {places.filter(isCard).map(({ card, destination }) => {
            return (
              <li key={card.id}>
                <Card
                  title={card.title}
                  href={destination?.href ?? null}
                  newTab={destination?.newTab ?? false}
                  action={card.link?.label}
                  soon={!destination}
                  soonLabel={linkWords.comingSoon}
                  tags={<CategoryTag category={card.tone} label={card.level} />}
                  media={<TileStrip seed={card.seed} />}
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
      <OnTheirWay items={waiting.map((card) => ({ ...card, text: card.description }))} />
    </>
  );
}
