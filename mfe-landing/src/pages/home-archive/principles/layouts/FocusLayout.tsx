import styled from '@emotion/styled';
import { Heading } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { PrincipleActions } from '../PrincipleActions.tsx';
import { ART_SELECTOR } from '../PrincipleArt.styles.ts';
import { PrincipleArt } from '../PrincipleArt.tsx';
import type { PrincipleView } from '../use-agreement.ts';
import { fitLongestWord } from './fit-longest-word.ts';

const List = styled.ol({
  display: 'grid',
  gap: token.space[10],
  listStyle: 'none',
  padding: 0,
});

const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: token.space[5],
  breakInside: 'avoid',
  [ART_SELECTOR]: { width: '100%', maxWidth: '11rem', height: 'auto', borderRadius: token.radius.md },
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
    gap: token.space[12],
    [ART_SELECTOR]: { maxWidth: '20rem' },
    '&:nth-of-type(even)': {
      gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
      [ART_SELECTOR]: { order: 2, justifySelf: 'end' },
    },
  },
});

const TextBlock = styled.div({
  display: 'grid',
  gap: token.space[4],
  justifyItems: 'start',
  containerType: 'inline-size',
  '& h3': { fontSize: fitLongestWord(token.size.h2Quiet) },
});

/** V1 «Foco e Clareza»: one principle per row, with image and text on alternating sides. */
export function FocusLayout({ principles }: { principles: readonly PrincipleView[] }) {
  return (
    <List role="list">
      {principles.map((principle) => (
        <Row key={principle.id}>
          <PrincipleArt principle={principle} />
          <TextBlock>
            <Heading level={3} size="h2">
              {principle.title}
            </Heading>
            <p>{principle.description}</p>
            <PrincipleActions principle={principle} />
          </TextBlock>
        </Row>
      ))}
    </List>
  );
}
