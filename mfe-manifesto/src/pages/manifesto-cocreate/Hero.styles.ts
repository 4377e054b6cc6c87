import styled from '@emotion/styled';
import { Container } from '@ia/shared-ui/container';
import { media, token } from '@ia/shared-ui/tokens';

export const Band = styled.div({
  paddingBlock: token.space[12],
  [media.md]: { paddingBlock: token.space[20] },
  '@media print': { paddingBlock: token.space[3] },
});

export const Columns = styled(Container)({
  display: 'grid',
  '@media print': { '&&': { display: 'block' } },
  gap: token.space[10],
  alignItems: 'center',
});

export const TextBlock = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  justifyItems: 'start',
  maxWidth: '44rem',
});

export const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  marginBlockStart: token.space[3],
});
