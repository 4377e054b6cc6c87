import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Person = styled.article({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: token.space[2],
  height: '100%',
  padding: token.space[6],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  breakInside: 'avoid',
  '& > p': { color: token.color.inkSoft },
});

export const Social = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[5],
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});
