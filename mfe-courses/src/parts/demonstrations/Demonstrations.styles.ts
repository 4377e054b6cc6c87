import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** Content of a demonstration, one below the other. */
export const Stage = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  paddingTop: token.space[2],
});

/** The item under discussion: a sentence, a fruit or a statement. */
export const CurrentItem = styled.p({
  padding: `${token.space[4]} ${token.space[5]}`,
  borderInlineStart: `6px solid ${token.color.accent}`,
  borderRadius: token.radius.sm,
  background: token.color.tint,
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

/** Buttons side by side. */
export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** Group of buttons with a question as its label. */
export const ChoiceGroup = styled.div({
  minWidth: 0,
  '& > [id]': { margin: 0, marginBottom: token.space[2], fontWeight: 650 },
});

/** Result or explanation. */
export const Verdict = styled.div({
  display: 'grid',
  gap: token.space[2],
  padding: `${token.space[4]} ${token.space[5]}`,
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
});

/** List without bullets. */
export const PlainList = styled.ul({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { marginTop: 0 },
});
