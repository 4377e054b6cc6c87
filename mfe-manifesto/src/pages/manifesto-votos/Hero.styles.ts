import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Band = styled.header({
  background: token.color.tint,
  borderBlockEnd: `1px solid ${token.color.line}`,
  marginBlockEnd: token.space[8],
});

export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  paddingBlock: `clamp(${token.space[8]}, 5vw, ${token.space[16]})`,
  '& > :last-child': { [media.print]: { display: 'none' } },
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr)',
    columnGap: token.space[12],
    alignItems: 'center',
  },
});

export const TextBlock = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
