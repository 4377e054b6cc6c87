import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';
import { ART_SELECTOR } from '../PrincipleArt.styles.ts';
import { fitLongestWord } from './fit-longest-word.ts';

/** One slide: the picture of a principle above its text, or beside it on a wide screen. */
export const Scene = styled.article({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: token.space[6],
  minHeight: '32rem',
  padding: token.space[6],
  borderRadius: token.radius.lg,
  background: token.color.accentSoft,
  [ART_SELECTOR]: { width: '8rem', height: '8rem', borderRadius: token.radius.md },
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)',
    alignItems: 'center',
    justifyItems: 'stretch',
    gap: token.space[12],
    padding: token.space[12],
    [ART_SELECTOR]: { width: '100%', height: 'auto' },
  },
  [media.print]: { minHeight: 0 },
});

export const TextBlock = styled.div({
  display: 'grid',
  gap: token.space[5],
  width: '100%',
  containerType: 'inline-size',
  '& h3': { fontSize: fitLongestWord(token.size.h2) },
  '& > p': { fontSize: token.size.lg },
});
