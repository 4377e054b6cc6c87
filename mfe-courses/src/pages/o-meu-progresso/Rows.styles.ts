import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** Grid of cards. */
export const Rows = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: token.space[4],
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
});

/** One card; its last child is at the bottom. */
export const Row = styled.li({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[3],
  padding: token.space[5],
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  overflowWrap: 'anywhere',
  '& > :last-child': { alignSelf: 'end' },
});

/** Secondary button that erases. */
export const eraseButton = css({
  '&, &:hover': { color: token.color.danger, borderColor: token.color.danger },
});

/** Buttons of a card or section. */
export const RowActions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });

/** Shown after an empty list. */
export const Empty = styled.div({
  display: 'none',
  gap: token.space[4],
  justifyItems: 'start',
  'ul:empty + &': { display: 'grid' },
});

/** Content of a section, one below the other. */
export const Stack = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  justifyItems: 'start',
  '& > p': { maxWidth: token.measure },
  '& > h3': { marginBlockStart: token.space[5] },
});

/** Heading with its cards. */
export const Group = styled.div({ display: 'grid', gap: token.space[4], marginBlockEnd: token.space[8] });

/** Panel that asks for a decision, or shows its result. */
export const Warning = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  justifyItems: 'start',
  maxWidth: token.measure,
  padding: token.space[5],
  background: token.color.warningSoft,
  border: `2px solid ${token.color.warning}`,
  borderRadius: token.radius.lg,
});
