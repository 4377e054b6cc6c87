import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const List = styled.ul({
  display: 'grid',
  gap: token.space[3],
  maxWidth: token.measure,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const Choice = styled.button({
  width: '100%',
  minHeight: 56,
  padding: `${token.space[3]} ${token.space[5]}`,
  border: `2px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  font: 'inherit',
  lineHeight: 1.5,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: token.color.accent, background: token.color.accentSoft },
});

export const Outcome = styled.div({
  display: 'grid',
  gap: token.space[2],
  maxWidth: token.measure,
  padding: token.space[5],
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  '& p': { margin: 0, maxWidth: token.measure, lineHeight: 1.6 },
});
