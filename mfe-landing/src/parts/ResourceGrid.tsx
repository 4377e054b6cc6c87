import styled from '@emotion/styled';
import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { CategoryTag } from '@ia/shared-ui/tag';
import { media, token } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import { deepResources } from '../content/learn.ts';
import { linkWords } from '../content/links.ts';
import type { ResourceCard } from '../content/schema.ts';
import { useTarget } from './links/use-target.ts';

import { TileStrip } from './TileStrip.tsx';

const Topics = styled.ul({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[5],
  '& li::marker': { color: token.color.accent },
});

const Last = styled.li({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: token.space[3],
  padding: token.space[6],
  [media.print]: { display: 'none' },
});

interface ResourceGridProps {
  cards: readonly ResourceCard[];
  columns?: 2 | 3;
  /** What stands in the last place of the grid. */
  children?: ReactNode;
}

/** Learning resources. One that is not open yet says «Em breve» and has no dead control. */
export function ResourceGrid({ cards, columns = 3, children }: ResourceGridProps) {
  const targetOf = useTarget();
  return (
    <Grid as="ul" max={columns}>
      {cards.map((card) => {
        const destination = card.disabled || !card.link ? null : targetOf(card.link.target);
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
      {children && <Last>{children}</Last>}
    </Grid>
  );
}
