import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Answers = styled.div({
  display: 'grid',
  gap: token.space[3],
  justifyItems: 'start',
  marginBlockStart: token.space[10],
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  [media.print]: { display: 'none' },
});

export const Line = styled.li({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${token.space[3]}`,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});
