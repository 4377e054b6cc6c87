import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Row = styled.span({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space[1],
  fontSize: token.size.sm,
});

/** Five outlined stars; the `span` in front shows filled ones, as wide as the average. */
export const Stars = styled.span({
  position: 'relative',
  display: 'inline-flex',
  color: token.color.edge,
  '& > span': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    overflow: 'hidden',
    color: token.color.accent,
    '& svg': { fill: 'currentColor' },
  },
});
