import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Form = styled.form({ display: 'grid', gap: token.space[3], justifyItems: 'start' });

export const TextBox = styled.textarea({
  width: '100%',
  minHeight: '8rem',
  padding: token.space[4],
  border: `2px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  font: 'inherit',
  lineHeight: 1.6,
  '&:disabled': { background: token.color.tint, color: token.color.inkSoft },
});

/** The visitor's reflection and the sample ones. */
export const Entries = styled.ul({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: token.space[4], borderRadius: token.radius.md, background: token.color.tint },
  '& p': { margin: 0, lineHeight: 1.6, overflowWrap: 'anywhere' },
});
