import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  '&[data-sidebar="false"]': { maxWidth: '54rem' },
  [media.lg]: {
    '&[data-sidebar="true"]': { gridTemplateColumns: '18rem minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const Stack = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  '& > section, & article': { scrollMarginTop: `calc(${token.headerHeight} + 1rem)` },
});
