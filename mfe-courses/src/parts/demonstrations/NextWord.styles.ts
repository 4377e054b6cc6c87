import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** A word with its share; the whole row is the button. */
export const Guess = styled.button({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${token.space[1]} ${token.space[3]}`,
  width: '100%',
  minHeight: 48,
  padding: `${token.space[2]} ${token.space[4]}`,
  border: `2px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: token.color.accent },
  '& strong, & em': { fontStyle: 'normal' },
});

/** Percentage and frequency of the word. */
export const Share = styled.span({ color: token.color.inkSoft, fontVariantNumeric: 'tabular-nums' });

/** Bar whose length is the share. */
export const Bar = styled.span({
  gridColumn: '1 / -1',
  height: '0.5rem',
  borderRadius: token.radius.pill,
  background: token.color.accent,
});
