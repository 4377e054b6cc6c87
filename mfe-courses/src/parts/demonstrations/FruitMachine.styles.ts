import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** The fruit to label, with its position. */
export const Picture = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[4],
  padding: token.space[4],
  borderRadius: token.radius.md,
  background: token.color.tint,
  '& p': { fontWeight: 650 },
});

/** Results of the test. */
export const TestList = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { marginTop: 0 },
});

/** Test result. Text states whether it was right; the border colour repeats it. */
export const TestResult = styled.li({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[2],
  padding: token.space[3],
  border: `2px solid ${token.color.success}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  textAlign: 'center',
  '&[data-right="false"]': { borderColor: token.color.danger, borderStyle: 'dashed' },
});
