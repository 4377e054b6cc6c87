import styled from '@emotion/styled';
import { media, token } from '../tokens/index.ts';

export const Figure = styled.div({ display: 'grid', gap: token.space[2], fontSize: token.size.sm });

export const Track = styled.div({
  height: '0.75rem',
  borderRadius: token.radius.pill,
  background: token.color.dangerSoft,
  border: `1px solid ${token.color.edge}`,
  overflow: 'hidden',
});

export const Share = styled.div({
  height: '100%',
  background: token.color.success,
  transformOrigin: 'left',
  [media.motion]: { transition: `transform ${token.motion.slow} ${token.motion.ease}` },
});

export const Legend = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: token.space[4],
  color: token.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
