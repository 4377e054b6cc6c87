import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Frame = styled.figure({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: token.space[3],
  margin: 0,
  padding: token.space[5],
  borderRadius: token.radius.md,
  background: token.color.tint,
  breakInside: 'avoid',
  '& figcaption': {
    maxWidth: token.measure,
    color: token.color.inkSoft,
    fontSize: token.size.sm,
    lineHeight: 1.5,
    textAlign: 'center',
  },
});

export const Badge = styled.div({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[3],
  maxWidth: '100%',
  padding: `${token.space[3]} ${token.space[5]}`,
  border: `2px solid ${token.color.success}`,
  borderRadius: token.radius.pill,
  background: token.color.successSoft,
  color: token.color.success,
  fontSize: token.size.lg,
  fontWeight: 800,
});

/** Bar chart of the likely next words of a sentence. */
export const WordChart = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(4rem, 14rem)',
  alignItems: 'center',
  gap: `${token.space[2]} ${token.space[3]}`,
  '& p': { gridColumn: '1 / -1', margin: 0, fontSize: token.size.lg, fontWeight: 650 },
});

export const Bar = styled.span({
  height: '1rem',
  borderRadius: token.radius.pill,
  background: token.color.accent,
});
