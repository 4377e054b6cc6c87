import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';
import { ART_SELECTOR } from '../PrincipleArt.styles.ts';
import { fitLongestWord } from './fit-longest-word.ts';

export const Path = styled.ol({
  position: 'relative',
  display: 'grid',
  gap: token.space[8],
  listStyle: 'none',
  padding: 0,
  // Vertical line that connects the stops.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '2rem',
    insetInlineStart: 'calc(2rem - 2px)',
    width: 4,
    borderRadius: token.radius.pill,
    background: token.color.accentDeco,
  },
  [media.lg]: { '&::before': { insetInlineStart: 'calc(50% - 2px)' } },
});

export const Stop = styled.li({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: token.space[4],
  breakInside: 'avoid',
  [ART_SELECTOR]: { width: '4rem', height: '4rem', borderRadius: token.radius.pill },
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) 5rem minmax(0, 1fr)',
    gap: token.space[8],
    [ART_SELECTOR]: { width: '5rem', height: '5rem', gridColumn: 2, gridRow: 1 },
    '& > article': { gridRow: 1 },
    '&:nth-of-type(odd) > article': { gridColumn: 1 },
    '&:nth-of-type(even) > article': { gridColumn: 3 },
  },
});

export const TextBlock = styled.article({
  display: 'grid',
  gap: token.space[3],
  padding: token.space[5],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  containerType: 'inline-size',
  '& h3': { fontSize: fitLongestWord(token.size.h3) },
  [media.lg]: { padding: token.space[6] },
});
