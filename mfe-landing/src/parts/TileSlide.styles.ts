import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Panel = styled.div({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: token.radius.lg,
  background: token.color.accentSoft,
  // The tallest slide decides, so that changing slides moves nothing below.
  minHeight: '26rem',
  alignContent: 'start',
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
    alignItems: 'stretch',
    minHeight: '24rem',
  },
});

export const Picture = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  alignContent: 'start',
  overflow: 'hidden',
  '& svg': { width: '100%', height: 'auto' },
  [media.md]: { gridTemplateColumns: 'repeat(3, 1fr)', gridRow: 1, minHeight: '100%', height: 0 },
});

export const Text = styled.div({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: token.space[4],
  padding: token.space[6],
  '& h3': { fontSize: token.size.h2 },
  '& p': { fontSize: token.size.lg, lineHeight: 1.5 },
  [media.lg]: { padding: token.space[12] },
});
